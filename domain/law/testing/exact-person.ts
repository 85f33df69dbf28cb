/**
 * For any rule, a person who completes each of its requirements on one and the same day, so that a day less of any of
 * them moves the right to the next day. Written against the rule as data, without a line of the engine.
 */
import { addMonths, type Day, dayOf, isoOf } from '../../units/day.ts';
import type { LawInput, WorkRecord } from '../input/input.ts';
import { forGender } from '../rule/figures.ts';
import type { Regime } from '../rule/regime.ts';
import type { ByGender, Figure, Gender, IsoDate, Requirement } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import { someone, worked } from './people.ts';

const TIMES = [
  'contribution',
  'publicService',
  'carreer',
  'position',
  'teaching',
  'police',
  'special',
  'disability',
] as const;
type Time = (typeof TIMES)[number];
export type Short = Time | 'age' | 'points';

/** A figure as it stands on a day. */
const figureOn = (figure: ByGender<Figure>, gender: Gender, on: IsoDate): number => {
  const own = forGender(figure, gender);
  if (typeof own === 'number') return own;
  return own.reduce((value, step, index) => (index === 0 || step.from <= on ? step.value : value), 0);
};

/** Points of whole years of age and days of contribution, in 4380ths: y + m/12 + min(d, 30)/365. */
const pointsOf = (ageInYears: number, days: number): number => {
  const months = Math.min(11, Math.floor((days % 365) / 30));
  const left = (days % 365) - 30 * months;
  return 4380 * (ageInYears + Math.floor(days / 365)) + 365 * months + 12 * Math.min(left, 30);
};

/** The fewest days held on `day` by someone who has worked without a gap, so that base, toll and bonus come out exactly. */
const leastDays = (rule: Rule, time: Time, baseYears: number, gender: Gender, day: Day, regime: Regime): number => {
  const base = baseYears * 365;
  const toll = rule.toll?.of === time ? rule.toll : undefined;
  const bonus = rule.bonus?.of === time ? rule.bonus : undefined;
  const asDay = (date: string): Day => dayOf(date === 'reform' ? (regime.reformDate ?? '') : date);
  for (let days = base - 3000; ; days += 1) {
    const heldOn = (date: string): number => {
      const plain = Math.max(0, days - (day - asDay(date)));
      return plain + (bonus === undefined ? 0 : plain * forGender(bonus.percent, gender)) / 100;
    };
    const plainUntilBonus = bonus === undefined ? 0 : Math.max(0, days - (day - dayOf(bonus.until)));
    const increase = bonus === undefined ? 0 : (plainUntilBonus * forGender(bonus.percent, gender)) / 100;
    const missing = toll === undefined ? 0 : Math.max(0, base - heldOn(toll.measuredOn));
    const needed = base + (toll === undefined ? 0 : Math.ceil((missing * toll.percent) / 100 - 1e-9));
    if (days + increase >= needed - 1e-9) return days;
  }
};

interface Needs {
  readonly ageInMonths: number;
  readonly days: Partial<Record<Time, number>>;
}

const yearsOf = (needed: Requirement, gender: Gender, on: IsoDate): number | null => {
  switch (needed.kind) {
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'police':
      return figureOn(needed.years, gender, on);
    case 'special':
      return needed.years;
    case 'disability':
      return needed.degree === 'preponderant'
        ? forGender(needed.yearsByDegree.high, gender)
        : forGender(needed.years, gender);
    default:
      return null;
  }
};

const isTime = (kind: Requirement['kind']): kind is Time => TIMES.some((time) => time === kind);

const needsOf = (rule: Rule, gender: Gender, on: IsoDate, older: number, regime: Regime): Needs => {
  const days: Partial<Record<Time, number>> = {};
  const points = rule.requirements.find((needed) => needed.kind === 'points');
  let ageInMonths: number | null = null;
  for (const needed of rule.requirements) {
    if (needed.kind === 'age') ageInMonths = figureOn(needed.months, gender, on);
    const years = yearsOf(needed, gender, on);
    if (years !== null && isTime(needed.kind))
      days[needed.kind] = leastDays(rule, needed.kind, years, gender, dayOf(on), regime);
    if (needed.kind === 'policePost') Object.assign(days, { police: 1, carreer: 1 });
    if (needed.kind === 'heldOn' && needed.percent === undefined && needed.on !== 'reform') {
      const held = forGender(needed.years, gender) * 365 + (needed.strictlyMore ? 1 : 0);
      days[needed.time] = Math.max(days[needed.time] ?? 0, held + dayOf(on) - dayOf(needed.on));
    }
  }
  let contribution = Math.max(...TIMES.map((time) => days[time] ?? 0));
  const asked = points === undefined ? 0 : figureOn(points.points, gender, on);
  // Without a minimum age, one that leaves the points two years of contribution beyond the times asked for.
  const aged =
    (ageInMonths ?? (points === undefined ? 55 : asked - Math.ceil(contribution / 365) - 2) * 12) + 12 * older;
  while (pointsOf(aged / 12, contribution) < 4380 * asked) contribution += 1;
  return { ageInMonths: aged, days: { ...days, contribution } };
};

/** Work without a gap until today, cut wherever one of the times begins. */
const recordsOf = (rule: Rule, days: Partial<Record<Time, number>>, on: IsoDate): WorkRecord[] => {
  const borders = [...new Set(Object.values(days))].filter((border) => border > 0).sort((a, b) => b - a);
  const special = rule.requirements.find((needed) => needed.kind === 'special');
  return borders.map((border, index) => {
    const next = borders[index + 1];
    const has = (time: Time): boolean => (days[time] ?? 0) >= border;
    return worked(isoOf(dayOf(on) - border + 1), next === undefined ? null : isoOf(dayOf(on) - next), {
      regimeType: 'RPPS',
      isPublicService: has('publicService'),
      isCurrentCareer: has('carreer'),
      isCurrentPosition: has('position'),
      isTeaching: has('teaching'),
      isPoliceTime: has('police'),
      isSpecialTime: has('special'),
      specialTimeBase: special?.years ?? 25,
      isDisabled: has('disability'),
      disabledLevel: has('disability') ? 'high' : null,
    });
  });
};

const DEFAULT_INGRESS = '1990-01-02';

/** The entry that the rule just allows. */
export const entryFor = (rule: Rule, regime: Regime): IsoDate => {
  const date = rule.entry?.until ?? rule.entry?.from ?? DEFAULT_INGRESS;
  return date === 'reform' ? (regime.reformDate ?? DEFAULT_INGRESS) : date;
};

export const exactPerson = (of: {
  readonly rule: Rule;
  readonly gender: Gender;
  readonly regime: Regime;
  /** The day on which everything is complete. */
  readonly completeOn: IsoDate;
  readonly calculationDate: IsoDate;
  /** The requirement that is complete a day later. */
  readonly short?: Short;
  readonly ingress?: IsoDate;
}): LawInput => {
  const { rule, gender, regime, completeOn, short } = of;
  const timeAlone = short !== undefined && short !== 'age' && short !== 'points';
  const risesWithAge = rule.requirements.some((needed) => needed.kind === 'points') && timeAlone;
  const needs = needsOf(rule, gender, completeOn, risesWithAge ? 10 : 0, regime);
  const days = { ...needs.days };
  const shortened = short === 'points' ? 'contribution' : short;
  if (shortened !== undefined && shortened !== 'age') {
    const left = (days[shortened] ?? 0) - 1;
    days[shortened] = left;
    if (shortened === 'contribution') for (const time of TIMES) days[time] = Math.min(days[time] ?? 0, left);
  }
  const born = addMonths(dayOf(completeOn) + (short === 'age' ? 1 : 0), -needs.ageInMonths);
  return someone({
    gender,
    birthDate: isoOf(born),
    on: of.calculationDate,
    regimeType: 'RPPS',
    regime,
    records: recordsOf(rule, days, completeOn),
    calculation: { publicServiceIngressDate: of.ingress ?? entryFor(rule, regime) },
    person: rule.requirements.some((needed) => needed.kind === 'disablement')
      ? { disablement: true, disablementDate: completeOn }
      : {},
  });
};
