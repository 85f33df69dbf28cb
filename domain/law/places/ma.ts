/** Maranhão: only a change of the contributions is known. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const ma: Place = {
  regime: {
    regimeId: 21,
    name: 'Maranhão (Estado)',
    uf: 'MA',
    institute: 'IPREV-MA',
    ownReform: null,
    norm: 'LC 219/2019 (custeio)',
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Confirmado apenas que o Maranhão aprovou mudanças em novembro de 2019; acredita-se que só de custeio. Tratar como Sem Reforma até confirmação.',
    warning:
      'Maranhão: só se conhece a mudança da contribuição de 11/2019; se o Estado mudou as aposentadorias não se conferiu. As regras aqui são as de quem não fez reforma: o direito completo depois de uma reforma não é certo. Confira a lei local antes de usar qualquer data.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
};
