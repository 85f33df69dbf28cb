import type { BenefitFacts } from './facts.ts';
import type { BenefitStep } from './log.ts';
import { earlierDaySteps, earlierDays } from './rgps-best-day.ts';
import { disability } from './rgps-disability.ts';
import {
  incapacityOfRgps,
  incapacityOfSeguradoEspecial,
  incapacityUntil2019,
  temporaryIncapacityOfRgps,
} from './rgps-incapacity.ts';
import { LAST_36 } from './rgps-last-36.ts';
import type { Method, RgpsMethod } from './rgps-method.ts';
import { rural } from './rgps-rural.ts';
import { average100Factor, average100Full, sixtyTwo } from './rgps-since-2019.ts';
import { type Start, startOf } from './rgps-start.ts';
import { average80Age, average80Factor, average80Full, average80Hybrid, proportional } from './rgps-until-2019.ts';
import { byContributions, isRefusal, type Worked } from './workings.ts';

const METHODS: Readonly<Record<RgpsMethod, Method>> = {
  RGPS_AVG80_FACTOR: average80Factor('RGPS_AVG80_FACTOR', { teacher: false, setAsideBy: null }),
  RGPS_AVG80_FACTOR_TEACHER: average80Factor('RGPS_AVG80_FACTOR_TEACHER', { teacher: true, setAsideBy: null }),
  RGPS_AVG80_FACTOR_IF_ABOVE_1: average80Factor('RGPS_AVG80_FACTOR_IF_ABOVE_1', {
    teacher: false,
    setAsideBy: 'Lei 8.213/1991, art. 29-C, caput',
  }),
  RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1: average80Factor('RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1', {
    teacher: true,
    setAsideBy: 'Lei 8.213/1991, art. 29-C, caput e § 3º',
  }),
  RGPS_AVG80_PROPORTIONAL_70_5_FACTOR: proportional,
  RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL: average80Age,
  RGPS_AVG80_AGE_70_1: average80Hybrid,
  RGPS_AVG80_FULL: average80Full,
  RGPS_AVG100_60_2: sixtyTwo('RGPS_AVG100_60_2', false),
  RGPS_AVG100_60_2_BASE15: sixtyTwo('RGPS_AVG100_60_2_BASE15', true),
  RGPS_AVG100_FACTOR: average100Factor,
  RGPS_AVG100_FULL: average100Full,
  RGPS_PCD_TIME_100: disability(
    'RGPS_PCD_TIME_100',
    () => ({ percent: 100, words: '100%' }),
    'LC 142/2013, art. 8º, I',
  ),
  RGPS_PCD_AGE_70_1: disability('RGPS_PCD_AGE_70_1', byContributions, 'LC 142/2013, art. 8º, II'),
  ...LAST_36,
  RGPS_RURAL: rural,
  RGPS_INCAPACITY: incapacityOfRgps,
  RGPS_INCAPACITY_UNTIL_2019: incapacityUntil2019,
  RGPS_INCAPACITY_SEGURADO_ESPECIAL: incapacityOfSeguradoEspecial,
  RGPS_TEMPORARY_INCAPACITY: temporaryIncapacityOfRgps,
};

const BEFORE_DIVISOR_108: BenefitStep = {
  label: 'Direito completo até 04/05/2022',
  value: 'com o tempo e as competências até esse dia, sem o divisor mínimo de 108',
  article: 'Lei 8.213/1991, art. 135-A (Lei 14.331/2022); CF, art. 5º, XXXVI',
};

const worthOf = (worked: Worked): number => (isRefusal(worked) ? 0 : (worked[0]?.value ?? 0));

/** The same right with what was held on the eve of Lei 14.331/2022, in money of the calculation date: what was paid later does not enter it. */
const beforeDivisor108 = (method: RgpsMethod, facts: BenefitFacts): Worked | null => {
  if (facts.beforeDivisor108 === null) return null;
  const { valuation, costs } = facts.beforeDivisor108;
  const countingSteps = [...(facts.countingSteps ?? []), BEFORE_DIVISOR_108];
  const then: BenefitFacts = { ...facts, valuation, costs, countingSteps };
  const start = startOf(then);
  return isRefusal(start) ? start : METHODS[method](then, start);
};

/** The right of the day on which it is worth most, of those looked at. */
const onBestDay = (method: RgpsMethod, facts: BenefitFacts, start: Start, now: Worked): Worked => {
  const { asOf } = facts;
  if (asOf === undefined || isRefusal(now)) return now;
  let best: Worked = now;
  for (const day of earlierDays(facts, start)) {
    const countingSteps = [...(facts.countingSteps ?? []), ...earlierDaySteps(facts, day, worthOf(now))];
    const then: BenefitFacts = { ...facts, ...asOf(day), closedOn: day, countingSteps };
    const startThen = startOf(then);
    const worked = isRefusal(startThen) ? startThen : METHODS[method](then, startThen);
    if (worthOf(worked) > worthOf(best)) best = worked;
  }
  return best;
};

/**
 * A right complete before 05/05/2022 keeps the average without a minimum divisor, but with the months up to then only; with
 * later months it is a right of today, with the divisor. Where the divisor costs something both are worked, the better first.
 *
 * @see Lei 8.213/1991, art. 135-A (Lei 14.331/2022); STF, Tema 334
 */
export const workRgps = (method: RgpsMethod, facts: BenefitFacts): Worked => {
  const start = startOf(facts);
  if (isRefusal(start)) return start;
  const now = METHODS[method](facts, start);
  if (facts.asOf !== undefined) return onBestDay(method, facts, start, now);
  if (facts.beforeDivisor108 === null || isRefusal(now) || !start.divisor108.mattered) return now;
  const withoutIt = METHODS[method](facts, { ...start, divisor108: { applies: false, mattered: false } });
  if (worthOf(withoutIt) === worthOf(now)) return now;
  const then = beforeDivisor108(method, facts);
  if (then === null || isRefusal(then)) return now;
  return worthOf(then) > worthOf(now) ? [...then, ...now] : [...now, ...then];
};
