import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Calculation } from '../../../domain/api/calculations.ts';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { calculationPath, customerPath, editPath } from '../calculations/paths.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { pairRules } from './align.ts';
import { BenefitChart } from './BenefitChart.tsx';
import { ComparedPair } from './ComparedPair.tsx';
import { MissingData } from './MissingData.tsx';
import { rulesOf } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { rulesTexts } from './texts.ts';
import { useRules } from './useRules.ts';

interface SideBySideProps {
  calculation: Calculation;
  group: RuleGroup;
}

const twoColumns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
} as const;

/** One group of both regimes: like beside like, requirement by requirement, and the values against their dates. */
export const SideBySide = ({ calculation, group }: SideBySideProps) => {
  const { id, name, customerId } = calculation;
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
  const card = {
    calculationId: id,
    calculationName: name,
    workRecordsPath: calculationPath(customerId, id, { tab: 'work-records' }),
  };
  const heading = (regime: RegimeType) => (
    <Box key={regime}>
      <Typography variant="h2">
        {regime} ({listed[regime].length})
      </Typography>
      {listed[regime].length === 0 && missing[regime].length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{ruleGroupWords[group].empty}</Typography>
      )}
      <MissingData
        names={missing[regime]}
        customerPath={`${customerPath(customerId)}?mode=edit`}
        calculationPath={editPath(customerId, id, { tab: 'work-records' })}
      />
    </Box>
  );
  return (
    <Stack spacing={3}>
      {group !== 'notApplicable' && <BenefitChart rpps={rpps} rgps={rgps} />}
      <Box sx={twoColumns}>{regimeType.options.map(heading)}</Box>
      {pairRules(listed.RPPS, listed.RGPS).map((pair) => (
        <ComparedPair key={`${pair.rpps?.id}-${pair.rgps?.id}`} pair={pair} group={group} {...card} />
      ))}
    </Stack>
  );
};
