import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ReportRequest } from '../../../domain/api/report.ts';
import { isApiError } from '../app/data/api-error.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { downloadPdf } from './download-pdf.ts';
import { loadFields, type ReportFields, saveFields } from './fields.ts';
import { reportTexts } from './texts.ts';

interface ReportActionsProps {
  request: ReportRequest;
  fields: ReportFields;
  onLoad: (fields: ReportFields) => void;
}

/** Export, and the one slot in which the fields are kept in this browser. */
export const ReportActions = ({ request, fields, onLoad }: ReportActionsProps) => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate: exportPdf, isPending } = useMutation({
    mutationFn: async () => downloadPdf((await genial.report(request)).data.pdf),
    onError: (error) => notify(isApiError(error) ? error.message : reportTexts.exportFailed, { type: 'error' }),
  });
  const save = () => {
    saveFields(localStorage, fields);
    notify(reportTexts.saved, { type: 'success' });
  };
  const load = () => {
    const saved = loadFields(localStorage);
    if (saved === null) return notify(reportTexts.nothingSaved, { type: 'warning' });
    onLoad(saved);
    notify(reportTexts.loaded, { type: 'success' });
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        startIcon={<PictureAsPdfOutlined />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => exportPdf()}
      >
        {isPending ? reportTexts.exporting : reportTexts.exportPdf}
      </Button>
      <Button variant="outlined" onClick={save}>
        {reportTexts.saveFields}
      </Button>
      <Button variant="outlined" onClick={load}>
        {reportTexts.loadFields}
      </Button>
    </Stack>
  );
};
