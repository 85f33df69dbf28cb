import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { type OrderedSection, orderedSection, type ReportSection } from '../../../domain/api/report.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { useDebounced } from '../shared/useDebounced.ts';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { EmptySections } from './EmptySections.tsx';
import { type ReportRegimes, regimesConcluded, requestOf, sectionsOf } from './fields.ts';
import { LookPanel } from './look/LookPanel.tsx';
import { lookTexts } from './look/texts.ts';
import { useReportLook } from './look/useReportLook.ts';
import { OpenForReport } from './OpenForReport.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { ReportSwitches } from './ReportSwitches.tsx';
import { reportTexts } from './texts.ts';
import { useReportFields } from './useReportFields.ts';
import { useScenarioCount } from './useScenarioCount.ts';
import { useToldFamily } from './useToldFamily.ts';

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

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'minmax(340px, 5fr) minmax(0, 8fr)' },
};

/** The switches on one side, the document as it will print on the other. */
const Report = ({ regimes, workRecords }: ReportTabProps & { workRecords: readonly WorkRecord[] }) => {
  const {
    calculation: { id: calculationId },
    customer,
  } = useCalculation();
  const family = useToldFamily(calculationId);
  const about = { customer, workRecords, hasFamily: family !== null };
  const { fields, change, load } = useReportFields(calculationId, regimes, about);
  const { look, known, error, refetch, choose } = useReportLook();
  const scenarios = useScenarioCount(calculationId);
  const request = useMemo(() => requestOf(calculationId, fields, family), [calculationId, fields, family]);
  const settled = useDebounced(request, settleDelay);
  const narrow = useIsNarrow();
  const [previewing, setPreviewing] = useState(false);
  const sections = sectionsOf(regimes, look.order);
  return (
    <Stack spacing={2}>
      {regimesConcluded(fields).map((regime) => (
        <OpenForReport key={regime} regimeType={regime} />
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
      <Box sx={columns}>
        {(!narrow || !previewing) && (
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {error !== null && <ErrorPanel error={error} title={lookTexts.loadFailed} onRetry={() => refetch()} />}
            {known && <LookPanel look={look} sections={movable(sections)} onChange={choose} />}
            <ReportSwitches sections={sections} about={about} scenarios={scenarios} fields={fields} onChange={change} />
          </Stack>
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

/** The signature closes the report whatever stands before it. */
const movable = (sections: readonly ReportSection[]): OrderedSection[] =>
  sections.flatMap((section) => {
    const { data } = orderedSection.safeParse(section);
    return data === undefined || data === 'RODAPE' ? [] : data;
  });

/** The Relatório Genial. Which of its tables start switched on depends on the records. */
export const ReportTab = ({ regimes }: ReportTabProps) => {
  const { data } = useCalculation().records;
  return data === undefined ? <PageSkeleton /> : <Report regimes={regimes} workRecords={data.workRecords} />;
};
