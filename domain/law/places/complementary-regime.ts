/**
 * From which entry on a servant is under the complementary regime, so that the average stops at the ceiling of the RGPS.
 * Those who entered earlier are under it only after opting (the União's last window closed on 30/11/2022).
 *
 * @see CF, art. 40, §§ 14 to 16; Lei 12.618/2012; EC 103/2019, art. 26, § 1
 */
import type { IsoDate } from '../rule/rule.ts';
import { placeNamed } from './index.ts';
import { type ComplementaryRegime, NOT_READ } from './regime-entry.ts';

/** Publication of São Paulo's Lei 14.653/2011, the first of a state: before it no entry into a state or city is under such a regime. */
const FIRST_OF_A_STATE = '2011-12-23';

const NOT_CHECKED_IN_THE_PLACE =
  'Previdência complementar do ente não conferida: quem ingressou depois do começo dela recebe no máximo o teto do RGPS (CF, art. 40, § 14).';

/** `place` as the rules name it; none was read for 'Sem Reforma' or a place outside the list. */
const regimeOf = (place: string | null): ComplementaryRegime => placeNamed(place)?.complementaryRegime ?? NOT_READ;

/** Whether the average stops at the ceiling of the RGPS. */
export const isUnderComplementaryRegime = (
  place: string | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): boolean => {
  const regime = regimeOf(place);
  return (
    optedForRPC || (regime.kind === 'since' && publicServiceIngress !== null && publicServiceIngress >= regime.firstDay)
  );
};

/** The doubt about somebody who entered on a day and did not opt, in Portuguese; null where there is none. */
export const complementaryRegimeDoubt = (
  place: string | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): string | null => {
  if (optedForRPC || publicServiceIngress === null) return null;
  const regime = regimeOf(place);
  if (regime.kind === 'notRead') {
    return publicServiceIngress >= FIRST_OF_A_STATE ? (regime.report ?? NOT_CHECKED_IN_THE_PLACE) : null;
  }
  const { firstDay, doubt } = regime;
  return doubt !== undefined && publicServiceIngress >= firstDay && publicServiceIngress < doubt.before
    ? doubt.text
    : null;
};
