/** A case made ready for measuring: dates as day numbers, everything held as counters, each built once. */
import { spanNames } from '../../api/calculations.ts';
import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME, monthOf } from '../../units/day.ts';
import { type CountingMethod, daysOfSpan } from '../../units/span.ts';
import { daysWithout } from '../benefit/coefficient.ts';
import type { LawInput, WorkRecord } from '../input/input.ts';
import { complementaryRegimeDoubt } from '../places/complementary-regime.ts';
import type { Regime } from '../rule/regime.ts';
import type { Gender, LastDay } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import { ceiling, minimumWage } from '../tables/limits.ts';
import { overlayOf } from '../tables/overlay.ts';
import { PLAIN_PERIOD } from '../time/count.ts';
import { type Counter, daysHolding, UNITS_PER_DAY } from '../time/counter.ts';
import { EC103 } from '../time/cuts.ts';
import type { ContributionCount, Holdings, StatedSpans } from '../time/holdings/facts.ts';
import { holdingsUnder } from '../time/holdings/index.ts';
import { daysOfPeriod, type Period } from '../time/records.ts';
import { type Stretch, union } from '../time/stretch.ts';
import { leftPostOn } from './left-post.ts';
import { type PointsFraction, pointsCounter } from './points.ts';

export interface Case {
  readonly gender: Gender;
  readonly birth: Day;
  readonly calculationDate: Day;
  readonly regimeType: 'RPPS' | 'RGPS';
  readonly method: CountingMethod;
  /** Last day of the special time that is converted. */
  readonly specialUntil: Day;
  readonly regime: Regime | null;
  /** Entry into public service. */
  readonly ingress: Day | null;
  /** Entry into the police career: of its records those of the career now held, else all; null without any. */
  readonly policeIngress: Day | null;
  /** The days in a police post of the career or the position now held. */
  readonly policePostDays: readonly Stretch[];
  /** First affiliation to the RGPS. */
  readonly affiliation: Day | null;
  /** The last post of the regime of servants ended; null where one runs, or none is recorded. */
  readonly leftPostOn: Day | null;
  readonly optedForRPC: boolean;
  /** What is not known of the complementary regime, in Portuguese. */
  readonly complementaryRegimeDoubt: string | null;
  readonly disablement: { readonly recognised: boolean; readonly on: Day | null; readonly inService: boolean };
  readonly holdings: Holdings;
  /** Neither a record nor a stated time: every day to come supposes that contributing begins on the calculation date. */
  readonly nothingRecorded: boolean;
  /** Of the INSS in the month of the calculation date, in BRL; undefined where it is not known. */
  readonly ceiling: number | undefined;
  /** Of that month, in BRL; undefined where it is not known. */
  readonly minimumWage: number | undefined;
  /** Without what was paid after the reform: what was held on its day; null where nothing was. */
  readonly atReform: Case | null;
  /** With insured time abroad beside the Brazilian, for rules of totalisation; null where there is none. */
  readonly totalised: Case | null;
  /** Of a case with insured time abroad: the same with the Brazilian time alone; null of any other. */
  readonly inBrazil: Case | null;
  /** The countries of the insured time abroad, each once. */
  readonly countries: readonly string[];
  readonly points: (count: ContributionCount, fraction: PointsFraction) => Counter;
  /** Points on a day after so many whole months of contribution were given up. */
  readonly pointsWithout: (count: ContributionCount, fraction: PointsFraction, day: Day, months: number) => number;
  /** The days on which a counter holds so much: of a stretch, or all, past and to come. */
  readonly daysHolding: (counter: Counter, threshold: number, within?: Stretch) => readonly Stretch[];
}

const day = (iso: string | null): Day | null => (iso === null ? null : dayOf(iso));

/** The first day of the oldest record of the RGPS, by which paid work affiliates. @see Decreto 3.048/1999, art. 20, § 1 */
export const firstRecordOfRgps = (records: LawInput['workRecords']): string | null => {
  const days = records.filter(({ regimeType }) => regimeType === 'RGPS').map(({ ingressDate }) => ingressDate);
  return days.sort()[0] ?? null;
};

/** The earlier of `registrationDate` and the oldest record of the RGPS; without records, where the stated contribution begins. */
const affiliationOf = (input: LawInput): Day | null => {
  const { registrationDate, contributionTime } = input.calculation;
  const affiliations = [registrationDate, firstRecordOfRgps(input.workRecords)].flatMap((iso) => iso ?? []).map(dayOf);
  if (affiliations.length > 0) return Math.min(...affiliations);
  if (input.workRecords.length > 0 || input.abroad !== undefined) return null;
  const starts = [{ date: input.calculationDate, contributionTime }, ...(input.earlierTotals ?? [])].flatMap(
    (total) => {
      const days = total.contributionTime === undefined ? 0 : daysOfSpan(total.contributionTime);
      return days === 0 ? [] : [dayOf(total.date) - days + 1];
    },
  );
  return starts.length === 0 ? null : Math.min(...starts);
};

const hasTime = (spans: Partial<StatedSpans>): boolean =>
  spanNames.some((name) => {
    const span = spans[name];
    return span !== undefined && daysOfSpan(span) > 0;
  });

/** Neither a record nor a stated time. */
const isNothingRecorded = ({ workRecords, abroad, calculation, earlierTotals = [] }: LawInput): boolean =>
  workRecords.length === 0 && abroad === undefined && ![calculation, ...earlierTotals].some(hasTime);

const policeIngressOf = (input: LawInput): Day | null => {
  const police = input.workRecords.filter(({ regimeType, isPoliceTime }) => regimeType === 'RPPS' && isPoliceTime);
  const current = police.filter(({ isCurrentCareer }) => isCurrentCareer);
  const days = (current.length > 0 ? current : police).map(({ ingressDate }) => dayOf(ingressDate));
  return days.length === 0 ? null : Math.min(...days);
};

const policePostDaysOf = ({ workRecords }: LawInput): readonly Stretch[] =>
  union(
    workRecords
      .filter(({ regimeType, isPoliceTime }) => regimeType === 'RPPS' && isPoliceTime)
      .filter(({ isCurrentCareer, isCurrentPosition }) => isCurrentCareer || isCurrentPosition)
      .map(daysOfPeriod),
  );

const ALL_DAYS: Stretch = { from: BEGINNING_OF_TIME, to: END_OF_TIME };

const withoutMonths = (counter: Counter, months: number): Counter => ({
  at: (day) => daysWithout(counter.at(day) / UNITS_PER_DAY, months) * UNITS_PER_DAY,
  falls: counter.falls,
});

/** The same as it was held on the day of the reform; null where nothing was paid after it. @see Portaria INSS 1.382/2021 */
export const withoutPaidAfterReform = (input: LawInput): LawInput | null => {
  const { paidAfterReform = [], ...rest } = input;
  if (paidAfterReform.length === 0) return null;
  const held = new Map(paidAfterReform.map(({ id, heldAs }) => [id, heldAs]));
  const workRecords = input.workRecords.flatMap((record): WorkRecord[] => {
    switch (held.get(record.id)) {
      case 'nothing':
        return [];
      case 'reducedPlan':
        return [{ ...record, contributionPlan: 'simplified' }];
      default:
        return [record];
    }
  });
  return { ...rest, workRecords };
};

const abroadAsPeriods = ({ abroad = [] }: LawInput): readonly Period[] =>
  abroad.map(({ country: _, ...time }) => ({ ...PLAIN_PERIOD, ...time, regimeType: 'RGPS', isAbroad: true }));

/** Time abroad completes time of the RGPS: without any there is nothing to complete. */
const hasTimeToTotalise = ({ regimeType, workRecords, abroad = [] }: LawInput): boolean =>
  regimeType === 'RGPS' && abroad.length > 0 && workRecords.some((record) => record.regimeType === 'RGPS');

/** The case under each way of counting time; null when the birth date or the gender is unknown: nothing can be tested then. */
export const casesOf = (input: LawInput): ((method: CountingMethod) => Case) | null => {
  const casesInBrazil = casesWith(input, []);
  const casesAltogether = hasTimeToTotalise(input) ? casesWith(input, abroadAsPeriods(input)) : null;
  if (casesInBrazil === null || casesAltogether === null) return casesInBrazil;
  const countries = [...new Set((input.abroad ?? []).map(({ country }) => country))].sort();
  return (method) => {
    const inBrazil: Case = { ...casesInBrazil(method), countries };
    return { ...inBrazil, totalised: { ...casesAltogether(method), countries, inBrazil } };
  };
};

/** `abroad` is counted beside the records, and nothing else of the case is read from it. */
const casesWith = (input: LawInput, abroad: readonly Period[]): ((method: CountingMethod) => Case) | null => {
  const { person, calculation } = input;
  if (person.gender === null || person.birthDate === null) return null;
  const regimeType = input.regimeType === 'RGPS' ? 'RGPS' : 'RPPS';
  const birth = dayOf(person.birthDate);
  const calculationDate = dayOf(input.calculationDate);
  const overlay = overlayOf(input.indexes);
  const holdingsOf = holdingsUnder({
    gender: person.gender,
    calculationDate,
    specialUntil: dayOf(input.settings.specialTimeUntil),
    regimeType,
    periods: abroad.length === 0 ? input.workRecords : [...input.workRecords, ...abroad],
    stated: calculation,
    ...(input.abroad === undefined ? {} : { hasRecords: true }),
    ...(input.earlierTotals === undefined ? {} : { earlier: input.earlierTotals }),
    minimumWage: (month) => minimumWage(month, overlay),
  });
  const facts: Omit<Case, 'method' | 'holdings' | 'atReform' | keyof Measures> = {
    totalised: null,
    inBrazil: null,
    countries: [],
    gender: person.gender,
    birth,
    calculationDate,
    regimeType,
    specialUntil: dayOf(input.settings.specialTimeUntil),
    regime: input.regime,
    ingress: day(calculation.publicServiceIngressDate),
    policeIngress: policeIngressOf(input),
    policePostDays: policePostDaysOf(input),
    leftPostOn: day(leftPostOn(input)),
    affiliation: affiliationOf(input),
    nothingRecorded: isNothingRecorded(input),
    ceiling: ceiling(monthOf(calculationDate), overlay) ?? undefined,
    minimumWage: minimumWage(monthOf(calculationDate), overlay) ?? undefined,
    optedForRPC: calculation.optedForRPC,
    complementaryRegimeDoubt:
      regimeType === 'RGPS'
        ? null
        : complementaryRegimeDoubt(input.regime, calculation.publicServiceIngressDate, calculation.optedForRPC),
    disablement: {
      recognised: person.disablement,
      on: day(person.disablementDate),
      inService: person.inServiceDisablement,
    },
  };
  const before = withoutPaidAfterReform(input);
  const beforeOf = before === null ? null : casesWith(before, abroad);
  return (method) => {
    const holdings = holdingsOf(method);
    const atReform = beforeOf?.(method) ?? null;
    return { ...facts, method, holdings, atReform, ...measuresOf(birth, holdings) };
  };
};

/** null as in `casesOf`. */
export const caseOf = (input: LawInput): Case | null => casesOf(input)?.(input.calculation.countingMethod) ?? null;

type Measures = Pick<Case, 'points' | 'pointsWithout' | 'daysHolding'>;

/** Points and days of a case, each worked out once. */
const measuresOf = (birth: Day, holdings: Holdings): Measures => {
  const points = { days: new Map<Counter, Counter>(), completeMonths: new Map<Counter, Counter>() };
  const holding = new Map<Counter, Map<number, readonly Stretch[]>>();
  return {
    points: (count, fraction) => {
      const contribution = holdings.contribution(count);
      const counter = points[fraction].get(contribution) ?? pointsCounter(birth, contribution, fraction);
      points[fraction].set(contribution, counter);
      return counter;
    },
    pointsWithout: (count, fraction, day, months) =>
      pointsCounter(birth, withoutMonths(holdings.contribution(count), months), fraction).at(day),
    daysHolding: (counter, threshold, within = ALL_DAYS) => {
      if (within.from > BEGINNING_OF_TIME || within.to < END_OF_TIME) {
        return daysHolding(counter, threshold, within.from, within.to);
      }
      const ofCounter = holding.get(counter) ?? new Map<number, readonly Stretch[]>();
      holding.set(counter, ofCounter);
      const found = ofCounter.get(threshold) ?? daysHolding(counter, threshold, BEGINNING_OF_TIME, END_OF_TIME);
      ofCounter.set(threshold, found);
      return found;
    },
  };
};

/** Who is judged by a rule: with time abroad by one of totalisation; by one of the RGPS that closed on the day of the reform, only with what was held on it. */
export const heldUnder = ({ regimeType, window, totalisationOf }: Rule, person: Case): Case => {
  if (totalisationOf !== undefined) return person.totalised ?? person;
  return regimeType === 'RGPS' && window.to !== null && (dayOfLaw(window.to, person.regime) ?? END_OF_TIME) <= EC103
    ? (person.atReform ?? person)
    : person;
};

/** With what a toll or an entrance is measured: of the RGPS only what was held on the day of the reform. */
export const measuredWith = ({ regimeType }: Rule, person: Case): Case =>
  regimeType === 'RGPS' ? (person.atReform ?? person) : person;

/** A date of a norm as a day; null where it never comes ('Sem Reforma'). */
export const dayOfLaw = (date: LastDay, regime: Regime | null): Day | null => {
  switch (date) {
    case 'reform':
      return day(regime?.oldRulesUntil ?? null);
    case 'endorsement':
      return day(regime?.oldTransitionsUntil ?? null);
    default:
      return dayOf(date);
  }
};
