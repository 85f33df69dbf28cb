import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { type CalculationView, calculationPath } from '../ground/case-paths.ts';
import { rulesTexts as texts } from './texts.ts';

interface EmptyGroupProps {
  answer: RulesAnswer;
  group: RuleGroup;
}

/** Where there is more to see: the rights to come, or what would bring one. */
const nextStep = (
  { applicableRules, futureRules, notApplicableRules }: RulesAnswer,
  group: RuleGroup,
): { label: string; view: CalculationView } | null => {
  const regimeType: RegimeType | undefined = [...futureRules, ...notApplicableRules][0]?.regimeType;
  if (regimeType === undefined) return null;
  if (group === 'applicable' && futureRules.length > 0)
    return { label: texts.toFuture(futureRules.length), view: { tab: 'rules', regimeType, group: 'future' } };
  if (applicableRules.length + futureRules.length > 0) return null;
  return { label: texts.toScenarios, view: { tab: 'scenarios', by: regimeType } };
};

/** A group without rules, and where to go on; an old revision leads nowhere. */
export const EmptyGroup = ({ answer, group }: EmptyGroupProps) => {
  const { calculation, revision } = useCalculation();
  const next = revision === undefined ? nextStep(answer, group) : null;
  return (
    <Stack spacing={1.5} sx={{ py: 4, alignItems: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{ruleGroupWords[group].empty}</Typography>
      {next !== null && (
        <Button
          variant="outlined"
          component={Link}
          to={calculationPath(calculation.customerId, calculation.id, next.view)}
          className="no-print"
        >
          {next.label}
        </Button>
      )}
    </Stack>
  );
};
