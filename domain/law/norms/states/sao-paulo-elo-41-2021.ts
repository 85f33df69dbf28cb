/** São Paulo (city): Emenda à Lei Orgânica 41, in force on 19/03/2022 with Decreto 61.150/2022. The toll was not read. */
import type { Norm } from '../../rule/rule.ts';
import { type Locality, SIXTY_PLUS_TWO } from './locality.ts';
import { FEDERAL_AGES, FEDERAL_AGES_OF_TEACHERS, PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules } from './shapes.ts';
import { incapacityRule } from './special.ts';

const saoPaulo: Locality = {
  place: 'sao-paulo-sp',
  prefix: 'sao-paulo-sp-elo41',
  law: 'Emenda à Lei Orgânica 41/2021 de São Paulo',
  ruleYear: 2021,
  cutOff: '2022-03-19',
  source: 'Emenda à Lei Orgânica 41/2021; Decreto 61.150/2022',
  checkedAt: ['https://www.prefeitura.sp.gov.br/cidade/secretarias/fazenda/iprem/noticias/index.php?p=327813'],
};

const notRead = { average: SIXTY_PLUS_TWO, confirmed: false } as const;

export const saoPauloElo41: Norm = {
  id: 'sao-paulo-elo-41-2021',
  title: 'São Paulo (Município) – Emenda à Lei Orgânica 41/2021',
  rules: [
    ...pointsRules(saoPaulo, { ...notRead, ...TRANSITION, ages: FEDERAL_AGES, fullPayAges: [65, 62] }),
    ...pointsRules(saoPaulo, {
      ...notRead,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: FEDERAL_AGES_OF_TEACHERS,
      fullPayAges: [60, 57],
    }),
    permanentRule(saoPaulo, {
      ...notRead,
      ...PERMANENT,
      ages: [65, 62],
      observations: ['Idades confirmadas; os tempos são supostos iguais aos da União.'],
    }),
    permanentRule(saoPaulo, { ...notRead, ...PERMANENT, teacher: true, ages: [60, 57] }),
    incapacityRule(saoPaulo, { confirmed: true }),
  ],
};
