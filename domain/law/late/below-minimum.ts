/**
 * Months since 11/2019 below the minimum wage count for nothing until they are brought up to it: by paying the difference, with
 * the excess of another month of the same civil year, or by joining several into fewer. Whole cents.
 * @see EC 103/2019, art. 29; Decreto 3.048/1999, arts. 19-E and 216, §§ 27-A to 27-D
 */
import { type Month, parseMonth, yearOfMonth } from '../../units/month.ts';

export const FIRST_COMPETENCIA: Month = parseMonth('2019-11');

/** Of whom the difference is asked by which rate; the rest pays by the rate of its own plan. */
const FIRST_OF_PROGRESSIVE_RATES = parseMonth('2020-03');
const LOWEST_RATE_BEFORE = 8;
const LOWEST_RATE = 7.5;
const OF_WHO_SERVES_COMPANIES = 20;

/** Percent of what a month lacks: the lowest rate of an employee in that month, 20 of who contributes as individual alone. */
export const complementRateOf = (month: Month, withEmployment: boolean): number => {
  if (!withEmployment) return OF_WHO_SERVES_COMPANIES;
  return month < FIRST_OF_PROGRESSIVE_RATES ? LOWEST_RATE_BEFORE : LOWEST_RATE;
};

/** A month's bases of all records together, cents. */
export interface MonthlyBase {
  readonly month: Month;
  readonly base: number;
  readonly minimum: number;
  /** Percent at which the difference is paid. */
  readonly rate: number;
  /** Whether it gives and takes: not what was paid by 11%, by the MEI or as facultativo. */
  readonly shares: boolean;
}

/** What one month passes on to another: of its excess, or, below the minimum, all that it has. */
export interface Move {
  readonly kind: 'excess' | 'grouped';
  readonly from: Month;
  readonly to: Month;
  readonly cents: number;
}

/** What is paid of a month, cents; `price` is not rounded. */
export interface Payment {
  readonly month: Month;
  readonly missing: number;
  readonly price: number;
}

/** One way to keep some of the months below the minimum of a civil year. */
export interface ComplementPlan {
  readonly year: number;
  /** Months brought up to the minimum, in order. */
  readonly kept: readonly Month[];
  readonly moves: readonly Move[];
  readonly payments: readonly Payment[];
  /** Cents, without what is added for paying late. */
  readonly price: number;
  /** The bases afterwards of the months that changed. */
  readonly bases: ReadonlyMap<Month, number>;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const isBelow = ({ base, minimum }: MonthlyBase): boolean => base < minimum;

interface Giver {
  readonly kind: Move['kind'];
  readonly month: Month;
  left: number;
}

/** Fills the dearest months first, of equal ones those that lack least, so that what is left to pay costs least. */
const filled = (kept: readonly MonthlyBase[], givers: readonly Giver[]) => {
  const moves: Move[] = [];
  const missing = new Map(kept.map(({ month, base, minimum }) => [month, minimum - base]));
  const order = kept
    .filter(({ shares }) => shares)
    .toSorted((a, b) => b.rate - a.rate || a.minimum - a.base - (b.minimum - b.base) || a.month - b.month);
  for (const { month } of order) {
    for (const giver of givers) {
      const cents = Math.min(giver.left, missing.get(month) ?? 0);
      if (cents <= 0) continue;
      giver.left -= cents;
      missing.set(month, (missing.get(month) ?? 0) - cents);
      moves.push({ kind: giver.kind, from: giver.month, to: month, cents });
    }
  }
  return { moves, missing };
};

/** Excess before what empties a month: what is grouped away is gone. */
const giversOf = (months: readonly MonthlyBase[], kept: ReadonlySet<Month>): Giver[] => {
  const sharing = months.filter(({ shares }) => shares);
  const excess = sharing.flatMap(({ month, base, minimum }): Giver[] =>
    base > minimum ? [{ kind: 'excess', month, left: base - minimum }] : [],
  );
  const grouped = sharing.flatMap((one): Giver[] =>
    isBelow(one) && !kept.has(one.month) && one.base > 0 ? [{ kind: 'grouped', month: one.month, left: one.base }] : [],
  );
  return [...excess, ...grouped];
};

const basesAfter = (
  months: readonly MonthlyBase[],
  kept: readonly MonthlyBase[],
  moves: readonly Move[],
): ReadonlyMap<Month, number> => {
  const bases = new Map(kept.map(({ month, minimum }) => [month, minimum]));
  for (const { kind, from, cents } of moves) {
    const before = bases.get(from) ?? months.find(({ month }) => month === from)?.base ?? 0;
    bases.set(from, kind === 'grouped' ? 0 : before - cents);
  }
  return bases;
};

/** The plan that keeps exactly these months, with what the others of their year can give. */
const keeping = (months: readonly MonthlyBase[], kept: readonly MonthlyBase[], year: number): ComplementPlan => {
  const { moves, missing } = filled(kept, giversOf(months, new Set(kept.map(({ month }) => month))));
  const payments = kept.flatMap(({ month, rate }): Payment[] => {
    const lacking = missing.get(month) ?? 0;
    return lacking === 0 ? [] : [{ month, missing: lacking, price: (lacking * rate) / 100 }];
  });
  return {
    year,
    kept: kept.map(({ month }) => month),
    moves,
    payments,
    price: sumOf(payments.map(({ price }) => price)),
    bases: basesAfter(months, kept, moves),
  };
};

/** All ways to keep so many of at most twelve months. */
const choicesOf = <Item>(items: readonly Item[], count: number, from = 0): Item[][] => {
  if (count === 0) return [[]];
  const found: Item[][] = [];
  for (let place = from; place <= items.length - count; place += 1) {
    const item = items[place];
    if (item === undefined) continue;
    for (const rest of choicesOf(items, count - 1, place + 1)) found.push([item, ...rest]);
  }
  return found;
};

/** Of equal price the one that pays less beyond the excess, then the later months. */
const cheaper = (one: ComplementPlan, other: ComplementPlan): ComplementPlan => {
  const difference = one.price - other.price || one.moves.length - other.moves.length;
  return difference <= 0 ? one : other;
};

interface Year {
  readonly year: number;
  readonly since: readonly MonthlyBase[];
  /** Those that something was paid for. */
  readonly below: readonly MonthlyBase[];
}

const yearOf = (months: readonly MonthlyBase[]): Year | null => {
  const [first] = months;
  if (first === undefined) return null;
  const since = months.filter(({ month }) => month >= FIRST_COMPETENCIA);
  return { year: yearOfMonth(first.month), since, below: since.filter((one) => isBelow(one) && one.base > 0) };
};

/**
 * For each number of months that a civil year can keep, none first, the plan that costs least. Keeping all of them is the last one.
 * `months` are of one civil year, each once.
 */
export const plansOfComplements = (months: readonly MonthlyBase[]): ComplementPlan[] => {
  const of = yearOf(months);
  if (of === null) return [];
  const { year, since, below } = of;
  return Array.from({ length: below.length + 1 }, (_, count) =>
    choicesOf(below, count)
      .map((kept) => keeping(since, kept, year))
      .reduce(cheaper),
  );
};

/** All months of a civil year kept: of all its plans the last one, without the others. */
const keepingYear = (months: readonly MonthlyBase[]): ComplementPlan[] => {
  const of = yearOf(months);
  return of === null ? [] : [keeping(of.since, of.below, of.year)];
};

const alone = (one: MonthlyBase): MonthlyBase => ({ ...one, shares: false });

/** Each month paid up by itself. */
export const payingEach = (months: readonly MonthlyBase[]): ComplementPlan[] =>
  byYear(months).flatMap((ofYear) => keepingYear(ofYear.map(alone)));

/** Of each month that may be paid up by itself: nothing, or it. */
export const payingAlone = (months: readonly MonthlyBase[]): ComplementPlan[][] =>
  months.map((one) => plansOfComplements([alone(one)]));

/** Civil years in order. */
export const byYear = (months: readonly MonthlyBase[]): MonthlyBase[][] => {
  const years = new Map<number, MonthlyBase[]>();
  for (const one of months.toSorted((a, b) => a.month - b.month)) {
    const year = yearOfMonth(one.month);
    years.set(year, [...(years.get(year) ?? []), one]);
  }
  return [...years.values()];
};

/** All months kept, with excess before money. */
export const keepingAll = (months: readonly MonthlyBase[]): ComplementPlan[] => byYear(months).flatMap(keepingYear);

/** So many months of each civil year by the cheapest plan, or as many as there are; more where more cost nothing. */
export const keepingSome = (months: readonly MonthlyBase[], count: number): ComplementPlan[] =>
  byYear(months).flatMap((ofYear) => {
    const plans = plansOfComplements(ofYear);
    const free = plans.findLastIndex(({ price }) => price === 0);
    return plans[Math.min(Math.max(free, count), plans.length - 1)] ?? [];
  });

/** As many months as cost nothing. */
export const keepingFree = (months: readonly MonthlyBase[]): ComplementPlan[] =>
  byYear(months).flatMap((ofYear) => plansOfComplements(ofYear).findLast(({ price }) => price === 0) ?? []);
