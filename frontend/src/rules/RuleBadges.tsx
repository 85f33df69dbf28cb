import Box from '@mui/material/Box';
import type { Rule } from '../../../domain/api/rules.ts';
import { afterReach, standoutWords } from '../../../domain/words/answer.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { otherValues } from '../../../domain/words/other-reading.ts';
import type { Standouts } from '../../../domain/words/ranked-rights.ts';
import { unconfirmedMark } from '../../../domain/words/unconfirmed.ts';
import { Badge } from './Badge.tsx';
import { rulesTexts } from './texts.ts';

interface RuleBadgesProps {
  rule: Rule;
  /** What stands out in the list around it; absent where rules are not compared with each other. */
  standouts?: Standouts | undefined;
}

const isComplete = ({ whenToRetire, calculationDate }: Rule): boolean =>
  whenToRetire !== null && whenToRetire <= calculationDate;

/** What to know of a rule before its figures: the highest value, the earliest day, parity, that a figure is not confirmed, and what another reading
 * gives. */
export const RuleBadges = ({ rule, standouts }: RuleBadgesProps) => {
  const others = otherValues(rule);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.75, '&:empty': { display: 'none' } }}>
      {standouts?.best.has(rule.id) === true && (
        <Badge tone="primary">{isComplete(rule) ? standoutWords.bestToday : standoutWords.bestToCome}</Badge>
      )}
      {standouts?.soonest.has(rule.id) === true && <Badge tone="primary">{standoutWords.soonest}</Badge>}
      {rule.whenToRetire !== null && !rule.withinReach && <Badge tone="warning">{afterReach}</Badge>}
      {standouts !== undefined && rule.parity === true && <Badge tone="primary">{rulesTexts.withParity}</Badge>}
      {!rule.confirmed && <Badge tone="warning">{unconfirmedMark(rule)}</Badge>}
      {others !== null && <Badge tone="warning">{unbroken(others)}</Badge>}
    </Box>
  );
};
