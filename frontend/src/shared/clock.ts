import { dayOf, elapsed } from '../../../domain/units/day.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';

/** Today in the product's time zone, as `YYYY-MM-DD`. */
export const today = (): string => dayInSaoPaulo(new Date().toISOString());

/** Completed years between two `YYYY-MM-DD` dates, as the law counts them; null for a birth after the day. */
export const ageOn = (birthDate: string, day: string): number | null =>
  birthDate > day ? null : elapsed(dayOf(birthDate), dayOf(day)).years;
