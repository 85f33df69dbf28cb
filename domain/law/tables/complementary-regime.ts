import type { IsoDate } from '../rule/rule.ts';

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

/** Publication of São Paulo's Lei 14.653/2011, the first of a state; no servant of a state or city is under such a regime by an earlier entry. */
const FIRST_OF_A_STATE = '2011-12-23';

const DEPENDS_ON_THE_POWER =
  'Previdência complementar não conferida: de 04/02 a 13/10/2013 o primeiro dia dela depende do Poder do servidor; valeu o do Executivo.';
const NOT_CHECKED_IN_THE_PLACE =
  'Previdência complementar do ente não conferida: quem ingressou depois do começo dela recebe no máximo o teto do RGPS (CF, art. 40, § 14).';

/** What is not known of who entered on a day and did not opt, in Portuguese; null where nothing is in doubt. */
export const complementaryRegimeDoubt = (
  place: string | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): string | null => {
  if (optedForRPC || publicServiceIngress === null) return null;
  if (place !== 'uniao') return publicServiceIngress >= FIRST_OF_A_STATE ? NOT_CHECKED_IN_THE_PLACE : null;
  const { executive, judiciaryAndProsecution } = COMPLEMENTARY_REGIME_OF_UNIAO;
  return publicServiceIngress >= executive && publicServiceIngress < judiciaryAndProsecution
    ? DEPENDS_ON_THE_POWER
    : null;
};
