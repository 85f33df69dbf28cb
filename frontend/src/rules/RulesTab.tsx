import { Alert, AlertTitle, Button, Stack, Tab, Tabs } from '@mui/material';
import type { RegimeType } from '../../../domain/api/common.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { MissingData } from './MissingData.tsx';
import { RuleList, rulesOf } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { rulesTexts } from './texts.ts';
import { useRules } from './use-rules.ts';

const groups: readonly RuleGroup[] = ['applicable', 'future', 'notApplicable'];

export interface RulesTabProps {
  calculationId: string;
  calculationName: string;
  regimeType: RegimeType;
  group: RuleGroup;
  onGroupChange: (group: RuleGroup) => void;
  workRecordsPath: string;
  customerPath: string;
  calculationPath: string;
}

/** The rules of one regime in their three groups, each with its count. */
export const RulesTab = (props: RulesTabProps) => {
  const { calculationId, calculationName, regimeType, group, onGroupChange, workRecordsPath } = props;
  const { data, error, isPending, refetch } = useRules(calculationId, regimeType);
  const label = (name: RuleGroup) =>
    data === undefined ? ruleGroupWords[name].title : `${ruleGroupWords[name].title} (${rulesOf(data, name).length})`;
  return (
    <Stack spacing={2}>
      <Tabs
        value={group}
        onChange={(_event, value: RuleGroup) => onGroupChange(value)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={`Regras ${regimeType}`}
      >
        {groups.map((name) => (
          <Tab key={name} value={name} label={label(name)} />
        ))}
      </Tabs>
      {isPending && <RulesSkeleton />}
      {error !== null && (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{rulesTexts.tryAgain}</Button>}>
          <AlertTitle>{rulesTexts.loadFailed}</AlertTitle>
          {rulesTexts.loadFailedHelp}
        </Alert>
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
          />
        </>
      )}
    </Stack>
  );
};
