import { FIRST_AVERAGED_MONTH, type Month } from '../../units/month.ts';

/** First and last month of a work record; null: still running. */
export interface WorkedMonths {
  readonly from: Month;
  readonly to: Month | null;
}

/** An employer reports a month in the one after it: until then it is no missing one. */
const MONTHS_IN_ARREARS = 2;

/** The last month whose remuneration is there to be informed in the month of the calculation. */
export const lastReported = (calculatedIn: Month): Month => calculatedIn - MONTHS_IN_ARREARS;

/**
 * How many months up to one were worked since 07/1994 without a base being known: they were contributed on, so a
 * divisor that looks at how long somebody contributed counts them. `known`: months about which something is said.
 */
export const monthsWithoutBase = (
  worked: readonly WorkedMonths[],
  known: readonly Month[],
): ((last: Month) => number) => {
  let end = FIRST_AVERAGED_MONTH - 1;
  for (const { from, to } of worked) end = Math.max(end, to ?? from);
  for (const month of known) end = Math.max(end, month);
  const isWorked = new Uint8Array(end - FIRST_AVERAGED_MONTH + 1);
  for (const { from, to } of worked) {
    isWorked.fill(1, Math.max(0, from - FIRST_AVERAGED_MONTH), Math.max(0, (to ?? end) - FIRST_AVERAGED_MONTH + 1));
  }
  for (const month of known) if (month >= FIRST_AVERAGED_MONTH) isWorked[month - FIRST_AVERAGED_MONTH] = 0;
  const before = new Uint16Array(isWorked.length + 1);
  let sum = 0;
  for (let index = 0; index < isWorked.length; index += 1) {
    sum += isWorked[index] ?? 0;
    before[index + 1] = sum;
  }
  const isOpen = worked.some(({ to }) => to === null);
  return (last) => {
    const counted = before[Math.max(0, Math.min(last, end) - FIRST_AVERAGED_MONTH + 1)] ?? 0;
    return counted + (isOpen ? Math.max(0, last - end) : 0);
  };
};
