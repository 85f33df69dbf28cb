import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { useDebounced } from '../shared/useDebounced.ts';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { EmptySections } from './EmptySections.tsx';
import { type ReportRegimes, regimesConcluded, requestOf } from './fields.ts';
import { LawyerFields } from './LawyerFields.tsx';
import { MissingForReport } from './MissingForReport.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { SectionSwitches } from './SectionSwitches.tsx';
import { reportTexts } from './texts.ts';
import { useReportFields } from './useReportFields.ts';

interface ReportTabProps {
  regimes: ReportRegimes;
}

const settleDelay = 600;

/** Whatever stands above, such as the facts of the calculation, the document stays in sight beside the switches. */
const inSight = {
  position: { md: 'sticky' },
  top: { md: 'calc(var(--sticky-top, 64px) + 8px)' },
  height: { xs: '75vh', md: 'calc(100vh - var(--sticky-top, 64px) - 32px)' },
} as const;

/** The switches on one side, the document as it will print on the other. */
const Report = ({ regimes, workRecords }: ReportTabProps & { workRecords: readonly WorkRecord[] }) => {
  const {
    calculation: { id: calculationId },
    customer,
  } = useCalculation();
  const about = { customer, workRecords };
  const { fields, change, load } = useReportFields(calculationId, regimes, about);
  const request = useMemo(() => requestOf(calculationId, fields), [calculationId, fields]);
  const settled = useDebounced(request, settleDelay);
  const narrow = useIsNarrow();
  const [previewing, setPreviewing] = useState(false);
  return (
    <Stack spacing={2}>
      {regimesConcluded(fields).map((regime) => (
        <MissingForReport key={regime} regimeType={regime} />
      ))}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ReportActions request={request} fields={fields} onLoad={load} />
        <EmptySections fields={fields} about={about} />
        {narrow && (
          <Button onClick={() => setPreviewing(!previewing)}>
            {previewing ? reportTexts.hidePreview : reportTexts.showPreview}
          </Button>
        )}
      </Stack>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'minmax(340px, 5fr) minmax(0, 8fr)' } }}
      >
        {(!narrow || !previewing) && (
          <Paper component="section" variant="outlined" aria-label={reportTexts.sections} sx={{ p: 2, minWidth: 0 }}>
            <SectionSwitches regimes={regimes} about={about} fields={fields} onChange={change} />
            <FormControlLabel
              control={
                <Switch
                  checked={fields.remunerations}
                  onChange={(_event, checked) => change({ ...fields, remunerations: checked })}
                />
              }
              label={reportTexts.remunerations}
            />
            <LawyerFields fields={fields} onChange={change} />
          </Paper>
        )}
        {(!narrow || previewing) && (
          <Box sx={inSight}>
            <ReportPreview request={settled} />
          </Box>
        )}
      </Box>
    </Stack>
  );
};

/** The Relatório Genial. Which of its tables start switched on depends on the records. */
export const ReportTab = ({ regimes }: ReportTabProps) => {
  const { data } = useCalculation().records;
  return data === undefined ? <PageSkeleton /> : <Report regimes={regimes} workRecords={data.workRecords} />;
};
