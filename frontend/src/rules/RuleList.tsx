import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { RuleCard } from './RuleCard.tsx';

export const rulesOf = (answer: RulesAnswer, group: RuleGroup) => {
  switch (group) {
    case 'applicable':
      return answer.applicableRules;
    case 'future':
      return answer.futureRules;
    case 'notApplicable':
      return answer.notApplicableRules;
    default:
      return group satisfies never;
  }
};

interface RuleListProps {
  answer: RulesAnswer;
  group: RuleGroup;
}

/** The cards of one group, or the sentence that says that there are none. */
export const RuleList = ({ answer, group }: RuleListProps) => {
  const rules = rulesOf(answer, group);
  return (
    <Stack spacing={2}>
      {answer.warnings.map((warning) => (
        <Alert key={warning} severity="info">
          {warning}
        </Alert>
      ))}
      {rules.length === 0 && answer.missingData.length === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
          {ruleGroupWords[group].empty}
        </Typography>
      )}
      {rules.map((rule) => (
        <RuleCard key={rule.id} rule={rule} group={group} />
      ))}
    </Stack>
  );
};
