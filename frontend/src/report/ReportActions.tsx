import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ReportRequest } from '../../../domain/api/report.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { useSession } from '../data/session/session.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { downloadDocx, downloadPdf } from './download.ts';
import type { ReportFields } from './fields.ts';
import { LoadFields } from './LoadFields.tsx';
import { keepFields, keptFields, type SavedFields } from './saved-fields.ts';
import { reportTexts } from './texts.ts';
import { useSavedOrigin } from './useSavedOrigin.ts';

interface ReportActionsProps {
  request: ReportRequest;
  fields: ReportFields;
  onLoad: (fields: ReportFields) => void;
}

/** Export, and the one slot in which the fields are kept in this browser. */
export const ReportActions = ({ request, fields, onLoad }: ReportActionsProps) => {
  const genial = useGenial();
  const notify = useNotify();
  const { customer } = useCalculation();
  const { mutate: exportPdf, isPending } = useMutation({
    mutationFn: async () => downloadPdf((await genial.report(request)).data.pdf, customer.name),
    onError: (error) => notify(isApiError(error) ? error.message : reportTexts.exportFailed, { type: 'error' }),
  });
  const { mutate: exportWord, isPending: isWriting } = useMutation({
    mutationFn: async () => downloadDocx((await genial.reportDocx(request)).data.docx, customer.name),
    onError: (error) => notify(isApiError(error) ? error.message : reportTexts.wordFailed, { type: 'error' }),
  });
  const { user } = useSession();
  const originNow = useSavedOrigin(() => new Date().toISOString());
  const [found, setFound] = useState<SavedFields | null>(null);
  const save = () => {
    keepFields(localStorage, fields, originNow());
    notify(reportTexts.saved, { type: 'success' });
  };
  const ask = () => {
    const saved = keptFields(localStorage, user.id);
    if (saved === null) notify(reportTexts.nothingSaved, { type: 'warning' });
    setFound(saved);
  };
  const load = (chosen: ReportFields) => {
    setFound(null);
    onLoad(chosen);
    notify(reportTexts.loaded, { type: 'success' });
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <BusyButton variant="contained" startIcon={<PictureAsPdfOutlined />} busy={isPending} onClick={() => exportPdf()}>
        {isPending ? reportTexts.exporting : reportTexts.exportPdf}
      </BusyButton>
      <BusyButton
        variant="outlined"
        startIcon={<DescriptionOutlined />}
        busy={isWriting}
        onClick={() => exportWord()}
        title={reportTexts.wordHelp}
      >
        {isWriting ? reportTexts.exportingWord : reportTexts.exportWord}
      </BusyButton>
      <Button variant="outlined" onClick={save}>
        {reportTexts.saveFields}
      </Button>
      <Button variant="outlined" onClick={ask}>
        {reportTexts.loadFields}
      </Button>
      {found !== null && <LoadFields saved={found} current={fields} onLoad={load} onClose={() => setFound(null)} />}
    </Stack>
  );
};
