import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { groupedByWhyNot, type WhyNotGroup, whyNotGroups } from '../../../domain/words/why-not.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { ComparedRules, twoColumns } from './ComparedRules.tsx';
import { MissingData } from './MissingData.tsx';
import { RuleList, rulesOf } from './RuleList.tsx';
import { RulesSkeleton } from './RulesSkeleton.tsx';
import { rulesTexts } from './texts.ts';
import { useRules } from './useRules.ts';
import { WhyNotSection } from './WhyNotSection.tsx';

/** What does not apply in either regime, by what decides it. */
const Denied = ({ lists }: { lists: Record<RegimeType, readonly Rule[]> }) => {
  const grouped = { RPPS: groupedByWhyNot(lists.RPPS), RGPS: groupedByWhyNot(lists.RGPS) };
  const of = (regime: RegimeType, group: WhyNotGroup) =>
    grouped[regime].find((list) => list.group === group)?.rules ?? [];
  return (
    <Box>
      {whyNotGroups.map((group) => {
        const own = { RPPS: of('RPPS', group), RGPS: of('RGPS', group) };
        const count = regimeType.options
          .filter((regime) => own[regime].length > 0)
          .map((regime) => `${regime} ${own[regime].length}`);
        return count.length === 0 ? null : (
          <WhyNotSection key={group} group={group} count={count.join(' · ')}>
            <ComparedRules lists={own} group="notApplicable" />
          </WhyNotSection>
        );
      })}
    </Box>
  );
};

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
  const answers = { RPPS: rpps, RGPS: rgps };
  const missing = { RPPS: rpps.missingData, RGPS: rgps.missingData };
  const heading = (regime: RegimeType) => (
    <Typography variant="h2">
      {regime} ({listed[regime].length})
    </Typography>
  );
  /** With nothing to pair, each regime takes the whole width: its cards, or why there are none. */
  const column = (regime: RegimeType) => (
    <Stack key={regime} component="section" aria-label={regime} spacing={2} sx={{ minWidth: 0 }}>
      {heading(regime)}
      {listed[regime].length === 0 && missing[regime].length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{ruleGroupWords[group].empty}</Typography>
      )}
      <MissingData names={missing[regime]} view={{ tab: 'work-records' }} />
      {listed[regime].length > 0 && <RuleList answer={{ ...answers[regime], warnings: [] }} group={group} />}
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
          {group === 'notApplicable' ? <Denied lists={listed} /> : <ComparedRules lists={listed} group={group} />}
        </>
      ) : (
        regimeType.options.map(column)
      )}
    </Stack>
  );
};
