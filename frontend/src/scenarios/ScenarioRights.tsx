import Typography from '@mui/material/Typography';
import type { ScenarioRight } from '../../../domain/api/scenarios.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { dayText, valueText } from '../../../domain/words/scenario-outcome.ts';
import { scenarioTexts as texts } from './texts.ts';

const Small = ({ children }: { children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

interface SoonestRightProps {
  right: ScenarioRight | null;
  /** The day of the calculation. */
  on: string;
  shift: string | null;
}

/** The right that comes first, with its day before its value. */
export const SoonestRight = ({ right, on, shift }: SoonestRightProps) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {dayText(right, on)}
    </Typography>
    {shift !== null && <Small>{shift}</Small>}
    {right !== null && <Small>{`${valueText(right)} · ${right.modality}`}</Small>}
  </>
);

/** The right that brings most, with its value before its day. */
export const BestRight = ({ right }: { right: ScenarioRight | null }) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {valueText(right)}
    </Typography>
    {right !== null && <Small>{`${texts.onDay(formatDate(right.from))} · ${right.modality}`}</Small>}
  </>
);
