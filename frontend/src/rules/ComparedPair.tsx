import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { regimeType } from '../../../domain/api/common.ts';
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

/** Two rules whose requirements stand on the same lines. */
export const ComparedPair = ({ pair, group }: ComparedPairProps) => {
  const lines = sharedLines(pair);
  const cards = { RPPS: pair.rpps, RGPS: pair.rgps };
  return (
    <Box sx={grid}>
      {regimeType.options.map((regime) => (
        <Box key={regime} sx={{ display: { xs: 'block', md: 'contents' } }}>
          <Typography variant="caption" sx={{ display: { md: 'none' }, fontWeight: 600 }}>
            {regime}
          </Typography>
          <RuleCard rule={cards[regime]} group={group} lines={lines} />
        </Box>
      ))}
    </Box>
  );
};
