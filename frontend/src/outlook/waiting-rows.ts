import type { OutlookAnswer, OutlookWaiting } from '../../../domain/api/outlook.ts';
import { isNothing } from '../../../domain/words/outlook.ts';

/** Nothing but the day is another: the same right, value and sum. */
const isAlike = (one: OutlookWaiting, other: OutlookWaiting): boolean =>
  one.ruleId === other.ruleId &&
  one.value === other.value &&
  one.evensOutOn === other.evensOutOn &&
  isNothing((one.total ?? 0) - (other.total ?? 0)) &&
  (one.total === null) === (other.total === null);

/** Without the years between two that are alike: the first and the last of them tell the same. */
export const tellingYears = ({ waiting, marks }: Pick<OutlookAnswer, 'waiting' | 'marks'>): OutlookWaiting[] => {
  const marked = new Set([marks.first, marks.highest, marks.bestInLife].map((mark) => mark?.date));
  return waiting.filter((row, place) => {
    const [before, after] = [waiting[place - 1], waiting[place + 1]];
    if (before === undefined || after === undefined || marked.has(row.date)) return true;
    return !(isAlike(before, row) && isAlike(row, after));
  });
};
