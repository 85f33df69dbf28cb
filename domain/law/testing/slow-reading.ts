/**
 * A rule of public servants, or of the RGPS until the reform, read the slow way: day by day, each time counted as a set of
 * days, without a line of the engine. It knows no special time and no disability.
 */
import { dayOf, elapsed, isoOf } from '../../units/day.ts';
import type { LawInput, WorkRecord } from '../input/input.ts';
import { forGender } from '../rule/figures.ts';
import type { Regime } from '../rule/regime.ts';
import type { ByGender, CountedTime, Figure, Gender, IsoDate, Requirement } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';

const FIRST = dayOf('1950-01-01');

const countsFor: Readonly<Record<CountedTime, (record: WorkRecord) => boolean>> = {
  contribution: () => true,
  publicService: (record) => record.isPublicService,
  carreer: (record) => record.isCurrentCareer,
  position: (record) => record.isCurrentPosition,
  teaching: (record) => record.isTeaching,
  police: (record) => record.isPoliceTime,
};

/** For each day from 1950 on, how many days of a time are behind, that day included. */
const heldByDay = (records: readonly WorkRecord[], time: CountedTime, last: number): Int32Array => {
  const worked = new Uint8Array(last - FIRST + 1);
  for (const record of records) {
    if (!countsFor[time](record)) continue;
    const to = record.egressDate === null ? last : Math.min(last, dayOf(record.egressDate));
    for (let day = dayOf(record.ingressDate); day <= to; day += 1) worked[day - FIRST] = 1;
  }
  const held = new Int32Array(worked.length);
  let sum = 0;
  for (const [index, day] of worked.entries()) {
    sum += day;
    held[index] = sum;
  }
  return held;
};

/** For each day from 1950 on, how many months have begun to be worked. */
const monthsByDay = (worked: Int32Array): Int32Array => {
  const months = new Int32Array(worked.length);
  let sum = 0;
  let counted = '';
  for (const [index, days] of worked.entries()) {
    const month = isoOf(FIRST + index).slice(0, 7);
    if (month !== counted && days > (worked[index - 1] ?? 0)) {
      sum += 1;
      counted = month;
    }
    months[index] = sum;
  }
  return months;
};

/** Lei 8.213/1991, art. 142, as far as 1999; 180 of who was affiliated after 24/07/1991. */
const CARENCIA: Readonly<Record<number, number>> = {
  1993: 66,
  1994: 72,
  1995: 78,
  1996: 90,
  1997: 96,
  1998: 102,
  1999: 108,
};

const figureOn = (figure: ByGender<Figure>, gender: Gender, on: IsoDate): number => {
  const own = forGender(figure, gender);
  if (typeof own === 'number') return own;
  return own.reduce((value, step, index) => (index === 0 || step.from <= on ? step.value : value), 0);
};

const inPoints = ({ years, months, days }: { years: number; months: number; days: number }): number =>
  years * 4380 + months * 365 + Math.min(days, 30) * 12;

const asSpan = (days: number) => {
  const months = Math.min(11, Math.floor((days % 365) / 30));
  return { years: Math.floor(days / 365), months, days: (days % 365) - 30 * months };
};

export interface SlowReading {
  /** The first day on which everything holds; null until the horizon. */
  readonly when: IsoDate | null;
}

export const slowReading = (
  rule: Rule,
  input: LawInput,
  regime: Regime,
  gender: Gender,
  horizon: IsoDate,
): SlowReading => {
  const { birthDate } = input.person;
  if (birthDate === null) throw new Error('A birth date is needed');
  const birth = dayOf(birthDate);
  const last = dayOf(horizon);
  const asDay = (date: string): number => {
    if (date === 'reform') return dayOf(regime.oldRulesUntil ?? '9999-01-01');
    return dayOf(date === 'endorsement' ? (regime.oldTransitionsUntil ?? '9999-01-01') : date);
  };
  const police = input.workRecords.filter((record) => record.isPoliceTime);
  const career = police.some((record) => record.isCurrentCareer)
    ? police.filter((record) => record.isCurrentCareer)
    : police;
  const inService = input.calculation.publicServiceIngressDate ?? '';
  const inCareer = [inService, [...career.map((record) => record.ingressDate)].sort()[0] ?? ''].sort()[1] ?? '';
  const ingress = rule.entry?.into === 'policeCareer' ? inCareer : inService;
  const limit = (date: string | undefined): string | undefined =>
    date === 'reform' ? (regime.reformDate ?? undefined) : date;
  const spared = rule.entry?.earlierIfOpted === true && input.calculation.optedForRPC;
  const { from, until } = { from: spared ? undefined : limit(rule.entry?.from), until: limit(rule.entry?.until) };
  if ((from !== undefined && ingress < from) || (until !== undefined && ingress > until)) return { when: null };
  if (rule.withoutComplementaryRegime && input.calculation.optedForRPC) return { when: null };

  const records = input.workRecords.filter(({ regimeType }) => regimeType === rule.regimeType);
  const affiliation = records.map(({ ingressDate }) => ingressDate).sort()[0] ?? '9999-01-01';
  if (rule.affiliation?.until !== undefined && affiliation > rule.affiliation.until) return { when: null };

  const counts = new Map<CountedTime, Int32Array>();
  const plain = (time: CountedTime, day: number): number => {
    const known = counts.get(time) ?? heldByDay(records, time, last);
    counts.set(time, known);
    return day < FIRST ? 0 : (known[Math.min(day, last) - FIRST] ?? 0);
  };
  const { bonus, toll } = rule;
  /** In hundredths of a day. */
  const held = (time: CountedTime, day: number): number => {
    const increase =
      bonus?.of === time ? plain(time, Math.min(day, dayOf(bonus.until))) * forGender(bonus.percent, gender) : 0;
    return plain(time, day) * 100 + increase;
  };
  const tollDays = (time: CountedTime, requirement: { years: ByGender<Figure> }): number => {
    if (toll?.of !== time) return 0;
    const day = asDay(toll.measuredOn);
    const base = figureOn(requirement.years, gender, isoOf(day)) * 36_500;
    return Math.ceil((Math.max(0, base - held(time, day)) * toll.percent) / 10_000);
  };

  const meets = (requirement: Requirement): ((day: number, on: IsoDate) => boolean) => {
    switch (requirement.kind) {
      case 'age':
        return (day, on) => {
          const { decrease } = requirement;
          const age = elapsed(birth, day);
          const needed = figureOn(requirement.months, gender, on);
          const spares = decrease !== undefined && ingress <= (decrease.publicServiceIngressUntil ?? ingress);
          if (!spares) return age.years * 12 + age.months >= needed;
          const extra = Math.max(
            0,
            Math.floor(held('contribution', day) / 100) - forGender(decrease.beyondYears, gender) * 365,
          );
          if (decrease.per === 'year') {
            const spared = Math.min(decrease.maximumYears ?? 99, Math.floor(extra / 365));
            return age.years * 12 + age.months >= needed - 12 * spared;
          }
          const later = elapsed(birth, day + Math.min((decrease.maximumYears ?? 99) * 365, extra));
          return later.years * 12 + later.months >= needed;
        };
      case 'contribution':
      case 'publicService':
      case 'carreer':
      case 'position':
      case 'teaching':
      case 'police': {
        const extra = tollDays(requirement.kind, requirement);
        return (day, on) =>
          held(requirement.kind, day) >= (figureOn(requirement.years, gender, on) * 365 + extra) * 100;
      }
      case 'points':
        return (day, on) =>
          inPoints(elapsed(birth, day)) + inPoints(asSpan(Math.floor(held('contribution', day) / 100))) >=
          4380 * figureOn(requirement.points, gender, on);
      case 'heldOn':
        return () =>
          held(requirement.time, asDay(requirement.on)) >=
          forGender(requirement.years, gender) * 365 * (requirement.percent ?? 100);
      default:
        return () => false;
    }
  };

  const opens = asDay(rule.window.from);
  const closes = rule.window.to === null ? last : Math.min(last, asDay(rule.window.to));
  const others = rule.requirements.filter(({ kind }) => kind !== 'remunerations').map(meets);
  const carencia = (months: number): ((day: number) => boolean) => {
    const worked = monthsByDay(heldByDay(records, 'contribution', last));
    let asked = months;
    if (affiliation <= '1991-07-24') {
      let day = FIRST;
      while (day <= closes && !others.every((test) => test(day, isoOf(day)))) day += 1;
      asked = Math.min(months, CARENCIA[Number(isoOf(day).slice(0, 4))] ?? (isoOf(day) < '1993' ? 60 : months));
    }
    return (day) => (worked[day - FIRST] ?? 0) >= asked;
  };
  const tests = rule.requirements.map((requirement) =>
    requirement.kind === 'remunerations' ? carencia(requirement.months) : meets(requirement),
  );
  for (let day = opens; day <= closes; day += 1) {
    const on = isoOf(day);
    if (tests.every((test) => test(day, on))) return { when: on };
  }
  return { when: null };
};
