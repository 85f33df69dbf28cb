import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import type { CountingMethod } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { reportWords } from '../../../domain/words/report.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { CountSwitch } from './CountSwitch.tsx';
import { MissingData } from './MissingData.tsx';
import { RuleList, rulesOf } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { rulesTexts } from './texts.ts';
import { useRules } from './useRules.ts';

/** The sub-tabs of a regime: its three groups of rules, and its report. */
export type RulesView = RuleGroup | 'report';

const groups: readonly RuleGroup[] = ['applicable', 'future', 'notApplicable'];

export interface RulesTabProps {
  calculationId: string;
  calculationName: string;
  countingMethod: CountingMethod;
  regimeType: RegimeType;
  view: RulesView;
  onViewChange: (view: RulesView) => void;
  /** The report of this regime, shown under the last sub-tab. */
  report: ReactNode;
  workRecordsPath: string;
  customerPath: string;
  calculationPath: string;
}

/** The rules of one regime in their three groups, each with its count, and its report. */
export const RulesTab = (props: RulesTabProps) => {
  const { calculationId, regimeType, view, onViewChange, report, countingMethod } = props;
  const [counted, setCounted] = useState<CountingMethod>(countingMethod);
  const countedAs = counted === countingMethod ? undefined : counted;
  const rules = useRules(calculationId, regimeType, countedAs);
  const { data } = rules;
  const label = (name: RuleGroup) =>
    data === undefined ? ruleGroupWords[name].title : `${ruleGroupWords[name].title} (${rulesOf(data, name).length})`;
  return (
    <Stack spacing={2}>
      <Tabs
        value={view}
        onChange={(_event, value: RulesView) => onViewChange(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={`Regras ${regimeType}`}
      >
        {groups.map((name) => (
          <Tab key={name} value={name} label={label(name)} />
        ))}
        <Tab value="report" label={reportWords.title} />
      </Tabs>
      {view === 'report' ? (
        report
      ) : (
        <>
          <CountSwitch own={countingMethod} shown={counted} onChange={setCounted} />
          <Group {...props} group={view} rules={rules} countedAs={countedAs} />
        </>
      )}
    </Stack>
  );
};

interface GroupProps extends RulesTabProps {
  group: RuleGroup;
  rules: ReturnType<typeof useRules>;
  countedAs: CountingMethod | undefined;
}

const Group = ({ group, rules, ...props }: GroupProps) => {
  const { data, error, isPending, refetch } = rules;
  const { calculationId, calculationName, workRecordsPath, countedAs } = props;
  return (
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
          <MissingData
            names={data.missingData}
            customerPath={props.customerPath}
            calculationPath={props.calculationPath}
          />
          <RuleList
            answer={data}
            group={group}
            calculationId={calculationId}
            calculationName={calculationName}
            workRecordsPath={workRecordsPath}
            countedAs={countedAs}
          />
        </>
      )}
    </>
  );
};
