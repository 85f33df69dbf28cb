/** Rio de Janeiro (city): no reform of its rules was found. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const rioDeJaneiroRj: Place = {
  regime: {
    regimeId: 3304557,
    name: 'Rio de Janeiro - RJ',
    uf: 'RJ',
    city: 'Rio de Janeiro',
    institute: 'PREVI-RIO',
    ownReform: null,
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Nenhuma reforma municipal das regras de aposentadoria localizada; tratar como Sem Reforma. Não confundir com o Estado (Rioprevidência).',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
