import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { pairRules } from './align.ts';
import { ComparedPair } from './ComparedPair.tsx';
import { MissingData } from './MissingData.tsx';
import { RuleCard } from './RuleCard.tsx';
import { rulesOf } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { rulesTexts } from './texts.ts';
import { useRules } from './useRules.ts';

const twoColumns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** One group of both regimes: like beside like, requirement by requirement. */
export const SideBySide = ({ group }: { group: RuleGroup }) => {
  const { id } = useCalculation().calculation;
  const rules = { RPPS: useRules(id, 'RPPS'), RGPS: useRules(id, 'RGPS') };
  const failed = regimeType.options.find((regime) => rules[regime].error !== null);
  if (failed !== undefined) {
    const { error, refetch } = rules[failed];
    return <ErrorPanel error={error} title={rulesTexts.loadFailed} onRetry={() => refetch()} />;
  }
  const { data: rpps } = rules.RPPS;
  const { data: rgps } = rules.RGPS;
  if (rpps === undefined || rgps === undefined) return <RulesSkeleton />;
  const listed = { RPPS: rulesOf(rpps, group), RGPS: rulesOf(rgps, group) };
  const missing = { RPPS: rpps.missingData, RGPS: rgps.missingData };
  const heading = (regime: RegimeType) => (
    <Typography variant="h2">
      {regime} ({listed[regime].length})
    </Typography>
  );
  /** With nothing to pair, each regime is read from its heading down: its cards, or why there are none. */
  const column = (regime: RegimeType) => (
    <Stack key={regime} component="section" aria-label={regime} spacing={2} sx={{ minWidth: 0 }}>
      {heading(regime)}
      {listed[regime].length === 0 && missing[regime].length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{ruleGroupWords[group].empty}</Typography>
      )}
      <MissingData names={missing[regime]} view={{ tab: 'work-records' }} />
      {listed[regime].map((rule) => (
        <RuleCard key={rule.id} rule={rule} group={group} />
      ))}
    </Stack>
  );
  const paired = regimeType.options.every((regime) => listed[regime].length > 0);
  return (
    <Stack spacing={3}>
      {paired ? (
        <>
          <Box sx={twoColumns}>
            {regimeType.options.map((regime) => (
              <Box key={regime}>{heading(regime)}</Box>
            ))}
          </Box>
          {pairRules(listed.RPPS, listed.RGPS).map((pair) => (
            <ComparedPair key={`${pair.rpps?.id}-${pair.rgps?.id}`} pair={pair} group={group} />
          ))}
        </>
      ) : (
        <Box sx={twoColumns}>{regimeType.options.map(column)}</Box>
      )}
    </Stack>
  );
};
