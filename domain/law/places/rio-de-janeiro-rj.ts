/** Rio de Janeiro (city): no reform of its rules was found. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

const PROPOSED =
  'há o Projeto de Emenda à Lei Orgânica 2/2021, que guarda as regras anteriores a quem já era servidor e pede as idades da Constituição a quem ingressasse depois; se foi aprovado não se conferiu. As regras aqui são as de quem não fez reforma.';

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
    note: `${PROPOSED} Não confundir com o Estado (Rioprevidência).`,
    warning: `Rio de Janeiro: ${PROPOSED} Confira a lei local antes de usar qualquer data.`,
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
