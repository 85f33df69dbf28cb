import Card from '@mui/material/Card';
import type { Rule } from '../../../domain/api/rules.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import type { Line } from './align.ts';
import { RequirementList } from './RequirementList.tsx';
import { RuleFoot } from './RuleFoot.tsx';
import { RuleHead } from './RuleHead.tsx';

interface RuleCardProps {
  rule: Rule;
  group: RuleGroup;
  /** Set where the card stands beside another: the lines they share. */
  lines?: readonly Line[];
  /** What is written at it beside the others of its regime. */
  standouts?: readonly string[];
}

/** Head, lines and foot on the rows of the grid around both cards. */
const besideAnother = (lines: readonly Line[]) => ({
  '@media (min-width: 900px)': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${Math.max(1, lines.length) + 2}`,
  },
});

/** A rule as the client wants to know it: one line, then held against needed, then the law. Details open in place. */
export const RuleCard = ({ rule, group, lines, standouts }: RuleCardProps) => (
  <Card
    component="article"
    aria-label={rule.modality}
    variant="outlined"
    sx={{
      p: { xs: 2, sm: 2.5 },
      borderLeftWidth: 4,
      borderLeftColor: `${group}.main`,
      ...(lines === undefined ? {} : besideAnother(lines)),
    }}
  >
    <RuleHead rule={rule} group={group} standouts={standouts} />
    <RequirementList rule={rule} lines={lines} />
    <RuleFoot rule={rule} group={group} />
  </Card>
);
