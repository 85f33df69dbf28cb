import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scenarioReading } from '../../../domain/words/disputed-reading.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { costLineText } from '../../../domain/words/scenario-cost.ts';
import { bracketed, doubtText, type ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { scenarioTexts as texts } from './texts.ts';

const List = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
    </Box>
  );

const markLine = (label: string, mark: ShownScenario['highest']): readonly string[] => {
  if (mark === null) return [];
  const value = mark.value === null ? texts.noValue : texts.aMonth(formatMoney(mark.value));
  const total = mark.total === null ? '' : texts.inAll(formatMoney(mark.total));
  return [bracketed(`${label}: ${value}, ${texts.onDay(formatDate(mark.date))}${total}`, doubtText(mark))];
};

/** Everything else about a scenario: what it supposes, of what its price is made, the other days, what is not known and why. */
export const ChoiceDetails = ({ scenario }: { scenario: ShownScenario }) => {
  const { inWords, costs, notes, reasons, highest, bestInLife, disputed, outcome } = scenario;
  const { soonest } = outcome;
  const rule = soonest === null ? [] : [bracketed(texts.byRule(soonest.modality), doubtText(soonest))];
  return (
    <Box sx={{ pb: 1 }}>
      <List title={texts.supposes} lines={inWords} />
      <List
        title={texts.otherDays}
        lines={[...rule, ...markLine(texts.best, highest), ...markLine(texts.mostInLife, bestInLife)]}
      />
      <List title={texts.price} lines={costs.map(costLineText)} />
      <List title={texts.inCourt} lines={disputed.map((reading) => scenarioReading(reading, outcome))} />
      <List title={texts.toKnow} lines={[...new Set([...reasons.map(({ text }) => text), ...notes])]} />
    </Box>
  );
};
