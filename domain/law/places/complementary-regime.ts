/**
 * From which entry on a servant is under the complementary regime, so that the average stops at the ceiling of the RGPS.
 * Those who entered earlier are under it only after opting (the União's last window closed on 30/11/2022).
 *
 * @see CF, art. 40, §§ 14 to 16; Lei 12.618/2012; EC 103/2019, art. 26, § 1
 */
import { formatDate } from '../../words/format.ts';
import type { Regime } from '../rule/regime.ts';
import type { IsoDate } from '../rule/requirement.ts';
import { placeOfOffice } from './described/of-office.ts';
import { placeOfRegime } from './index.ts';
import { type ComplementaryRegime, NOT_READ } from './regime-entry.ts';

/** Publication of São Paulo's Lei 14.653/2011, the first known here: earlier entry is not warned, later entry is, by prudence (its own limit began in 2013). */
const FIRST_OF_A_STATE = '2011-12-23';

const NOT_CHECKED_IN_THE_PLACE =
  'Previdência complementar do ente não conferida: quem ingressou depois do começo dela recebe no máximo o teto do RGPS (CF, art. 40, § 14).';

const NO_LIMIT_HERE =
  'Quem ingressou desde então recebe no máximo o teto do RGPS (CF, art. 40, § 14), e o valor aqui não tem esse limite. Conta o ingresso mais antigo, sem interrupção, em qualquer ente.';

type RegimeAsked = Pick<Regime, 'regimeId' | 'described'>;

/** None was read for 'Sem Reforma' or a place outside the list. */
const regimeOf = (regime: RegimeAsked | null): ComplementaryRegime => {
  if (regime?.described !== undefined) return placeOfOffice(regime.described).complementaryRegime;
  return placeOfRegime(regime?.regimeId ?? null)?.complementaryRegime ?? NOT_READ;
};

/** Whether the average stops at the ceiling of the RGPS. */
export const isUnderComplementaryRegime = (
  of: RegimeAsked | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): boolean => {
  const regime = regimeOf(of);
  return (
    optedForRPC || (regime.kind === 'since' && publicServiceIngress !== null && publicServiceIngress >= regime.firstDay)
  );
};

const doubtAbout = (regime: ComplementaryRegime, ingress: IsoDate): string | null => {
  const notChecked = ingress >= FIRST_OF_A_STATE ? NOT_CHECKED_IN_THE_PLACE : null;
  switch (regime.kind) {
    case 'notRead':
      return notChecked === null ? null : [notChecked, regime.report ?? ''].join(' ').trim();
    case 'reported':
      return ingress >= regime.firstDay
        ? `Previdência complementar do ente não conferida: ${regime.report} ${NO_LIMIT_HERE}`
        : notChecked;
    case 'since': {
      const { firstDay, doubt } = regime;
      if (doubt === undefined) return null;
      return ingress >= (doubt.from ?? firstDay) && ingress < doubt.before ? doubt.text : null;
    }
    default:
      return regime satisfies never;
  }
};

/** The doubt about somebody who entered on a day and did not opt, in Portuguese; null where there is none. */
export const complementaryRegimeDoubt = (
  of: RegimeAsked | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): string | null =>
  optedForRPC || publicServiceIngress === null ? null : doubtAbout(regimeOf(of), publicServiceIngress);

const AS_THE_UNIAO_PAYS = ', como o Parecer AGU JL-04/2020 manda a União pagar à polícia,';

/** The last pay of who entered under the complementary regime, which the Constitution would limit; null for anybody else. @see CF, art. 40, § 14; Lei 12.618/2012, art. 3, I */
export const lastPayDoubt = (
  of: (RegimeAsked & Pick<Regime, 'place'>) | null,
  publicServiceIngress: IsoDate | null,
  optedForRPC: boolean,
): string | null => {
  const regime = regimeOf(of);
  const isUnder = regime.kind === 'since' && isUnderComplementaryRegime(of, publicServiceIngress, false);
  if (!isUnder || optedForRPC) return null;
  const isUniao = of?.place === 'uniao';
  return `Ingresso desde o começo da previdência complementar, em ${formatDate(regime.firstDay)}: o valor aqui é o da última remuneração${isUniao ? AS_THE_UNIAO_PAYS : ','} e ${isUniao ? 'a CF, art. 40, § 14, e a Lei 12.618/2012, art. 3º, I, o limitariam' : 'a CF, art. 40, § 14, o limitaria'} ao teto do RGPS. Quem contribui só até o teto confere no órgão antes de contar com mais.`;
};
