/**
 * Whether a contribution paid late is carência: of a month after the first one that was paid in time, while the person never
 * stopped being insured. It is time either way.
 * @see Lei 8.213/1991, arts. 15 and 27, II; Decreto 3.048/1999, art. 28, II and § 4
 */
import { type Day, firstDayOf } from '../../units/day.ts';
import type { Month } from '../../units/month.ts';
import { dueDayOf } from './decadence.ts';

/** Months for which somebody stays insured without contributing, not prolonged. @see Lei 8.213/1991, art. 15, II and VI */
const GRACE = { own: 12, facultativo: 6 } as const;

/** Until the day for paying the month after the last of them. @see Lei 8.213/1991, art. 15, § 4 */
export const keepsQualityUntil = (month: Month, by: keyof typeof GRACE = 'own'): Day => dueDayOf(month + GRACE[by] + 1);

/** A month that counts for carência. */
export interface InsuredMonth {
  readonly month: Month;
  /** Paid by the person, in time; otherwise by an employer. */
  readonly own: boolean;
}

/** The first month since which one paid on a day, and late, is carência; null: none is. */
export const carenciaFrom = (insured: readonly InsuredMonth[], paidOn: Day): Month | null => {
  let keptUntil: Day = Number.NEGATIVE_INFINITY;
  let opened: Month | null = null;
  for (const { month, own } of insured.toSorted((one, other) => one.month - other.month)) {
    if (firstDayOf(month) > keptUntil) opened = null;
    if (own && opened === null) opened = month;
    keptUntil = Math.max(keptUntil, keepsQualityUntil(month));
  }
  return paidOn > keptUntil ? null : opened;
};
