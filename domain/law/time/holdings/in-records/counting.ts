/** The work records of a regime made ready for counting; every kind of time is counted from these. */
import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME } from '../../../../units/day.ts';
import type { Month } from '../../../../units/month.ts';
import { type CountOptions, leadership, type Worth } from '../../classes.ts';
import type { Counter } from '../../counter.ts';
import { EC103 } from '../../cuts.ts';
import { type CountedPeriod, countedPeriods, type Period, unpaidRuralDays, withoutUnpaidRural } from '../../records.ts';
import type { ContributionCount, Leaders, TimeFacts } from '../facts.ts';

export interface Counting {
  readonly facts: TimeFacts;
  readonly periods: readonly Period[];
  /** The days that count as time; rural work that nobody paid for brings none. */
  readonly counted: readonly CountedPeriod[];
  /** The same with unpaid rural work; null where there is none. */
  readonly withUnpaidRural: readonly CountedPeriod[] | null;
  /** How most times are counted. */
  readonly options: CountOptions;
  /** How contribution is counted: with the leave that counts double. */
  readonly inContribution: CountOptions;
  /** Days on which a record begins or has just ended. */
  readonly borders: readonly Day[];
}

/** What is left of November 2019, then whole months. */
export const COMPETENCIAS_FROM: readonly Day[] = [EC103 + 1, dayOf('2019-12-01')];

/** `below`: months since 11/2019 whose base stays below the minimum wage. */
export const countingOf = (facts: TimeFacts, periods: readonly Period[], below: ReadonlySet<Month>): Counting => {
  const all = countedPeriods(periods, facts.method, below);
  const hasUnpaidRural = periods.some((period) => unpaidRuralDays(period).length > 0);
  const counted = hasUnpaidRural ? withoutUnpaidRural(all) : all;
  const byCompetencia = facts.method === 'calendar' && periods.every((period) => period.regimeType === 'RGPS');
  const options: CountOptions = {
    method: facts.method,
    specialUntil: facts.specialUntil,
    withAdditions: false,
    breaks: byCompetencia ? COMPETENCIAS_FROM : [],
  };
  return {
    facts,
    periods,
    counted,
    withUnpaidRural: hasUnpaidRural ? all : null,
    options,
    inContribution: { ...options, withAdditions: true },
    borders: counted.flatMap((item) => item.days.flatMap(({ from, to }) => [from, to + 1])),
  };
};

/** The records that count under one plan: without those of 5% or 11%, or all of them. */
export const countedUnder = (
  plan: ContributionCount['simplifiedPlan'],
  { counted }: Pick<Counting, 'counted'>,
): readonly CountedPeriod[] =>
  plan === 'counted' ? counted : counted.filter((item) => item.period.contributionPlan === 'normal');

export const everyDay: Worth = () => 1;

/** The days on which each of the keys that the records name has the most time. */
export const leadersOf = <T>(
  keys: readonly T[],
  counterOf: (key: T) => Counter,
  named: readonly T[],
  borders: readonly Day[],
): Leaders<T> => {
  const rivals = keys.filter((key) => named.includes(key)).map((key) => ({ key, counter: counterOf(key) }));
  const [only] = rivals;
  if (only !== undefined && rivals.length === 1) {
    return [{ key: only.key, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }];
  }
  return leadership(rivals, borders, BEGINNING_OF_TIME, END_OF_TIME);
};
