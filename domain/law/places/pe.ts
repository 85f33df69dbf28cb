/** Pernambuco: only a change of the contributions is known. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const pe: Place = {
  regime: {
    regimeId: 26,
    name: 'Pernambuco (Estado)',
    uf: 'PE',
    institute: 'FUNAPE',
    ownReform: null,
    norm: 'LC 423/2019 (custeio)',
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Acredita-se que só houve mudança de custeio; tratar como Sem Reforma até confirmação.',
  },
  complementaryRegime: {
    kind: 'notRead',
    report:
      'A LC 257/2013, art. 1º, § 1º, aplica-o a quem ingressou desde a autorização do órgão fiscalizador, cujo dia não é conhecido aqui.',
  },
  points: null,
  norm: null,
};
