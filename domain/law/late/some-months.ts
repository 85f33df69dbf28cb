/** So many months of several years, by what each year's plans cost on the day of paying. */
import type { ComplementPlan } from './below-minimum.ts';

interface Chosen {
  readonly price: number;
  readonly plans: readonly ComplementPlan[];
}

const NOTHING: Chosen = { price: 0, plans: [] };

/**
 * The plans that keep so many months in all at the least price, or all there are. Of each year, or of whatever else has no part in
 * the others, `ways` names its plans by how many months they keep, none first. Of equal price the later months.
 */
export const cheapestOf = (
  ways: readonly (readonly ComplementPlan[])[],
  count: number,
  priceOf: (plan: ComplementPlan) => number,
): readonly ComplementPlan[] => {
  let best: readonly Chosen[] = [NOTHING];
  for (const plans of ways) {
    const priced = plans.map((plan) => ({ plan, price: priceOf(plan) }));
    const next: Chosen[] = [];
    best.forEach((before, months) => {
      priced.forEach(({ plan, price }, kept) => {
        const known = next[months + kept];
        const sum = before.price + price;
        if (known !== undefined && known.price < sum) return;
        if (known !== undefined && known.price === sum && kept === 0) return;
        next[months + kept] = { price: sum, plans: kept === 0 ? before.plans : [...before.plans, plan] };
      });
    });
    best = next.slice(0, count + 1);
  }
  return best.at(-1)?.plans ?? [];
};
