import { dayOf } from '../../../../domain/units/day.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { recordTexts as texts } from '../texts.ts';
import type { axisOf, Gap } from './layout.ts';
import { Mark } from './Mark.tsx';
import { markOf } from './rove.ts';

interface GapMarkProps {
  gap: Gap;
  axis: ReturnType<typeof axisOf>;
  onFill: ((gap: Gap) => void) | undefined;
}

/** A time without any record; it opens a new record of these dates, where one can be added. */
export const GapMark = ({ gap, axis, onFill }: GapMarkProps) => {
  const days = texts.days(dayOf(gap.to) - dayOf(gap.from) + 1);
  const [from, to] = [formatDate(gap.from), formatDate(gap.to)];
  return (
    <Mark
      mark={markOf(gap.from)}
      name={onFill === undefined ? texts.pastGap(from, to, days) : texts.gap(from, to, days)}
      onPress={onFill === undefined ? undefined : () => onFill(gap)}
      left={axis.left(gap.from)}
      width={axis.width(gap.from, gap.to)}
      look={{ border: '1px dashed', borderColor: 'warning.main' }}
    />
  );
};
