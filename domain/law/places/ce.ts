/**
 * Ceará: LC 210/2019, published and in force on 19/12/2019, adopts EC 103/2019, arts. 3, 4, 5, 8, 10, 20, 21, 22, 23 and
 * 26, with points that rise every eighteen months, a toll of 60% and an average of its own.
 */

import { ec103Art10 } from '../norms/rpps/ec-103-2019-art-10.ts';
import { ec103Arts21And22 } from '../norms/rpps/ec-103-2019-art-21-22.ts';
import type { Steps } from '../rule/requirement.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { entryDoubted } from './pieces/entry-doubt.ts';
import { dayAfter, LAST_PAY, localityOf, localRule, type Value } from './pieces/locality.ts';
import {
  FEDERAL_POINTS,
  FEDERAL_POINTS_OF_TEACHERS,
  FEDERAL_TOLL,
  FEDERAL_TOLL_OF_TEACHERS,
  PERMANENT,
} from './pieces/mirror.ts';
import {
  COUNTED_BY_ART_5,
  FEDERAL_POLICE,
  IN_THESE_CAREERS,
  INJUNCTION_WHERE_ADOPTED,
  policeRule,
} from './pieces/police.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { exposureByAge, exposureByPoints, FEDERAL_EXPOSURE } from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { uniaoPoints } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 23,
  name: 'Ceará (Estado)',
  uf: 'CE',
  institute: 'CEARAPREV',
  ownReform: true,
  reformDate: '2019-12-19',
  norm: 'EC 97/2019; LC 210/2019',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'O pedágio é medido em 13/11/2019, data da EC 103/2019, e não na data da lei estadual.',
};

const locality = localityOf(regime, {
  prefix: 'ce-lc210',
  /** Art. 1, caput, takes over EC 103/2019, art. 8. */
  abono: true,
  law: 'LC 210/2019 do Ceará',
  ruleYear: 2019,
  points: {
    source: 'EC 97/2019 e LC 210/2019',
    note: 'A primeira elevação é contada em 01/07/2021, um ano e seis meses depois de 01/01/2020.',
    servants: { from: '2020-01', points: [96, 86], limits: [105, 100], everyMonths: 18, confirmed: false },
    teachers: { ...uniaoPoints.teachers, adoptedBy: 'LC 210/2019 do Ceará, art. 1º' },
  },
});

/** The old compulsory rule still holds on the cut-off itself. */
const DAY_AFTER_CUT_OFF = dayAfter(locality.cutOff);

/** Of the months averaged, by the day on which the requirements were met. */
const bestShare: Steps = [
  { from: locality.cutOff, value: 80 },
  { from: '2022-01-01', value: 90 },
];

const SHARE_IN_WORDS = 'das maiores remunerações (80% delas até 12/2021, 90% desde 01/2022)';

const sixtyPlusTwo: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { bestShare },
  words: `60% da média ${SHARE_IN_WORDS} mais 2% por ano acima de 20`,
};

const wholeAverage: Value = {
  benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
  benefitParameters: { bestShare },
  words: `100% da média ${SHARE_IN_WORDS}`,
};

/** Lei 8.112, the table of the foreign service, and a day of the amendment: none of them is taken over. */
const OF_THE_UNIAO_ALONE = /começa no dia seguinte|Serviço Exterior|posterior a 13\/11\/2019/;

/** What EC 103 says of the value of each of them. */
const VALUE_OF: Partial<Record<Rule['kind'], string>> = {
  incapacity: 'art. 10, §§ 1º, II, e 4º; art. 26, §§ 2º, II, e 3º, II',
  compulsory: 'art. 10, §§ 1º, III, e 4º; art. 26, §§ 2º, II, e 4º',
};

/** The federal rule, taken over as it stands but for place, day and average. */
const adopted = ({ missing, ...rule }: Rule): Rule => ({
  ...rule,
  ...localRule(locality, { article: 'art. 1º', confirmed: rule.confirmed }),
  id: rule.id.replace(/^ec103-(art\d+-)?/, 'ce-lc210-'),
  modality: rule.modality.replace('União', 'Ceará').replace('(EC 103/2019', '(LC 210/2019 do Ceará; EC 103/2019'),
  description: rule.description
    .replace('na União', 'no Ceará')
    .replaceAll('% da média', `% da média ${SHARE_IN_WORDS}`),
  ruleLaw: `LC 210/2019 do Ceará, art. 1º; ${rule.ruleLaw}`,
  source: `LC 210/2019 do Ceará, art. 1º; ${rule.source.replace('; Lei 8.112/1990, art. 187', '')}`,
  window: { from: rule.kind === 'compulsory' ? DAY_AFTER_CUT_OFF : locality.cutOff, to: null },
  parity: rule.parity,
  abono: rule.abono,
  observations: rule.observations.filter((remark) => !OF_THE_UNIAO_ALONE.test(remark)),
  benefitParameters: { ...rule.benefitParameters, bestShare },
  valueLaw: `${locality.law}, art. 1º, caput e III; EC 103/2019, ${VALUE_OF[rule.kind] ?? 'art. 26'}`,
});

const AVERAGE_OF_DISABILITY =
  'qual média se usa: a das 80% maiores (LC 142/2013, art. 8º) ou a do art. 26 da EC 103/2019 com a parte do art. 1º, III, da lei estadual';

/** Item III is of the average "de que trata este artigo", art. 26; art. 22 sends to LC 142, art. 8. */
const ofDisability = (rule: Rule): Rule => {
  if (rule.kind !== 'disability') return rule;
  const item = rule.id.endsWith('-idade') ? 'II' : 'I';
  return {
    ...rule,
    confirmed: false,
    missing: AVERAGE_OF_DISABILITY,
    observations: [
      ...rule.observations,
      'A média é a das 80% maiores até 12/2021 e a das 90% maiores desde 01/2022; pela LC 142/2013, art. 8º, pode ser a das 80% maiores também depois. Confira qual o Estado aplica.',
    ],
    valueLaw: `${locality.law}, art. 1º, caput e III; EC 103/2019, art. 22, caput; LC 142/2013, art. 8º, ${item}`,
  };
};

const isAdopted = (rule: Rule): boolean =>
  rule.kind === 'disability' || rule.kind === 'incapacity' || rule.kind === 'compulsory';

/** Item III sets the share of the months; the rest of the value is that of the items of EC 103 taken over. */
const byReference = (items: string) =>
  ({ confirmed: true, valueArticle: `${locality.law}, art. 1º, caput e III; EC 103/2019, ${items}` }) as const;
const BY_ART_10 = 'art. 10, § 4º; art. 26, § 2º, II';

/** The articles taken over open the transitions "até a data de entrada em vigor desta Emenda Constitucional". */
const entryInDoubt = {
  confirmed: false,
  missing:
    'até que dia o Estado admite o ingresso: 19/12/2019, vigência da lei estadual, ou 13/11/2019, da EC 103/2019, que os artigos adotados nomeiam',
  observations: [
    'Ingresso de 14/11 a 19/12/2019: os artigos adotados exigem ingresso até a vigência da EC 103/2019, 13/11/2019; confira se o Estado o admite.',
  ],
} as const;

/** Art. 4, § 6, I, art. 20, § 2, I, and art. 4, § 8: whole pay stands in them alone, not in art. 26. */
const paidBy = (items: string) => wholePayIn(`${locality.law}, art. 1º; EC 103/2019, ${items}`);

/** Arts. 8 and 10, § 5, which art. 1, caput, takes over. */
const withAbono = (rule: Rule): Rule => ({
  ...rule,
  source: `${rule.source}; EC 103/2019, ${rule.entry === undefined ? 'art. 10, § 5º' : 'art. 8º'}`,
});

const policeTimes = {
  article: 'art. 1º; EC 103/2019, art. 5º',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  ...entryInDoubt,
  observations: [...entryInDoubt.observations, COUNTED_BY_ART_5, INJUNCTION_WHERE_ADOPTED],
} as const;

const TEACHERS_STEP =
  'Para o professor, os pontos sobem todo ano, como na União, ou a cada 18 meses, como os do servidor do Ceará (LC 210/2019, art. 1º, ‘observado o § 5º’). As duas leituras são mostradas; confira qual o Estado aplica.';

const teachersByPoints = {
  article: 'art. 1º; EC 103/2019, art. 4º, §§ 4º e 5º',
  average: sixtyPlusTwo,
  ...FEDERAL_POINTS_OF_TEACHERS,
  ...byReference('art. 4º, § 6º, II; art. 26, § 2º, I'),
} as const;

/** The other reading: the step of the servants, from the same 91/81 of 2019. */
const withStepOf18Months = pointsRules(
  {
    ...locality,
    points: {
      ...locality.points,
      teachers: { from: '2020-01', points: [91, 81], limits: [100, 92], everyMonths: 18, confirmed: false },
    },
  },
  teachersByPoints,
).map((rule) => ({
  ...rule,
  id: `${rule.id}-passo-18-meses`,
  modality: `${rule.modality} – leitura com um ponto a cada 18 meses`,
  variantOf: rule.id,
}));

/** EC 103/2019, art. 5: "que tenham ingressado na respectiva carreira". */
const intoTheCareer = (rule: Rule): Rule => ({ ...rule, entry: { ...rule.entry, into: 'policeCareer' } });

const toll = {
  percent: 60,
  measuredOn: '2019-11-13',
  average: wholeAverage,
  ...byReference('art. 20, § 2º, II; art. 26, § 3º, I'),
} as const;

const transitions: readonly Rule[] = [
  ...[
    ...pointsRules(locality, {
      article: 'art. 1º; EC 103/2019, art. 4º',
      average: sixtyPlusTwo,
      ...FEDERAL_POINTS,
      ...byReference('art. 4º, § 6º, II; art. 26, § 2º, I'),
      observations: [
        'A primeira elevação dos pontos é contada em 01/07/2021, um ano e seis meses depois de 01/01/2020.',
      ],
    }),
    ...[...pointsRules(locality, teachersByPoints), ...withStepOf18Months].map((rule) => ({
      ...rule,
      contested: TEACHERS_STEP,
    })),
  ]
    .map(entryDoubted(entryInDoubt))
    .map(paidBy('art. 4º, §§ 6º, I, e 8º')),
  ...[
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL, article: 'art. 1º; EC 103/2019, art. 20' }),
    ...tollRules(locality, {
      ...toll,
      ...FEDERAL_TOLL_OF_TEACHERS,
      article: 'art. 1º; EC 103/2019, art. 20, § 1º',
    }),
  ]
    .map(entryDoubted(entryInDoubt))
    .map(paidBy('art. 20, § 2º, I; art. 4º, § 8º')),
  ...exposureByPoints(locality, {
    article: 'art. 1º; EC 103/2019, art. 21',
    kinds: FEDERAL_EXPOSURE,
    publicService: 20,
    position: 5,
    value: sixtyPlusTwo,
    ...byReference('art. 21, § 2º; art. 26, §§ 2º, IV, e 5º'),
    ...entryInDoubt,
  }),
  ...[
    policeRule(locality, { ...policeTimes, suffix: '-idade', what: 'idade mínima', ages: [55, 55] }),
    policeRule(locality, {
      ...policeTimes,
      suffix: '-pedagio',
      what: 'pedágio sobre o tempo que faltava',
      ages: [53, 52],
      toll: { percent: 100, measuredOn: '2019-11-13', of: 'contribution' },
    }),
  ]
    .map(intoTheCareer)
    .map(paidBy('art. 5º, caput; LC 51/1985, art. 1º, II')),
];

const permanent = { average: sixtyPlusTwo, ...PERMANENT, ...byReference(BY_ART_10) } as const;

const permanents: readonly Rule[] = [
  permanentRule(locality, { ...permanent, article: 'art. 1º; EC 103/2019, art. 10, § 1º, I', ages: [65, 62] }),
  permanentRule(locality, {
    ...permanent,
    article: 'art. 1º; EC 103/2019, art. 10, § 2º, III',
    teacher: true,
    ages: [60, 57],
  }),
  exposureByAge(locality, {
    article: 'art. 1º; EC 103/2019, art. 10, § 2º, II',
    age: 60,
    publicService: 10,
    position: 5,
    value: sixtyPlusTwo,
    ...byReference(BY_ART_10),
  }),
  policeRule(locality, {
    ...FEDERAL_POLICE,
    article: 'art. 1º; EC 103/2019, art. 10, § 2º, I',
    what: 'regra permanente',
    value: sixtyPlusTwo,
    observations: [IN_THESE_CAREERS, INJUNCTION_WHERE_ADOPTED],
    ...byReference(BY_ART_10),
  }),
];

const norm: Norm = {
  id: 'ce-lc-210-2019',
  title: 'Ceará – Lei Complementar 210/2019',
  rules: [
    ...[...transitions, ...permanents].map(withAbono),
    ...[...ec103Art10, ...ec103Arts21And22].filter(isAdopted).map(adopted).map(ofDisability),
  ],
};

export const ce: Place = {
  regime,
  complementaryRegime: {
    kind: 'reported',
    firstDay: '2021-08-01',
    report: 'segundo o Estado, começou em 01/08/2021 (Decreto 34.175/2021).',
  },
  points: locality.points,
  norm,
};
