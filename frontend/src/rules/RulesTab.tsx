import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { CountingMethod } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { isUneven } from '../../../domain/words/quantities.ts';
import { reportWords } from '../../../domain/words/report.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { ScrollingTabs } from '../shared/ScrollingTabs.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { CountSwitch } from './CountSwitch.tsx';
import { CountedAs } from './counted-as.ts';
import { ExportResult } from './ExportResult.tsx';
import { MissingData } from './MissingData.tsx';
import { RuleList, rulesOf } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { rulesTexts } from './texts.ts';
import { useLandsOnRights } from './useLandsOnRights.ts';
import { useRules } from './useRules.ts';

/** The sub-tabs of a regime: its three groups of rules, and its report. */
export type RulesView = RuleGroup | 'report';

const groups: readonly RuleGroup[] = ['applicable', 'future', 'notApplicable'];

export interface RulesTabProps {
  regimeType: RegimeType;
  view: RulesView;
  onViewChange: (view: RulesView) => void;
  /** The report of this regime, shown under the last sub-tab; a past revision has none. */
  report?: ReactNode;
  /** What to do next, under the answer; a past revision has none. */
  nextSteps?: ReactNode;
}

/** The rules of one regime in their three groups, each with its count, and its report. */
export const RulesTab = ({ regimeType, view, onViewChange, report, nextSteps }: RulesTabProps) => {
  const { id, countingMethod } = useCalculation().calculation;
  const [counted, setCounted] = useState<CountingMethod>(countingMethod);
  const countedAs = counted === countingMethod ? undefined : counted;
  const rules = useRules(id, regimeType, countedAs);
  const { data } = rules;
  useLandsOnRights(data, { onApplicable: view === 'applicable', toFuture: () => onViewChange('future') });
  const label = (name: RuleGroup) =>
    data === undefined ? ruleGroupWords[name].title : `${ruleGroupWords[name].title} (${rulesOf(data, name).length})`;
  return (
    <Stack spacing={2}>
      {view !== 'report' && data !== undefined && <AnswerPanel answer={data} regimeType={regimeType} />}
      {view !== 'report' && nextSteps}
      <ScrollingTabs
        value={view}
        onChange={(_event, value: RulesView) => onViewChange(value)}
        aria-label={`Regras ${regimeType}`}
      >
        {groups.map((name) => (
          <Tab key={name} value={name} label={label(name)} />
        ))}
        {report !== undefined && <Tab value="report" label={reportWords.title} />}
      </ScrollingTabs>
      {view === 'report' ? (
        report
      ) : (
        <CountedAs value={countedAs}>
          <Group regimeType={regimeType} group={view} rules={rules} />
          <Box
            className="no-print"
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}
          >
            <CountSwitch own={countingMethod} shown={counted} onChange={setCounted} />
            <ExportResult />
          </Box>
        </CountedAs>
      )}
    </Stack>
  );
};

interface GroupProps {
  regimeType: RegimeType;
  group: RuleGroup;
  rules: ReturnType<typeof useRules>;
}

const hasUnevenTime = ({ requirements }: Rule): boolean =>
  requirements.some(({ held, heldOnCalculationDate = null }) => isUneven(held) || isUneven(heldOnCalculationDate));

const Group = ({ regimeType, group, rules: { data, error, isPending, refetch } }: GroupProps) => (
  <>
    {isPending && <RulesSkeleton />}
    {error !== null && (
      <ErrorPanel
        error={error}
        title={rulesTexts.loadFailed}
        kept={rulesTexts.loadFailedHelp}
        onRetry={() => refetch()}
      />
    )}
    {data !== undefined && (
      <>
        <MissingData names={data.missingData} view={{ tab: 'rules', regimeType, group }} />
        {rulesOf(data, group).some(hasUnevenTime) && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {rulesTexts.uneven}
          </Typography>
        )}
        <RuleList answer={data} group={group} />
      </>
    )}
  </>
);
