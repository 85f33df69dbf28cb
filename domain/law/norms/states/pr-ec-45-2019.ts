/** Paraná: EC 45/2019, promulgated on 04/12/2019 and in force on 05/12/2019; the product's cut-off is 03/12/2019. */

import type { Norm } from '../../rule/rule.ts';
import { incapacity } from '../rpps/pieces.ts';
import { LAST_PAY, type Locality, localRule, SIXTY_PLUS_TWO, valued, WHOLE_AVERAGE } from './locality.ts';
import { FEDERAL_AGES, FEDERAL_AGES_OF_TEACHERS, PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { incapacityRule } from './special.ts';

const pr: Locality = {
  place: 'pr',
  prefix: 'pr-ec45',
  law: 'EC 45/2019 do Paraná',
  ruleYear: 2019,
  cutOff: '2019-12-03',
  source: 'EC 45/2019, arts. 4º e 5º; Constituição do Paraná, art. 35; LC 233/2021',
  checkedAt: [
    'https://mariaisabelwatanabe.adv.br/noticias/noticia/-askeyMjYtMC0wLTAtMC00',
    'https://ogazeteiro.com.br/novas-regras-de-aposentadoria-no-parana',
    'https://hum.uem.br/aposentadoria/regras',
    'https://jus.com.br/artigos/104351/rpps-peculiaridades-acerca-da-reforma-da-previdencia-do-estado-do-parana',
  ],
};

const points = { article: 'art. 4º', average: SIXTY_PLUS_TWO } as const;
const toll = {
  article: 'art. 5º',
  percent: 100,
  measuredOn: '2019-12-05',
  average: WHOLE_AVERAGE,
  confirmed: false,
  observations: [
    'O pedágio paranaense não foi lido no texto da emenda: percentual e idades supostos iguais aos da União.',
  ],
} as const;
const permanent = { article: 'CE, art. 35', average: SIXTY_PLUS_TWO, confirmed: true } as const;

export const prEc45: Norm = {
  id: 'pr-ec-45-2019',
  title: 'Paraná – Emenda Constitucional 45/2019',
  rules: [
    ...pointsRules(pr, { ...points, ...TRANSITION, ages: FEDERAL_AGES, fullPayAges: [65, 62], confirmed: true }),
    ...pointsRules(pr, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: FEDERAL_AGES_OF_TEACHERS,
      fullPayAges: [60, 57],
      confirmed: false,
    }),
    ...tollRules(pr, { ...toll, ...TRANSITION, ages: [60, 57] }),
    ...tollRules(pr, { ...toll, ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 52] }),
    permanentRule(pr, { ...permanent, ...PERMANENT, ages: [65, 62] }),
    permanentRule(pr, { ...permanent, ...PERMANENT, teacher: true, ages: [60, 57] }),
    {
      ...localRule(pr, { confirmed: true }),
      ...valued(LAST_PAY),
      id: 'pr-ec45-invalidez-ingresso-ate-2003',
      modality: 'Invalidez permanente – ingresso até 31/12/2003, até a LC 233/2021 do Paraná',
      description:
        'Ingresso até 31/12/2003 e invalidez até 09/03/2021: base é a remuneração do cargo, integral nas causas graves e proporcional nas demais, com paridade.',
      ruleLaw: 'EC 41/2003, art. 6º-A (EC 70/2012); LC 233/2021 do Paraná',
      kind: 'incapacity',
      window: { from: '2019-12-04', to: '2021-03-09' },
      continues: 'pre103-invalidez-ingresso-ate-2003',
      entry: { until: '2003-12-31' },
      requirements: [incapacity],
      benefitCalculusMethod: 'INVALIDEZ_EC70',
      abono: false,
    },
    {
      ...incapacityRule(pr, { article: 'LC 233/2021', confirmed: false }),
      window: { from: '2021-03-10', to: null },
    },
  ],
};
