import type { OutlookAnswer, OutlookWaiting } from '../../../domain/api/outlook.ts';
import { greatestSum } from '../../../domain/words/greatest-sum.ts';
import { isNothing } from '../../../domain/words/outlook.ts';

/** Nothing but the day is another: the same right, value and sum. */
const isAlike = (one: OutlookWaiting, other: OutlookWaiting): boolean =>
  one.ruleId === other.ruleId &&
  one.value === other.value &&
  one.evensOutOn === other.evensOutOn &&
  isNothing((one.total ?? 0) - (other.total ?? 0)) &&
  (one.total === null) === (other.total === null);

/** With the day that the sentences name as that of the greatest sum: the first day of a right may lie between two years. */
const withGreatest = (answer: OutlookAnswer): OutlookWaiting[] => {
  const { waiting, rights } = answer;
  const named = greatestSum(answer)?.choice;
  const right = rights.find(({ ruleId, from }) => ruleId === named?.ruleId && from === named.date);
  const value = right?.valueWithPay ?? null;
  if (right === undefined || value === null || waiting.length === 0 || waiting.some(({ date }) => date === right.from))
    return [...waiting];
  return [...waiting, { ...right, date: right.from, value }].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );
};

/** Without the years between two that are alike: the first and the last of them tell the same. */
export const tellingYears = (answer: OutlookAnswer): OutlookWaiting[] => {
  const { marks } = answer;
  const marked = new Set([marks.first, marks.highest, greatestSum(answer)?.choice].map((mark) => mark?.date));
  const rows = withGreatest(answer);
  return rows.filter((row, place) => {
    const [before, after] = [rows[place - 1], rows[place + 1]];
    if (before === undefined || after === undefined || marked.has(row.date)) return true;
    return !(isAlike(before, row) && isAlike(row, after));
  });
};
