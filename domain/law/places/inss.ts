/** INSS: the one regime of the RGPS; its rules stand in `norms/rgps`. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const inss: Place = {
  regime: {
    regimeId: 1,
    name: 'INSS',
    institute: 'Instituto Nacional do Seguro Social',
    ownReform: true,
    reformDate: '2019-11-13',
    norm: 'EC 103/2019',
    confirmed: true,
    endorsement: { kind: 'federal' },
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
