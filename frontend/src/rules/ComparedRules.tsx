import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { compareRules } from './align.ts';
import { ComparedPair } from './ComparedPair.tsx';
import { RuleCard } from './RuleCard.tsx';
import { rulesTexts } from './texts.ts';

export const twoColumns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

interface ComparedRulesProps {
  lists: Record<RegimeType, readonly Rule[]>;
  group: RuleGroup;
}

/** Like beside like, requirement by requirement; then, each in its own column, what only one regime has. */
export const ComparedRules = ({ lists, group }: ComparedRulesProps) => {
  const { pairs, rpps, rgps } = compareRules(lists.RPPS, lists.RGPS);
  const unpaired = { RPPS: rpps, RGPS: rgps };
  const withRules = regimeType.options.filter((regime) => unpaired[regime].length > 0);
  return (
    <Stack spacing={3}>
      {pairs.map((pair) => (
        <ComparedPair key={`${pair.rpps.id} ${pair.rgps.id}`} pair={pair} group={group} />
      ))}
      <Box sx={withRules.length > 1 ? twoColumns : {}}>
        {withRules.map((regime) => (
          <Stack key={regime} spacing={2} sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {rulesTexts.unpaired(regime)} ({unpaired[regime].length})
            </Typography>
            {unpaired[regime].map((rule) => (
              <RuleCard key={rule.id} rule={rule} group={group} />
            ))}
          </Stack>
        ))}
      </Box>
    </Stack>
  );
};
