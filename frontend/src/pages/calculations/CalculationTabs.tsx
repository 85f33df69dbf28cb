import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { useCalculation } from '../../calculations/calculation-context.ts';
import { calculationTexts as texts } from '../../calculations/texts.ts';
import { type CalculationView, calculationPath } from '../../ground/case-paths.ts';
import { NextSteps } from '../../next-steps/NextSteps.tsx';
import { StepsToKeep } from '../../next-steps/StepsToKeep.tsx';
import { ReportTab } from '../../report/ReportTab.tsx';
import { RulesTab, type RulesView } from '../../rules/RulesTab.tsx';
import { heard } from '../../shared/heard.ts';
import { mainJob } from '../../shared/loading/idle.ts';
import { lazyDialog, lazyScreen } from '../../shared/loading/lazyScreen.tsx';
import { ScrollingTabs } from '../../shared/ScrollingTabs.tsx';
import { WorkRecordsTab } from '../../work-records/WorkRecordsTab.tsx';

const CalculationHistory = lazyScreen(() => import('../../history/CalculationHistory.tsx'));
const OutlookTab = lazyScreen(() => import('../../outlook/OutlookTab.tsx'), { beforehand: mainJob });
const FamilyTab = lazyScreen(() => import('../../family/FamilyTab.tsx'));
const ScenariosTab = lazyScreen(() => import('../../scenarios/ScenariosTab.tsx'));
const CompareRules = lazyDialog(() => import('./CompareRules.tsx'), { beforehand: mainJob });

type MainTab = 'work-records' | RegimeType | 'outlook' | 'family' | 'scenarios' | 'history' | 'compare';

/** The views that stand under the tabs, and the comparison, which stands over one of them. */
export type TabbedView = Exclude<CalculationView, { tab: 'past' | 'comparison' }>;
type PartView = Exclude<TabbedView, { tab: 'compare' }>;

const mainTabOf = (view: PartView): MainTab => ('regimeType' in view ? view.regimeType : view.tab);

const viewForTab = (tab: Exclude<MainTab, 'compare'>, own: RegimeType): CalculationView => {
  if (tab === 'RPPS' || tab === 'RGPS') return { tab: 'rules', regimeType: tab, group: 'applicable' };
  return tab === 'scenarios' ? { tab, by: own } : { tab };
};

/** What stands under a tab, for who goes by headings. */
const headingOf = {
  'work-records': texts.records,
  RPPS: texts.rulesRpps,
  RGPS: texts.rulesRgps,
  history: texts.history,
  compare: texts.compare,
  outlook: texts.outlook,
  family: texts.family,
  scenarios: texts.scenarios,
} as const satisfies Record<MainTab, string>;

const panelId = 'calculation-part';
const tabIdOf = (tab: MainTab): string => `calculation-part-${tab}`;

/** What the comparison stands over: the part that was open last, the records where an address opens the comparison itself. */
const usePart = (view: TabbedView): PartView => {
  const [last, setLast] = useState<PartView>({ tab: 'work-records' });
  if (view.tab === 'compare') return last;
  if (view !== last) setLast(view);
  return view;
};

/** Records, the rules of both regimes, when to retire, and the comparison. The address says which is open. */
export const CalculationTabs = ({ view }: { view: TabbedView }) => {
  const { id, customerId, countingMethod, regimeType: ownRegime } = useCalculation().calculation;
  const navigate = useNavigate();
  const part = usePart(view);
  const open = (next: CalculationView) => navigate(calculationPath(customerId, id, next));
  const choose = (tab: MainTab) =>
    open(tab === 'compare' ? { tab, part: 'applicable', regime: ownRegime } : viewForTab(tab, ownRegime));
  const showRules = (regimeType: RegimeType) => (next: RulesView) =>
    open(next === 'report' ? { tab: 'report', regimeType } : { tab: 'rules', regimeType, group: next });
  const shown = mainTabOf(part);
  return (
    <Stack spacing={2}>
      <ScrollingTabs
        value={shown}
        onChange={(_event, tab: MainTab) => choose(tab)}
        aria-label={texts.parts}
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        <Tab value="work-records" id={tabIdOf('work-records')} aria-controls={panelId} label={texts.records} />
        <Tab value="RPPS" id={tabIdOf('RPPS')} aria-controls={panelId} label={texts.rulesRpps} />
        <Tab value="RGPS" id={tabIdOf('RGPS')} aria-controls={panelId} label={texts.rulesRgps} />
        <Tab value="outlook" id={tabIdOf('outlook')} aria-controls={panelId} label={texts.outlook} />
        <Tab value="family" id={tabIdOf('family')} aria-controls={panelId} label={texts.family} />
        <Tab value="scenarios" id={tabIdOf('scenarios')} aria-controls={panelId} label={texts.scenarios} />
        <Tab value="history" id={tabIdOf('history')} aria-controls={panelId} label={texts.history} />
        <Tab value="compare" aria-haspopup="dialog" label={texts.compare} />
      </ScrollingTabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabIdOf(shown)}>
        <h2 style={heard}>{headingOf[shown]}</h2>
        {part.tab === 'work-records' && <WorkRecordsTab />}
        {part.tab === 'outlook' && <OutlookTab />}
        {part.tab === 'family' && <FamilyTab />}
        {part.tab === 'scenarios' && (
          <ScenariosTab
            steps={(regimeType, scenarios) => <StepsToKeep regimeType={regimeType} scenarios={scenarios} />}
          />
        )}
        {part.tab === 'history' && <CalculationHistory />}
        {'regimeType' in part && (
          <RulesTab
            key={`${part.regimeType} ${countingMethod}`}
            regimeType={part.regimeType}
            view={part.tab === 'report' ? 'report' : part.group}
            onViewChange={showRules(part.regimeType)}
            report={<ReportTab regimes={part.regimeType} />}
            nextSteps={<NextSteps regimeType={part.regimeType} />}
          />
        )}
        {view.tab === 'compare' && <CompareRules view={view} onChange={open} onClose={() => open(part)} />}
      </Box>
    </Stack>
  );
};
