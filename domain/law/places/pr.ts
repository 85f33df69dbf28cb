/** Paraná: EC 45/2019, promulgated on 04/12/2019 and in force on 05/12/2019; the product's cut-off is 03/12/2019. */

import { incapacity } from '../norms/rpps/pieces.ts';
import type { Norm } from '../rule/rule.ts';
import {
  dayAfter,
  LAST_PAY,
  localityOf,
  localRule,
  SIXTY_PLUS_TWO,
  type Value,
  valued,
  WHOLE_AVERAGE,
} from './pieces/locality.ts';
import {
  FEDERAL_POINTS,
  FEDERAL_POINTS_OF_TEACHERS,
  FEDERAL_TOLL,
  FEDERAL_TOLL_OF_TEACHERS,
  PERMANENT,
} from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import { inPlaceOfLc51 } from './pieces/reported.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import type { ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 41,
  name: 'Paraná (Estado)',
  uf: 'PR',
  institute: 'Paranaprevidência',
  ownReform: true,
  reformDate: '2019-12-03',
  inForceFrom: '2019-12-05',
  reformDayDoubt: { lastDay: '2019-12-04', why: 'a EC 45/2019 é de 04/12/2019, publicada em 05/12/2019.' },
  norm: 'EC 45/2019; LC 233/2021',
  confirmed: false,
  endorsement: {
    kind: 'law',
    lastDay: '2021-03-09',
    law: 'LC 233/2021 do Paraná',
  },
  note: 'A especificação usa 03/12/2019; a emenda foi promulgada em 04/12/2019 e, segundo o TCE-PR, as regras vigoram desde 05/12/2019.',
};

/** CE, art. 35, § 20: "observados critérios a serem estabelecidos em lei do Estado", "poderá fazer jus". */
const ABONO =
  'Depende dos critérios de lei do Estado, que é preciso conferir: igual à contribuição do servidor, até a idade da compulsória (CE, art. 35, § 20).';

const locality = localityOf(regime, {
  prefix: 'pr-ec45',
  abono: ABONO,
  law: 'EC 45/2019 do Paraná',
  ruleYear: 2019,
  points: {
    source: 'EC 45/2019 e LC 233/2021',
    note: 'Professores: pontuação da União; confira na norma estadual.',
    servants: { from: '2019-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: true },
    teachers: { from: '2019-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
});

const points = { article: 'art. 4º', average: SIXTY_PLUS_TWO } as const;
const toll = {
  article: 'art. 5º',
  percent: 100,
  measuredOn: '2019-12-05',
  average: WHOLE_AVERAGE,
  confirmed: false,
  observations: ['O percentual do pedágio e as idades seguem a regra da União; confira-os na EC 45/2019 do Paraná.'],
} as const;
/** CE, art. 35, § 4: "serão disciplinadas em lei"; § 9 says of the teacher the age alone. */
const permanent = {
  article: 'CE, art. 35',
  valueArticle: 'CE, art. 35, § 4º; LC 233/2021 do Paraná',
  average: SIXTY_PLUS_TWO,
  confirmed: false,
  missing: 'o cálculo, que o art. 35, § 4º, deixa à LC 233/2021, e o tempo e os demais requisitos do professor (§ 9º)',
} as const;

const POLICE =
  'Noticia-se que a EC 45/2019 do Paraná, art. 6º, e a EC 47/2020 dão à polícia 55 anos ao homem e 53 à mulher, 30/25 de contribuição e 20/15 de polícia a quem ingressou até 2003, e cinco anos de polícia a mais, sem abono, a quem ingressou até a emenda; os artigos não são conhecidos aqui. A LC 51/1985, sem idade, é dada até o dia da reforma.';

const police = { article: 'art. 6º', ages: [55, 53], years: [30, 25], transition: true, confirmed: false } as const;
const integral: Value = {
  benefitCalculusMethod: LAST_PAY.benefitCalculusMethod,
  words: 'totalidade da remuneração',
};

const policeReported = [
  policeRule(locality, {
    ...police,
    what: 'ingresso até 31/12/2003, pelas figuras noticiadas',
    inPolice: [20, 15],
    value: LAST_PAY,
    entryUntil: '2003-12-31',
  }),
  {
    ...policeRule(locality, {
      ...police,
      suffix: '-ingresso-desde-2004',
      what: 'ingresso de 2004 até a EC 45/2019, pelas figuras noticiadas',
      inPolice: [25, 20],
      value: integral,
      entryFrom: '2004-01-01',
    }),
    abono: false,
  },
].map((rule) => inPlaceOfLc51(rule, POLICE));

const norm: Norm = {
  id: 'pr-ec-45-2019',
  title: 'Paraná – Emenda Constitucional 45/2019',
  rules: [
    ...pointsRules(locality, { ...points, ...FEDERAL_POINTS, confirmed: true }),
    ...pointsRules(locality, {
      ...points,
      ...FEDERAL_POINTS_OF_TEACHERS,
      confirmed: false,
    }),
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS }),
    ...policeReported,
    permanentRule(locality, { ...permanent, ...PERMANENT, ages: [65, 62] }),
    permanentRule(locality, { ...permanent, ...PERMANENT, teacher: true, ages: [60, 57] }),
    {
      ...localRule(locality, { confirmed: true }),
      ...valued(LAST_PAY),
      id: 'pr-ec45-invalidez-ingresso-ate-2003',
      modality: 'Invalidez permanente – ingresso até 31/12/2003, até a LC 233/2021 do Paraná',
      description:
        'Ingresso até 31/12/2003 e invalidez até 09/03/2021: base é a remuneração do cargo, integral nas causas graves e proporcional nas demais, com paridade.',
      ruleLaw: 'EC 41/2003, art. 6º-A (EC 70/2012); LC 233/2021 do Paraná',
      source: 'EC 41/2003, art. 6º-A; LC 233/2021 do Paraná',
      kind: 'incapacity',
      window: { from: dayAfter(locality.cutOff), to: '2021-03-09' },
      continues: 'pre103-invalidez-ingresso-ate-2003',
      entry: { until: '2003-12-31' },
      requirements: [incapacity],
      benefitCalculusMethod: 'INVALIDEZ_EC70',
      abono: false,
    },
    {
      ...incapacityRule(locality, { article: 'LC 233/2021', confirmed: false }),
      window: { from: '2021-03-10', to: null },
    },
  ],
};

export const pr: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2022-09-22',
    source: 'Decreto 3.188/2023, art. 2º, I; Lei 20.777/2021, art. 1º, parágrafo único',
  },
  points: locality.points,
  norm,
};
