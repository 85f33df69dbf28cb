/** The words that a caller may use, and the keys that each part of a description has. The compiler keeps both complete. */
import type { Span } from '../../units/span.ts';
import type { CountOptions } from '../time/count.ts';
import type { StatedSpans } from '../time/holdings/facts.ts';
import type { EarlierTotals, WorkRecord } from './input.ts';

/** Keys of a type, all of them, so that a new field is not refused by mistake. */
export type KeysOf<T> = { readonly [Key in keyof Required<T>]: true };

export const SPAN_KEYS: KeysOf<Span> = { years: true, months: true, days: true };

export const STATED_KEYS: KeysOf<StatedSpans> = {
  contributionTime: true,
  publicServiceTime: true,
  teachingTime: true,
  carreerTime: true,
  positionTime: true,
  specialTime: true,
  policeTime: true,
  disabledTime: true,
  disabledModerateTime: true,
  disabledLowTime: true,
};

export const TOTALS_KEYS: KeysOf<EarlierTotals> = { ...STATED_KEYS, date: true };

export const PERIOD_FLAGS = [
  'isPublicService',
  'isTeaching',
  'isCurrentCareer',
  'isCurrentPosition',
  'isSpecialTime',
  'isPoliceTime',
  'isDisabled',
  'isQualifyingPeriod',
  'isRural',
] as const satisfies readonly (keyof WorkRecord)[];

export const PERIOD_KEYS: KeysOf<WorkRecord> = {
  isPublicService: true,
  isTeaching: true,
  isCurrentCareer: true,
  isCurrentPosition: true,
  isSpecialTime: true,
  isPoliceTime: true,
  isDisabled: true,
  isQualifyingPeriod: true,
  isRural: true,
  id: true,
  regimeType: true,
  ingressDate: true,
  egressDate: true,
  specialTimeBase: true,
  disabledLevel: true,
  contributionPlan: true,
  category: true,
  deduction1: true,
  deduction2: true,
  deduction3: true,
  addition: true,
  salaries: true,
  unpaidMonths: true,
  notComputedMonths: true,
  notForCarencia: true,
};

export const COUNT_OPTION_KEYS: KeysOf<CountOptions> = {
  until: true,
  method: true,
  gender: true,
  regimeType: true,
  specialTimeUntil: true,
  minimumWage: true,
};

export const GENDERS = ['Homem', 'Mulher'] as const;
export const REGIME_TYPES = ['RPPS', 'RGPS'] as const;
export const ASKED_REGIME_TYPES = ['RPPS', 'RGPS', 'RPPSV2'] as const;
export const COUNTED_REGIME_TYPES = ['RPPS', 'RGPS', 'ALL'] as const;
export const COUNTING_METHODS = ['days365', 'calendar'] as const;
export const POINTS_FRACTIONS = ['days', 'completeMonths'] as const;
export const DISABLED_LEVEL_WORDS = ['low', 'medium', 'high'] as const;
export const SPECIAL_BASE_WORDS = [15, 20, 25] as const;
export const CONTRIBUTION_PLANS = ['normal', 'simplified'] as const;
