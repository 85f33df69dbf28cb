import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Tab,
  Tabs,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useState } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { calculationPath } from '../calculations/paths.ts';
import ReportTab from '../report/ReportTab.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { BenefitChart } from './BenefitChart.tsx';
import { RuleList } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { compareTabs, rulesTexts } from './texts.ts';
import { useRules } from './use-rules.ts';

type CompareView = RuleGroup | 'individual' | 'both';

interface ColumnProps {
  calculation: Calculation;
  regimeType: RegimeType;
  group: RuleGroup;
}

const Column = ({ calculation, regimeType, group }: ColumnProps) => {
  const { data, error, isPending, refetch } = useRules(calculation.id, regimeType);
  return (
    <Box component="section" aria-label={regimeType} sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {regimeType}
      </Typography>
      {isPending && <RulesSkeleton />}
      {error !== null && <ErrorPanel error={error} title={rulesTexts.loadFailed} onRetry={() => refetch()} />}
      {data !== undefined && (
        <RuleList
          answer={data}
          group={group}
          calculationId={calculation.id}
          calculationName={calculation.name}
          workRecordsPath={calculationPath(calculation.customerId, calculation.id, { tab: 'work-records' })}
        />
      )}
    </Box>
  );
};

const SideBySide = ({ calculation, group }: { calculation: Calculation; group: RuleGroup }) => (
  <Stack spacing={3}>
    {group !== 'notApplicable' && <BenefitChart calculationId={calculation.id} />}
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Column calculation={calculation} regimeType="RPPS" group={group} />
      <Column calculation={calculation} regimeType="RGPS" group={group} />
    </Box>
  </Stack>
);

interface CompareRulesProps {
  calculation: Calculation;
  workRecords: readonly WorkRecord[];
  onClose: () => void;
}

/** RPPS and RGPS side by side, and the report of one regime or of both. */
const CompareRules = ({ calculation, workRecords, onClose }: CompareRulesProps) => {
  const [view, setView] = useState<CompareView>('applicable');
  const phone = useMediaQuery('(max-width:900px)');
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="xl" aria-labelledby="compare-title">
      <DialogTitle id="compare-title" sx={{ pb: 0 }}>
        {rulesTexts.compareTitle}
        <Tabs
          value={view}
          onChange={(_event, next: CompareView) => setView(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={rulesTexts.bothRegimes}
        >
          {compareTabs.map(({ value, label }) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </Tabs>
      </DialogTitle>
      <DialogContent dividers>
        {view === 'individual' || view === 'both' ? (
          <ReportTab
            key={view}
            calculationId={calculation.id}
            regimes={view === 'both' ? 'BOTH' : calculation.regimeType}
            workRecords={workRecords}
          />
        ) : (
          <SideBySide calculation={calculation} group={view} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{rulesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default CompareRules;
