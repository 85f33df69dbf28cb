/** Amazonas: no reform of the rules was found. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const am: Place = {
  regime: {
    regimeId: 13,
    name: 'Amazonas (Estado)',
    uf: 'AM',
    institute: 'Amazonprev',
    ownReform: false,
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Nenhuma reforma estadual das regras de aposentadoria localizada: tratar como Sem Reforma até prova em contrário.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
