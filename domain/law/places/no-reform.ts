/** 'Sem Reforma': the old rules of every entity, which never close. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const noReform: Place = {
  regime: {
    regimeId: 3,
    name: 'Sem Reforma',
    ownReform: false,
    confirmed: true,
    endorsement: { kind: 'none' },
    note: 'Para qualquer ente que não fez reforma própria e não está na lista.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
