import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { Customer } from '../../../domain/api/customers.ts';
import { ReportTab } from '../report/ReportTab.tsx';
import { RulesTab, type RulesView } from '../rules/RulesTab.tsx';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { WorkRecordsTab } from '../work-records/WorkRecordsTab.tsx';
import { type CalculationView, calculationPath, customerPath, editPath } from './paths.ts';
import { calculationTexts as texts } from './texts.ts';
import type { useWorkRecords } from './useCalculation.ts';

const CompareRules = lazyDialog(() => import('../rules/CompareRules.tsx'), { mainJob: true });

interface CalculationTabsProps {
  calculation: Calculation;
  customer: Customer;
  records: ReturnType<typeof useWorkRecords>;
  view: CalculationView;
}

type MainTab = 'work-records' | RegimeType | 'compare';

const mainTabOf = (view: CalculationView): MainTab => (view.tab === 'work-records' ? 'work-records' : view.regimeType);

const viewForTab = (tab: MainTab): CalculationView =>
  tab === 'RPPS' || tab === 'RGPS' ? { tab: 'rules', regimeType: tab, group: 'applicable' } : { tab: 'work-records' };

const panelId = 'calculation-part';
const tabIdOf = (tab: MainTab): string => `calculation-part-${tab}`;

/** Records, the rules of both regimes, and the comparison. The address says which is open. */
export const CalculationTabs = ({ calculation, customer, records, view }: CalculationTabsProps) => {
  const { id, customerId, name, countingMethod } = calculation;
  const navigate = useNavigate();
  const [comparing, setComparing] = useState(false);
  const open = (next: CalculationView) => navigate(calculationPath(customerId, id, next));
  const choose = (tab: MainTab) => (tab === 'compare' ? setComparing(true) : open(viewForTab(tab)));
  const showRules = (regimeType: RegimeType) => (next: RulesView) =>
    open(next === 'report' ? { tab: 'report', regimeType } : { tab: 'rules', regimeType, group: next });
  const shown = mainTabOf(view);
  /** Which of its tables start switched on depends on the records. */
  const report = (regimeType: RegimeType) =>
    records.data === undefined ? (
      <PageSkeleton />
    ) : (
      <ReportTab calculationId={id} regimes={regimeType} workRecords={records.data.workRecords} />
    );
  return (
    <Stack spacing={2}>
      <Tabs
        value={shown}
        onChange={(_event, tab: MainTab) => choose(tab)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={texts.parts}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="work-records" id={tabIdOf('work-records')} aria-controls={panelId} label={texts.records} />
        <Tab value="RPPS" id={tabIdOf('RPPS')} aria-controls={panelId} label={texts.rulesRpps} />
        <Tab value="RGPS" id={tabIdOf('RGPS')} aria-controls={panelId} label={texts.rulesRgps} />
        <Tab value="compare" aria-haspopup="dialog" label={texts.compare} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabIdOf(shown)}>
        {view.tab === 'work-records' ? (
          <WorkRecordsTab calculation={calculation} customer={customer} records={records} />
        ) : (
          <RulesTab
            key={`${view.regimeType} ${countingMethod}`}
            calculationId={id}
            calculationName={name}
            countingMethod={countingMethod}
            regimeType={view.regimeType}
            view={view.tab === 'report' ? 'report' : view.group}
            onViewChange={showRules(view.regimeType)}
            report={report(view.regimeType)}
            workRecordsPath={calculationPath(customerId, id, { tab: 'work-records' })}
            customerPath={`${customerPath(customerId)}?mode=edit`}
            calculationPath={editPath(customerId, id, view)}
          />
        )}
        {comparing && records.data !== undefined && (
          <CompareRules
            calculation={calculation}
            workRecords={records.data.workRecords}
            onClose={() => setComparing(false)}
          />
        )}
      </Box>
    </Stack>
  );
};
