/** Contribution: all time, special time converted or not, simplified plans and unpaid rural work in or out. */
import { countClasses, type DayClass } from '../../classes.ts';
import { SPECIAL_TO_COMMON } from '../../conversion.ts';
import type { Counter } from '../../counter.ts';
import { once } from '../../once.ts';
import type { ContributionCount, Holdings } from '../facts.ts';
import { type Counting, countedUnder, everyDay } from './counting.ts';

export const contributionIn = (counting: Counting): Holdings['contribution'] => {
  const { facts, periods, withUnpaidRural, inContribution } = counting;
  const converted = ({ special, convertible }: DayClass): number =>
    special !== null && convertible && facts.gender !== null ? SPECIAL_TO_COMMON[special][facts.gender] : 1;
  const hasSpecial = periods.some((period) => period.isSpecialTime);
  const hasSimplified = periods.some((period) => period.contributionPlan === 'simplified');
  const withRural = once((all: NonNullable<Counting['withUnpaidRural']>) =>
    countClasses(all, converted, inContribution),
  );
  const convertedUnder = once(
    (plan: ContributionCount['simplifiedPlan']): Counter =>
      countClasses(countedUnder(plan, counting), converted, inContribution),
  );
  const simpleUnder = once(
    (plan: ContributionCount['simplifiedPlan']): Counter =>
      countClasses(countedUnder(plan, counting), everyDay, inContribution),
  );
  return ({ specialTime, simplifiedPlan, unpaidRural }) => {
    if (unpaidRural === 'counted' && withUnpaidRural !== null) return withRural(withUnpaidRural);
    const plan = hasSimplified ? simplifiedPlan : 'counted';
    return hasSpecial && specialTime === 'converted' ? convertedUnder(plan) : simpleUnder(plan);
  };
};
