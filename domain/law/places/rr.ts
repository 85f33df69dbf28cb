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
    note: 'O IPER dá por base as regras da EC 41/2003, sem reforma, em página sem data; não confirmado. A LC 268/2018 trata da aposentadoria especial da Polícia Civil e não foi conferida.',
    warning:
      'Roraima: o IPER dá por base as regras anteriores à EC 103/2019, em página sem data, e a lei da Polícia Civil (LC 268/2018) não foi conferida. As regras aqui são as de quem não fez reforma: o direito completo depois de uma reforma não é certo. Confira a lei local antes de usar qualquer data.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
