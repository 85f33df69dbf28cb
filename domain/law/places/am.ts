/** Amazonas: no reform of the general rules was found; LC 231/2022 has the civil police's own, read in part and not computed. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

const CIVIL_POLICE =
  'Polícia civil: quem ingressou de 01/01/2004 a 12/11/2019 segue a LC 231/2022, art. 1º (55 anos, ou 53 o homem e 52 a mulher com período adicional), que não é calculada aqui: a data da LC 51/1985, sem idade, não vale para esse servidor.';

export const am: Place = {
  regime: {
    regimeId: 13,
    name: 'Amazonas (Estado)',
    uf: 'AM',
    institute: 'Amazonprev',
    ownReform: false,
    confirmed: false,
    endorsement: NOT_READ,
    note: `Nenhuma reforma estadual das regras gerais localizada: tratar como Sem Reforma até prova em contrário. ${CIVIL_POLICE}`,
    warning: `Amazonas. ${CIVIL_POLICE}`,
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
