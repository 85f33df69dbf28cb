/** What stands out in an outlook. */
import type { OutlookAnswer, OutlookRight, OutlookWaiting } from '../../../api/outlook.ts';

/** The first of those that have the most; null of none. */
const most = <T>(items: readonly T[], amountOf: (item: T) => number | null): T | null => {
  let found: { item: T; amount: number } | null = null;
  for (const item of items) {
    const amount = amountOf(item);
    if (amount !== null && (found === null || amount > found.amount)) found = { item, amount };
  }
  return found?.item ?? null;
};

const byDay = (a: { readonly date: string }, b: { readonly date: string }): number => a.date.localeCompare(b.date);

/** `isBestThen`: no other right gives more on the first day of this one. */
export const marksOf = (
  rights: readonly OutlookRight[],
  waiting: readonly OutlookWaiting[],
  isBestThen: (right: OutlookRight) => boolean,
): OutlookAnswer['marks'] => {
  const own = rights.filter(({ variantOf }) => variantOf === null).map((right) => ({ ...right, date: right.from }));
  const marked = (item: { readonly date: string; readonly ruleId: string } | null) =>
    item === null ? null : { date: item.date, ruleId: item.ruleId };
  const days = [...waiting, ...own.map((right) => ({ ...right, value: right.valueWithPay }))].sort(byDay);
  const best = most(own.filter(isBestThen), ({ valueWithPay }) => valueWithPay);
  const highest = most(days, ({ value }) => value);
  return {
    soonest: marked(own[0] ?? null),
    best: marked(best),
    highest: (highest?.value ?? 0) > (best?.valueWithPay ?? 0) ? marked(highest) : null,
    bestInLife: marked(most(days, ({ receivedInLife }) => receivedInLife)),
  };
};
