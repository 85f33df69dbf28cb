import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RegimeType } from '../../../domain/api/common.ts';
import { ReportTab } from '../report/ReportTab.tsx';
import { RulesTab, type RulesView } from '../rules/RulesTab.tsx';
import { lazyDialog, lazyScreen } from '../shared/loading/lazyScreen.tsx';
import { WorkRecordsTab } from '../work-records/WorkRecordsTab.tsx';
import { useCalculation } from './calculation-context.ts';
import { type CalculationView, calculationPath } from './paths.ts';
import { calculationTexts as texts } from './texts.ts';

const CalculationHistory = lazyScreen(() => import('../history/CalculationHistory.tsx'));
const OutlookTab = lazyScreen(() => import('../outlook/OutlookTab.tsx'), { mainJob: true });
const ScenariosTab = lazyScreen(() => import('../scenarios/ScenariosTab.tsx'));
const CompareRules = lazyDialog(() => import('../rules/CompareRules.tsx'), { mainJob: true });

type MainTab = 'work-records' | RegimeType | 'outlook' | 'scenarios' | 'history' | 'compare';

/** The views that stand under the tabs. */
export type TabbedView = Exclude<CalculationView, { tab: 'past' | 'comparison' }>;

const mainTabOf = (view: TabbedView): MainTab => ('regimeType' in view ? view.regimeType : view.tab);

const viewForTab = (tab: Exclude<MainTab, 'compare'>, own: RegimeType): CalculationView => {
  if (tab === 'RPPS' || tab === 'RGPS') return { tab: 'rules', regimeType: tab, group: 'applicable' };
  return tab === 'scenarios' ? { tab, by: own } : { tab };
};

const panelId = 'calculation-part';
const tabIdOf = (tab: MainTab): string => `calculation-part-${tab}`;

/** Records, the rules of both regimes, when to retire, and the comparison. The address says which is open. */
export const CalculationTabs = ({ view }: { view: TabbedView }) => {
  const { id, customerId, countingMethod, regimeType } = useCalculation().calculation;
  const navigate = useNavigate();
  const [comparing, setComparing] = useState(false);
  const open = (next: CalculationView) => navigate(calculationPath(customerId, id, next));
  const choose = (tab: MainTab) => (tab === 'compare' ? setComparing(true) : open(viewForTab(tab, regimeType)));
  const showRules = (regimeType: RegimeType) => (next: RulesView) =>
    open(next === 'report' ? { tab: 'report', regimeType } : { tab: 'rules', regimeType, group: next });
  const shown = mainTabOf(view);
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
        <Tab value="outlook" id={tabIdOf('outlook')} aria-controls={panelId} label={texts.outlook} />
        <Tab value="scenarios" id={tabIdOf('scenarios')} aria-controls={panelId} label={texts.scenarios} />
        <Tab value="history" id={tabIdOf('history')} aria-controls={panelId} label={texts.history} />
        <Tab value="compare" aria-haspopup="dialog" label={texts.compare} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabIdOf(shown)}>
        {view.tab === 'work-records' && <WorkRecordsTab />}
        {view.tab === 'outlook' && <OutlookTab />}
        {view.tab === 'scenarios' && <ScenariosTab />}
        {view.tab === 'history' && <CalculationHistory />}
        {'regimeType' in view && (
          <RulesTab
            key={`${view.regimeType} ${countingMethod}`}
            regimeType={view.regimeType}
            view={view.tab === 'report' ? 'report' : view.group}
            onViewChange={showRules(view.regimeType)}
            report={<ReportTab regimes={view.regimeType} />}
          />
        )}
        {comparing && <CompareRules onClose={() => setComparing(false)} />}
      </Box>
    </Stack>
  );
};
