import type { IsoDate } from '../norms/rule.ts';

/**
 * First day of entry from which a servant of the União is under the complementary regime, so that the average stops at
 * the ceiling of the RGPS. Who entered earlier is under it only after opting (the last window closed on 30/11/2022).
 *
 * Confirmed on pages of the fund and of unions; which power the servant belongs to is no field of the product, so the
 * Executive's date serves for all. Dates of states and cities are not known here: there the option alone decides.
 *
 * @see CF, art. 40, §§ 14 to 16; Lei 12.618/2012; EC 103/2019, art. 26, § 1
 */
export const COMPLEMENTARY_REGIME_OF_UNIAO = {
  executive: '2013-02-04',
  legislativeAndTcu: '2013-05-07',
  judiciaryAndProsecution: '2013-10-14',
} as const;

/** Whether the average stops at the ceiling of the RGPS. */
export const isUnderComplementaryRegime = (
  place: string | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): boolean =>
  optedForRPC ||
  (place === 'uniao' &&
    publicServiceIngress !== null &&
    publicServiceIngress >= COMPLEMENTARY_REGIME_OF_UNIAO.executive);
