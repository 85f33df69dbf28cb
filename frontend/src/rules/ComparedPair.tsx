import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { type RulePair, sharedLines } from './align.ts';
import { RuleCard } from './RuleCard.tsx';

interface ComparedPairProps {
  pair: RulePair;
  group: RuleGroup;
}

const grid = {
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 1, md: 0 },
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** Two rules whose requirements stand on the same lines; a rule without a counterpart keeps its column. */
export const ComparedPair = ({ pair, group }: ComparedPairProps) => {
  const both = pair.rpps !== null && pair.rgps !== null;
  const lines = sharedLines(pair);
  const card = (regime: RegimeType, rule: Rule | null) => {
    if (rule === null) return <Box key={regime} sx={{ display: { xs: 'none', md: 'block' } }} />;
    return (
      <Box key={regime} sx={{ display: { xs: 'block', md: both ? 'contents' : 'block' } }}>
        <Typography variant="caption" sx={{ display: { md: 'none' }, fontWeight: 600 }}>
          {regime}
        </Typography>
        <RuleCard rule={rule} group={group} {...(both ? { lines } : {})} />
      </Box>
    );
  };
  return (
    <Box sx={grid}>
      {card('RPPS', pair.rpps)}
      {card('RGPS', pair.rgps)}
    </Box>
  );
};
