/** Amapá: whether it reformed its rules was not found. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const ap: Place = {
  regime: {
    regimeId: 16,
    name: 'Amapá (Estado)',
    uf: 'AP',
    institute: 'AMPREV',
    ownReform: null,
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Não confirmado se houve reforma das regras de aposentadoria.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
