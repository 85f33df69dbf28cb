/** What a month left out of the average takes from each requirement of a rule. @see EC 103/2019, art. 26, § 6 */
import { type Day, dayOf, END_OF_TIME, firstDayOf, lastDayOf, monthOf } from '../../../units/day.ts';
import { FIRST_AVERAGED_MONTH, type Month } from '../../../units/month.ts';
import type { MonthCosts } from '../../benefit/index.ts';
import type { PaidAfterReform, WorkRecord } from '../../input/input.ts';
import type { Rule } from '../../rule/rule.ts';
import { SPECIAL_TO_COMMON } from '../../time/conversion.ts';
import type { Case } from '../case.ts';
import type { Demand, RequirementKey } from '../demands/demand.ts';
import { contributionCountOf } from '../demands/time.ts';

/** Times of which a month is lost where a record of that kind lies in it. */
const FLAGGED: readonly (readonly [key: RequirementKey, has: (record: WorkRecord) => boolean])[] = [
  ['publicService', (record) => record.isPublicService],
  ['carreer', (record) => record.isCurrentCareer],
  ['position', (record) => record.isCurrentPosition],
  ['teaching', (record) => record.isTeaching],
  ['police', (record) => record.isPoliceTime],
  ['special', (record) => record.isSpecialTime],
];

interface Kind {
  readonly contribution: number;
  /** A bit for each line of FLAGGED. */
  readonly flags: number;
  readonly beforeToll: boolean;
}

interface Stay {
  readonly from: Day;
  readonly to: Day;
  readonly firstMonth: Month;
  readonly lastMonth: Month;
  readonly flags: number;
  /** Days of contribution for each day worked, until the last day of conversion. */
  readonly factor: number;
  /** Not what was paid after the reform: on its day, on which the toll is measured, it was not there. */
  readonly heldAtReform: boolean;
}

/** The months of a case sorted by what they cost. */
interface Sorted {
  readonly kinds: readonly Kind[];
  readonly kindsOf: (months: readonly Month[]) => readonly number[];
}

/** Sorted once for all rules that count alike. */
export type CostsOfCase = (rule: Rule, person: Case, tollOn: Day | null) => Sorted;

const staysOf = (
  records: readonly WorkRecord[],
  rule: Rule,
  person: Case,
  paidAfterReform: readonly PaidAfterReform[],
): Stay[] => {
  const count = contributionCountOf(rule);
  const notHeld = new Set(
    paidAfterReform.flatMap(({ id, heldAs }) =>
      heldAs === 'reducedPlan' && count.simplifiedPlan === 'counted' ? [] : id,
    ),
  );
  return records.map((record) => {
    const converted = record.isSpecialTime && count.specialTime === 'converted';
    const counted = record.contributionPlan === 'normal' || count.simplifiedPlan === 'counted';
    const from = dayOf(record.ingressDate);
    const to = record.egressDate === null ? END_OF_TIME : dayOf(record.egressDate);
    return {
      from,
      to,
      firstMonth: monthOf(from),
      lastMonth: monthOf(to),
      flags: FLAGGED.reduce((bits, [, has], index) => (has(record) ? bits | (1 << index) : bits), 0),
      factor: (counted ? 1 : 0) * (converted ? SPECIAL_TO_COMMON[record.specialTimeBase][person.gender] : 1),
      heldAtReform: !notHeld.has(record.id),
    };
  });
};

/** A month costs a month, and what the conversion had added to its days: hundredths, rounded up. */
const contributionOf = (month: Month, { from, to, factor }: Stay, specialUntil: Day): number => {
  if (factor <= 1) return factor;
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const days = Math.max(0, Math.min(to, last, specialUntil) - Math.max(from, first) + 1);
  return Math.ceil(Math.round((1 + ((factor - 1) * days) / (last - first + 1)) * 10_000) / 100) / 100;
};

const sortMonths = (stays: readonly Stay[], specialUntil: Day, tollOn: Month | null): Sorted => {
  const kinds: Kind[] = [];
  const ofMonths = new Map<readonly Month[], readonly number[]>();
  const ofMonth: number[] = [];
  const placeOf = (contribution: number, flags: number, beforeToll: boolean): number => {
    for (let place = 0; place < kinds.length; place += 1) {
      const one = kinds[place];
      if (one?.contribution === contribution && one.flags === flags && one.beforeToll === beforeToll) return place;
    }
    return kinds.push({ contribution, flags, beforeToll }) - 1;
  };
  const kindOf = (month: Month): number => {
    const before = ofMonth[month - FIRST_AVERAGED_MONTH];
    if (before !== undefined) return before;
    let contribution = -1;
    let flags = 0;
    let heldAtReform = false;
    for (const stay of stays) {
      if (month < stay.firstMonth || month > stay.lastMonth) continue;
      flags |= stay.flags;
      heldAtReform ||= stay.heldAtReform;
      contribution = Math.max(contribution, contributionOf(month, stay, specialUntil));
    }
    const isNowhere = contribution < 0;
    const beforeToll = tollOn !== null && month <= tollOn && (isNowhere || heldAtReform);
    const place = placeOf(isNowhere ? 1 : contribution, flags, beforeToll);
    ofMonth[month - FIRST_AVERAGED_MONTH] = place;
    return place;
  };
  return {
    kinds,
    kindsOf: (months) => {
      const kindsFound = ofMonths.get(months) ?? months.map(kindOf);
      ofMonths.set(months, kindsFound);
      return kindsFound;
    },
  };
};

export const costsOfCase = (
  records: readonly WorkRecord[],
  paidAfterReform: readonly PaidAfterReform[],
): CostsOfCase => {
  const sorted = new Map<string, Sorted>();
  return (rule, person, tollOn) => {
    const { specialTime, simplifiedPlan } = contributionCountOf(rule);
    const key = `${specialTime} ${simplifiedPlan} ${tollOn ?? ''}`;
    const found =
      sorted.get(key) ??
      sortMonths(
        staysOf(records, rule, person, paidAfterReform),
        person.specialUntil,
        tollOn === null ? null : monthOf(tollOn),
      );
    sorted.set(key, found);
    return found;
  };
};

/** What a month of each kind takes from one time; a whole month of whatever has no flag. */
const costsOf = (key: RequirementKey, kinds: readonly Kind[]): readonly number[] => {
  if (key === 'contribution' || key === 'points') return kinds.map(({ contribution }) => contribution);
  const flag = FLAGGED.findIndex(([flagged]) => flagged === key);
  return kinds.map(({ flags }) => (flag < 0 || (flags & (1 << flag)) !== 0 ? 1 : 0));
};

const sumOf = (costs: readonly number[], removed: readonly number[]): number => {
  let sum = 0;
  for (let kind = 0; kind < costs.length; kind += 1) sum += (costs[kind] ?? 0) * (removed[kind] ?? 0);
  return sum;
};

interface CostsOfDemand {
  readonly demand: Demand;
  readonly all: readonly number[];
  readonly beforeToll: readonly number[];
}

const costsOfDemand = (demand: Demand, kinds: readonly Kind[]): CostsOfDemand => {
  const all = costsOf(demand.key, kinds);
  return { demand, all, beforeToll: all.map((cost, kind) => (kinds[kind]?.beforeToll === true ? cost : 0)) };
};

/** `tested`: the requirements have to hold on one of these days. Nothing is sorted before it is asked for. */
export const monthCosts = (sort: () => Sorted, demands: readonly Demand[], tested: readonly Day[]): MonthCosts => {
  let made: Sorted | null = null;
  const sorted = (): Sorted => {
    made ??= sort();
    return made;
  };
  let costs: readonly CostsOfDemand[] | null = null;
  return {
    kindsOf: (months) => sorted().kindsOf(months),
    contributionOf: (kind) => sorted().kinds[kind]?.contribution ?? 1,
    holdsWithout: (removed) => {
      costs ??= demands.map((demand) => costsOfDemand(demand, sorted().kinds));
      for (const day of tested) {
        let holds = true;
        for (const { demand, all, beforeToll } of costs) {
          holds = demand.metWithout(day, sumOf(all, removed), sumOf(beforeToll, removed));
          if (!holds) break;
        }
        if (holds) return true;
      }
      return false;
    },
  };
};
