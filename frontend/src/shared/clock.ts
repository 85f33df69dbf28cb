import { DateTime } from 'luxon';

/** Today in the product's time zone, as `YYYY-MM-DD`. */
export const today = (): string => DateTime.now().setZone('America/Sao_Paulo').toFormat('yyyy-MM-dd');

/** Completed years between two `YYYY-MM-DD` dates; null for a birth after the day. */
export const ageOn = (birthDate: string, day: string): number | null => {
  const years = Math.floor(DateTime.fromISO(day).diff(DateTime.fromISO(birthDate), 'years').years);
  return Number.isNaN(years) || years < 0 ? null : years;
};
