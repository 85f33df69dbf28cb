/** Facts for tests: a man whose right is complete and open on 20/11/2026, changed by what the test is about. */
import { dayOf, elapsed, monthOf } from '../../../units/day.ts';
import { centsOf } from '../../../units/money.ts';
import { DECEMBER, FIRST_AVERAGED_MONTH, formatMonthOfYear, monthOfYear, partsOfMonth } from '../../../units/month.ts';
import { daysOfSpan } from '../../../units/span.ts';
import type { Gender } from '../../rule/requirement.ts';
import { overlayOf } from '../../tables/index.ts';
import { evenCosts } from '../costs.ts';
import { type BenefitFacts, LAST_DAY_BEFORE_DIVISOR_108 } from '../facts.ts';
import { prepareSalaries } from '../salaries.ts';
import type { SalaryBook, SalaryEntry } from '../salary-book.ts';

export interface Case {
  readonly gender?: Gender;
  readonly birthDate?: string;
  readonly calculationDate?: string;
  readonly completedOn?: string;
  readonly closedOn?: string;
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  /** Contribution time in days, when years, months and days do not say it. */
  readonly contributionDays?: number;
  /** Monthly contributions, when they are not the months of contribution. */
  readonly contributions?: number;
  readonly facts?: Partial<BenefitFacts>;
}

export const factsOf = (salaries: SalaryBook, given: Case = {}): BenefitFacts => {
  const calculationDate = dayOf(given.calculationDate ?? '2026-11-20');
  const completedOn = given.completedOn === undefined ? calculationDate : dayOf(given.completedOn);
  const closedOn = given.closedOn === undefined ? null : dayOf(given.closedOn);
  const grant = Math.max(calculationDate, completedOn);
  const day = closedOn ?? grant;
  const born = dayOf(given.birthDate ?? '1961-03-10');
  const eve = LAST_DAY_BEFORE_DIVISOR_108;
  const contribution = { years: given.years ?? 35, months: given.months ?? 0, days: given.days ?? 0 };
  const held = {
    contribution,
    contributionDays: given.contributionDays ?? daysOfSpan(contribution),
    monthlyContributions: () => given.contributions ?? contribution.years * 12 + contribution.months,
  };
  const costs = evenCosts((months) => months === 0);
  return {
    gender: given.gender ?? 'Homem',
    calculationDate,
    completedOn,
    closedOn,
    valuation: { ...held, day, age: elapsed(born, day) },
    beforeDivisor108:
      closedOn === null && completedOn <= eve && day > eve
        ? { valuation: { ...held, day: eve, age: elapsed(born, eve) }, costs }
        : null,
    grant: { servedUntil: grant, day: grant, age: elapsed(born, grant) },
    requiredContributionDays: null,
    carencia: null,
    parameters: {},
    teacher: false,
    onlyTaught: false,
    affiliatedOn: dayOf('2000-01-01'),
    inServiceDisablement: false,
    underComplementaryRegime: false,
    opted: false,
    isFederal: false,
    costs,
    filledShare: 1,
    salaries,
    given: { factor: null, survival: null },
    ...given.facts,
  };
};

/** A remuneration of a month 1 to 12, or 13 for the 13th salary, in BRL. */
export const paidIn = (year: number, month: number, value: number, more: Partial<SalaryEntry> = {}): SalaryEntry => ({
  month: monthOfYear(year, Math.min(DECEMBER, month)),
  cents: centsOf(value),
  isThirteenth: month > DECEMBER,
  ...more,
});

/**
 * One month for each value, back from the month before `until` ('YYYY-MM-DD'), under a published table whose factors
 * are all one and, from 2000 on, a ceiling that never cuts less than today's: the values are the updated values. The
 * first one is the last remuneration.
 */
export const flatSalaries = (
  values: readonly number[],
  regimeType: 'RGPS' | 'RPPS',
  until = '2026-11-20',
  extra: Partial<SalaryEntry> = {},
): SalaryBook => {
  const reference = monthOf(dayOf(until));
  const entries = values.map((value, i): SalaryEntry => {
    return { month: reference - 1 - i, cents: centsOf(value), inCurrentPosition: true, ...extra };
  });
  const indexes = [];
  for (let month = FIRST_AVERAGED_MONTH; month < reference; month += 1) {
    indexes.push({ ...partsOfMonth(month), index: 1 });
  }
  const date = formatMonthOfYear(reference);
  const published = [{ date, minSalary: null, maxSalary: null, indexes }];
  return prepareSalaries(
    entries,
    regimeType,
    overlayOf(until < '2026' ? published : [...TODAYS_CEILING, ...published]),
  );
};

/** Published for each month of 2000 to 2025, so that no older ceiling comes between. */
const TODAYS_CEILING = Array.from({ length: 26 * 12 }, (_, i) => ({
  date: formatMonthOfYear(monthOfYear(2000, 1) + i),
  minSalary: null,
  maxSalary: 8475.55,
  indexes: [],
}));

export const times = (count: number, value: number): number[] => new Array<number>(count).fill(value);
