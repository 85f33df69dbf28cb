import Box from '@mui/material/Box';
import type { Rule } from '../../../domain/api/rules.ts';
import { afterReach } from '../../../domain/words/answer.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { otherValues } from '../../../domain/words/other-reading.ts';
import { unconfirmedMark } from '../../../domain/words/unconfirmed.ts';
import { Badge } from './Badge.tsx';
import { rulesTexts } from './texts.ts';

interface RuleBadgesProps {
  rule: Rule;
  /** What is written at it beside the others; absent where rules are not compared with each other. */
  standouts?: readonly string[] | undefined;
}

/** What to know of a rule before its figures: the highest value, the earliest day, parity, that a figure is not confirmed, and what another reading
 * gives. */
export const RuleBadges = ({ rule, standouts }: RuleBadgesProps) => {
  const others = otherValues(rule);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.75, '&:empty': { display: 'none' } }}>
      {standouts?.map((word) => (
        <Badge key={word} tone="primary">
          {word}
        </Badge>
      ))}
      {rule.whenToRetire !== null && !rule.withinReach && <Badge tone="warning">{afterReach}</Badge>}
      {standouts !== undefined && rule.parity === true && <Badge tone="primary">{rulesTexts.withParity}</Badge>}
      {!rule.confirmed && <Badge tone="warning">{unconfirmedMark(rule)}</Badge>}
      {others !== null && <Badge tone="warning">{unbroken(others)}</Badge>}
    </Box>
  );
};
