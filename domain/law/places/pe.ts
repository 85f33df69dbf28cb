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
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
