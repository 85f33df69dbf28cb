import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Rule } from '../../../domain/api/rules.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { reformDayOf } from '../../../domain/words/reform.ts';
import { slotsOf } from './align.ts';
import { Citations } from './Citations.tsx';
import { type Fact, FactList } from './FactList.tsx';
import { SourceList } from './SourceList.tsx';
import { rulesTexts } from './texts.ts';

const yesOrNo = (value: boolean | string): string => {
  if (typeof value === 'string') return value;
  return value ? rulesTexts.yes : rulesTexts.no;
};

const windowOf = ({ ruleStartDate, ruleLimitDate }: Rule): string =>
  [
    ruleStartDate === null ? null : rulesTexts.from(formatDate(ruleStartDate)),
    ruleLimitDate === null ? rulesTexts.open : rulesTexts.until(formatDate(ruleLimitDate)),
  ]
    .filter((part) => part !== null)
    .join(' ');

const reformIn = ({ regimeDate, calculationDate }: Rule): string | null => {
  const on = reformDayOf(regimeDate, calculationDate);
  return on === null ? null : formatDate(on);
};

const factsOf = (rule: Rule): readonly Fact[] => [
  [rulesTexts.window, windowOf(rule)],
  [rulesTexts.tollDay, rule.tollLimitDate === null ? null : formatDate(rule.tollLimitDate)],
  [rulesTexts.regimeDate, reformIn(rule)],
  [rulesTexts.parity, rule.regimeType === 'RPPS' ? yesOrNo(rule.parity) : null],
  [rulesTexts.abono, rule.regimeType === 'RPPS' ? yesOrNo(rule.abono) : null],
  [rulesTexts.method, rule.benefitLogs[0]?.name ?? null],
];

/** What opens in place under a card: the rule in words, its window and its remarks. */
export const RuleDetails = ({ rule }: { rule: Rule }) => (
  <Box sx={{ pt: 1 }}>
    <Typography variant="body2" sx={{ mb: 1.5, maxWidth: '70ch' }}>
      {rule.description}
    </Typography>
    <FactList facts={factsOf(rule)} columns={2} />
    <Typography variant="subtitle2" component="h4" sx={{ mt: 1.5 }}>
      {rulesTexts.explained}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', maxWidth: '90ch' }}>
      {[...slotsOf(rule)].map(([slot, { label, text, article }]) => (
        <li key={slot}>
          {label}: {text} (<Citations quotation={article ?? rule.ruleLaw} rule={rule} />)
        </li>
      ))}
    </Box>
    {rule.observation !== null && rule.kind !== 'police' && (
      <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '70ch', color: 'text.secondary' }}>
        {rule.observation}
      </Typography>
    )}
    <SourceList rule={rule} />
  </Box>
);
