/** The day of a regime's reform, as every face of the product says it. */
import { dayOf, isoOf } from '../units/day.ts';

/** What is said where there is none to name: nobody claims here that the place has made none. */
export const NO_REFORM_KNOWN = 'nenhuma conhecida';

/**
 * `YYYY-MM-DD`; null where none is known. The rules of whoever made no reform are computed with the day after the calculation:
 * printed, it would be read as the day of a reform to come.
 */
export const reformDayOf = (regimeDate: string | null, calculationDate: string): string | null =>
  regimeDate === isoOf(dayOf(calculationDate) + 1) ? null : regimeDate;
