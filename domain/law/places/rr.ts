/** Roraima: whether it reformed its rules was not found. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const rr: Place = {
  regime: {
    regimeId: 14,
    name: 'Roraima (Estado)',
    uf: 'RR',
    institute: 'IPER',
    ownReform: null,
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Não confirmado se houve reforma das regras de aposentadoria.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
