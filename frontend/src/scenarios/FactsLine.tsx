import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { FactsOutcome } from '../../../domain/api/scenario-comparison.ts';
import { headlineAmong } from '../../../domain/words/far-ahead.ts';
import { formatDate, unbroken } from '../../../domain/words/format.ts';
import { bracketed, dayText, doubtText, monthlyText, type Seen } from '../../../domain/words/scenario-outcome.ts';
import { Figure } from './Figure.tsx';
import { columns, wholeRow } from './line-columns.ts';
import { RightDoubt } from './RightDoubt.tsx';
import { scenarioTexts as texts } from './texts.ts';

const besideFirst = (facts: Omit<Seen<FactsOutcome>, 'highest'>, highest: { date: string; value: number }): string => {
  const { first } = facts;
  const others = first === null || first.value === null ? [] : [{ date: first.date, value: first.value }];
  return headlineAmong(highest, others, facts);
};

/** What waiting beyond the first right brings, under the value of the first. */
const highestText = ({ highest, ...facts }: Seen<FactsOutcome>): string | null =>
  highest === null || highest.value === null
    ? null
    : bracketed(
        texts.highestLater(
          unbroken(besideFirst(facts, { ...highest, value: highest.value })),
          formatDate(highest.date),
        ),
        doubtText(highest),
      );

/** What everything else is compared with. */
export const FactsLine = ({ facts }: { facts: Seen<FactsOutcome> }) => {
  const { soonest, calculationDate, highest, first } = facts;
  const waits = highest !== null && first !== null && highest.date !== first.date;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={texts.facts}
      sx={{ px: 2, py: 1.5, backgroundColor: 'action.hover' }}
    >
      <Box sx={columns}>
        <Box sx={wholeRow}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {texts.facts}
          </Typography>
          <RightDoubt right={soonest} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.factsHelp}
          </Typography>
        </Box>
        <Box component="dl" sx={{ display: 'contents' }}>
          <Figure label={texts.soonest}>{dayText(facts, calculationDate)}</Figure>
          <Figure label={texts.monthly} small={waits ? highestText(facts) : null}>
            {monthlyText(facts)}
          </Figure>
        </Box>
      </Box>
    </Paper>
  );
};
