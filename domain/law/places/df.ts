/** Distrito Federal: only a change of the contributions is known. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const df: Place = {
  regime: {
    regimeId: 53,
    name: 'Distrito Federal',
    uf: 'DF',
    institute: 'IPREV-DF',
    ownReform: null,
    norm: 'LC 970/2020 (custeio)',
    confirmed: false,
    endorsement: {
      kind: 'notRead',
      report: 'Noticia-se que o Distrito Federal referendou a revogação por lei de junho de 2020.',
    },
    note: 'Acredita-se que só houve mudança de custeio; tratar como Sem Reforma até confirmação.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
