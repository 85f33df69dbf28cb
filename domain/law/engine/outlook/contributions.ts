/** What whoever waits goes on contributing, month by month. */
import { type Day, monthOf } from '../../../units/day.ts';
import { reaisOf, roundedReais } from '../../../units/money.ts';
import type { Month } from '../../../units/month.ts';
import { type BandsOf, ceiling, withheldFrom } from '../../tables/index.ts';
import type { Case } from '../case.ts';
import type { PayGoingOn } from './pay.ts';

/** How the contribution was found, or that nobody contributes, or why it is not known. */
export type ContributionBasis = 'employee' | 'uniao' | 'none' | 'unknownPay' | 'unknownRate';

export interface Contributions {
  readonly basis: ContributionBasis;
  /** The order with the bands; null where none was used. */
  readonly norm: string | null;
  /** BRL of the months after one day's month up to another's, with a thirteenth for each year; null where it is not known. */
  readonly between: (from: Day, to: Day) => number | null;
}

/** Twelve months and the 13th, each of which is contributed on. @see Lei 8.212/1991, art. 28, § 7 */
const MONTHS_PAID_PER_MONTH = 13 / 12;

const unknown = (basis: ContributionBasis): Contributions => ({ basis, norm: null, between: () => null });

/** Reduced plans pay 5% or 11% of the minimum wage, and the record does not say which. @see Lei 8.212/1991, art. 21, § 2 */
const bandsOf = (person: Case, { pays }: PayGoingOn, underCeiling: boolean): BandsOf | null => {
  if (person.regimeType === 'RGPS') {
    return pays.some(({ record }) => record.contributionPlan === 'simplified') ? null : 'rgps';
  }
  if (person.regime?.place !== 'uniao') return null;
  return underCeiling ? 'uniaoUnderCeiling' : 'uniao';
};

/** `goesOn`: contribution goes on as stated, without records. `underCeiling`: under the complementary regime. */
export const contributionsOf = (
  person: Case,
  going: PayGoingOn,
  { goesOn, underCeiling }: { readonly goesOn: boolean; readonly underCeiling: boolean },
): Contributions => {
  if (goesOn || going.withoutPay.length > 0) return unknown('unknownPay');
  if (going.pays.length === 0) return { basis: 'none', norm: null, between: () => 0 };
  const bands = bandsOf(person, going, underCeiling);
  const calculatedIn = monthOf(person.calculationDate);
  const norm = bands === null ? null : (withheldFrom(0, calculatedIn, bands)?.norm ?? null);
  if (bands === null || norm === null) return unknown('unknownRate');
  const limit = bands === 'uniao' ? Number.POSITIVE_INFINITY : (ceiling(calculatedIn) ?? Number.POSITIVE_INFINITY);
  const ofMonth = (month: Month): number => {
    let cents = 0;
    for (const pay of going.pays) if (month <= pay.to) cents += pay.cents;
    return withheldFrom(Math.min(reaisOf(cents), limit), calculatedIn, bands)?.amount ?? 0;
  };
  return {
    basis: bands === 'rgps' ? 'employee' : 'uniao',
    norm,
    between: (from, to) => {
      let sum = 0;
      for (let month = monthOf(from) + 1; month <= monthOf(to); month += 1) sum += ofMonth(month);
      return roundedReais(sum * MONTHS_PAID_PER_MONTH);
    },
  };
};
