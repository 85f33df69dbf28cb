import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { type ReportFields, type ReportRegimes, requestOf, sectionsOf, startingFields } from './fields.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { SectionSwitches } from './SectionSwitches.tsx';
import { reportTexts } from './texts.ts';

interface ReportTabProps {
  calculationId: string;
  regimes: ReportRegimes;
  workRecords: readonly WorkRecord[];
}

const settleDelay = 600;

const specialIn = (records: readonly WorkRecord[], regime: 'RPPS' | 'RGPS'): boolean =>
  records.some(({ regimeType, isSpecialTime }) => regimeType === regime && isSpecialTime);

/** The Relatório Genial: the switches on one side, the document as it will print on the other. */
const ReportTab = ({ calculationId, regimes, workRecords }: ReportTabProps) => {
  const [fields, setFields] = useState<ReportFields>(() =>
    startingFields(regimes, { RPPS: specialIn(workRecords, 'RPPS'), RGPS: specialIn(workRecords, 'RGPS') }),
  );
  const request = useMemo(() => requestOf(calculationId, fields), [calculationId, fields]);
  const settled = useDebounced(request, settleDelay);
  const phone = useMediaQuery(useTheme().breakpoints.down('md'));
  const [previewing, setPreviewing] = useState(false);
  const load = (saved: ReportFields) =>
    setFields({ ...saved, sections: sectionsOf(regimes).filter((section) => saved.sections.includes(section)) });
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ReportActions request={request} fields={fields} onLoad={load} />
        {phone && (
          <Button onClick={() => setPreviewing(!previewing)}>
            {previewing ? reportTexts.hidePreview : reportTexts.showPreview}
          </Button>
        )}
      </Stack>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'minmax(340px, 5fr) minmax(0, 8fr)' } }}
      >
        {(!phone || !previewing) && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <SectionSwitches regimes={regimes} fields={fields} onChange={setFields} />
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 1 }}>
              <TextField
                label={reportTexts.lawyerName}
                value={fields.lawyerName}
                onChange={(event) => setFields({ ...fields, lawyerName: event.target.value })}
                size="small"
                fullWidth
              />
              <TextField
                label={reportTexts.oabValue}
                value={fields.oabValue}
                onChange={(event) => setFields({ ...fields, oabValue: event.target.value })}
                size="small"
                sx={{ width: { sm: 180 } }}
              />
            </Stack>
          </Paper>
        )}
        {(!phone || previewing) && (
          <Box sx={{ position: { md: 'sticky' }, top: { md: 80 }, height: { xs: '75vh', md: 'calc(100vh - 110px)' } }}>
            <ReportPreview request={settled} />
          </Box>
        )}
      </Box>
    </Stack>
  );
};

export default ReportTab;
