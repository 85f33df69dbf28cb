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
    norm: 'Emenda à Lei Orgânica de 2022 (art. 161-A); lei complementar não localizada',
    confirmed: false,
    endorsement: NOT_READ,
    note: 'A emenda previa transição para ingresso até 31/12/2021; dia de vigência não confirmado.',
  },
  complementaryRegime: NOT_READ,
  points: {
    source: 'Emenda à Lei Orgânica de 2022 (art. 161-A)',
    note: 'O cálculo adota 86/96 pontos em 2022 e os limites da União; confira na norma municipal.',
    servants: { from: '2022-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: false },
    teachers: { from: '2022-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
  norm: null,
};
