/** São José dos Campos: a reform whose day is not known, so that it is computed as Sem Reforma; its points were not read. */
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

export const saoJoseDosCamposSp: Place = {
  regime: {
    regimeId: 3549904,
    name: 'São José dos Campos - SP',
    uf: 'SP',
    city: 'São José dos Campos',
    institute: 'IPSM',
    ownReform: true,
    norm: 'Proposta de Emenda à Lei Orgânica (art. 161-A), só em primeiro turno até 13/03/2023; lei complementar não localizada',
    confirmed: false,
    endorsement: NOT_READ,
    note: 'A proposta de emenda previa transição para ingresso até 31/12/2021. Noticia-se que a reforma veio só por lei complementar, cujo número e dia não se conhecem aqui.',
    warning:
      'São José dos Campos: noticia-se uma reforma por lei complementar, cujo número e dia não se conhecem aqui. As regras mostradas são as de quem não fez reforma: o direito completo depois dela não é certo, e quem ingressou depois dela não as tem. Confira a lei local antes de usar qualquer data.',
  },
  complementaryRegime: NOT_READ,
  points: {
    source: 'Proposta de Emenda à Lei Orgânica (art. 161-A)',
    note: 'O cálculo adota 86/96 pontos em 2022 (professor: 81/91) e os limites da União; confira na norma municipal.',
    servants: { from: '2022-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: false },
    teachers: { from: '2022-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
  norm: null,
};
