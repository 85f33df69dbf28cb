/** Minas Gerais: EC 104/2020 (ADCT, arts. 146 to 150), in force on 15/09/2020. Points rise every fifteen months. */
import { AGE_BY_ARTICLE_146_10, reviewedBy } from '../norms/rpps/pieces.ts';
import { byGender, rising } from '../rule/figures.ts';
import type { Figure } from '../rule/requirement.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { agesFrom, localityOf, type Value, WHOLE_AVERAGE_OF_BEST_80 } from './pieces/locality.ts';
import { minasPolice } from './pieces/minas-police.ts';
import { PERMANENT } from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { disabilityRules, exposureByPoints, FEDERAL_EXPOSURE, incapacityRule } from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 31,
  name: 'Minas Gerais (Estado)',
  uf: 'MG',
  institute: 'IPSEMG',
  ownReform: true,
  reformDate: '2020-09-15',
  norm: 'EC 104/2020; LC 156/2020',
  confirmed: true,
  endorsement: NOT_READ,
  policeWarning:
    'Minas Gerais, polícia: quem ingressou na carreira do plano de previdência complementar (12 ou 13/02/2015) a 15/09/2020 tem regra própria (ADCT, art. 148, § 4º; o § 5º está suspenso pelo Tribunal de Justiça), que não é calculada aqui.',
  note: 'EC de 14/09/2020 publicada em 15/09/2020; o pedágio é medido em 15/09/2020. LC 156 de 22 ou 23/09/2020.',
};

/** CE, art. 36, § 20: "observados os critérios a serem estabelecidos em lei", "terá direito". */
const ABONO =
  'Igual à contribuição do servidor, até a idade da compulsória, pelos critérios de lei do Estado, que é preciso conferir (CE, art. 36, § 20).';

const locality = localityOf(regime, {
  prefix: 'mg-ec104',
  abono: ABONO,
  law: 'EC 104/2020 de Minas Gerais',
  ruleYear: 2020,
  points: {
    source: 'EC 104/2020 e LC 156/2020',
    note: 'Professores: confira na norma estadual as elevações e os limites.',
    servants: { from: '2021-01', points: [97, 86], limits: [105, 100], everyMonths: 15, confirmed: true },
    teachers: { from: '2021-01', points: [92, 81], limits: [100, 92], everyMonths: 15, confirmed: false },
  },
});

const times = { years: [35, 30], publicService: 10, position: 5 } as const;
const timesOfTeachers = { years: [30, 25], publicService: 10, position: 5 } as const;
const points = {
  article: 'ADCT, art. 146',
  valueArticle: 'LC 64/2002, art. 7º',
  average: WHOLE_AVERAGE_OF_BEST_80,
} as const;
const toll = {
  article: 'ADCT, art. 147',
  valueArticle: 'LC 64/2002, art. 7º',
  percent: 50,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE_OF_BEST_80,
  confirmed: true,
} as const;

/** LC 64/2002, art. 7, I and III, as LC 156/2020 wrote it. */
const sixtyPlusTwoOfBest80: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { bestShare: 80 },
  words: '60% da média das 80% maiores remunerações mais 2% por ano acima de 20',
};
const permanent = {
  article: 'ADCT, art. 145, § 1º, I',
  valueArticle: 'LC 64/2002, art. 7º',
  average: sixtyPlusTwoOfBest80,
  confirmed: true,
} as const;
const incapacity: Value = {
  ...sixtyPlusTwoOfBest80,
  benefitCalculusMethod: 'INCAPACIDADE_UNIAO',
  words: `${sixtyPlusTwoOfBest80.words}, ou 100% da média se acidente de trabalho, doença profissional ou do trabalho`,
};

const TEACHERS_STEP =
  'Para o professor, os pontos sobem a cada um ano e três meses, como na regra geral, ou a cada ano (ADCT, art. 146). O simulador da Polícia Militar do Estado segue a segunda. As duas leituras são mostradas; confira qual o seu órgão aplica.';

/** The other reading: one more point each January from 2022 on. */
const yearlyPoints = (start: number, limit: number) =>
  rising({ start, from: '2021-01-01', firstRise: '2022-01-01', everyMonths: 12, by: 1, limit });

const withYearlyStep = (rule: Rule): Rule => ({
  ...rule,
  id: `${rule.id}-passo-anual`,
  variantOf: rule.id,
  modality: `${rule.modality} – leitura com um ponto a cada ano`,
  requirements: rule.requirements.map((needed) =>
    needed.kind === 'points'
      ? { ...needed, points: byGender<Figure>(yearlyPoints(92, 100), yearlyPoints(81, 92)) }
      : needed,
  ),
});

const contested = (rule: Rule): Rule => ({ ...rule, contested: TEACHERS_STEP });

const teachersByPoints = pointsRules(locality, {
  ...points,
  ...timesOfTeachers,
  teacher: true,
  ages: agesFrom([locality.cutOff, [56, 50]], ['2022-01-01', [57, 51]]),
  fullPayAges: [60, 55],
  confirmed: false,
  observations: [
    'O intervalo entre as elevações dos pontos e o limite deles seguem a regra geral do Estado; confira-os para o professor.',
  ],
}).map(contested);

/** LC 64/2002, art. 7: I the average and its index, III the percentage, § 1, I, the whole average of the transitions. */
const VALUE = 'LC 64/2002, art. 7º';
const AVERAGE = { average: `${VALUE}, I`, index: `${VALUE}, I` } as const;

const withSteps = (rule: Rule): Rule => {
  if (rule.valueLaw !== VALUE) return rule;
  if (rule.benefitCalculusMethod === 'MEDIA_100_60_MAIS_2')
    return { ...rule, stepLaw: { ...AVERAGE, percentage: `${VALUE}, III` } };
  if (rule.benefitCalculusMethod === 'MEDIA_100_INTEGRAL')
    return { ...rule, stepLaw: { ...AVERAGE, percentage: `${VALUE}, § 1º, I` } };
  return { ...rule, stepLaw: AVERAGE };
};

/** LC 64, art. 7, III, says twenty; the fifteen of EC 103, art. 26, § 5, were not seen in it. */
const beyond15 = (rule: Rule): Rule =>
  rule.benefitParameters?.extraYearsBase === 15
    ? {
        ...rule,
        missing: `${rule.missing}; e se os 2% contam acima de 15 anos`,
        observations: [
          ...rule.observations,
          'Os 2% acima de 15 anos são os da EC 103/2019, art. 26, § 5º; o art. 7º, III, da LC 64/2002 fala em vinte anos: confira no resto do artigo.',
        ],
      }
    : rule;

/** LC 64, art. 7, I, sets the average of every retirement; LC 142, art. 8, the percentage: the copy of art. 150 ends at its name. */
const disability = disabilityRules(locality, {
  article: 'ADCT, art. 150',
  publicService: 10,
  position: 5,
  valueArticle: `${VALUE}, I; LC 142/2013, art. 8º`,
  confirmed: false,
  missing:
    'o fim do art. 150 do ADCT e do § 1º do art. 7º da LC 64/2002: se o percentual sobre a média é o da LC 142/2013, art. 8º',
  observations: [
    'A média é a das 80% maiores remunerações (LC 64/2002, art. 7º, I), e o percentual sobre ela o da LC 142/2013, art. 8º: confira-o no resto do art. 150 do ADCT.',
  ],
}).map(
  (rule, at): Rule => ({
    ...rule,
    benefitParameters: { bestShare: 80 },
    stepLaw: { ...AVERAGE, percentage: `LC 142/2013, art. 8º, ${at === 0 ? 'I' : 'II'}` },
  }),
);

const rules: readonly Rule[] = [
  ...[
    ...pointsRules(locality, {
      ...points,
      ...times,
      ages: agesFrom([locality.cutOff, [61, 55]], ['2022-01-01', [62, 56]]),
      ageDecrease: { per: 'day', beyondYears: byGender(35, 30), publicServiceIngressUntil: '1998-12-16' },
      fullPayAges: [65, 60],
      confirmed: true,
      observations: [AGE_BY_ARTICLE_146_10],
    }),
    ...[...teachersByPoints, ...teachersByPoints.map(withYearlyStep)],
  ].map(wholePayIn('ADCT, art. 146, § 6º')),
  ...[
    ...tollRules(locality, { ...toll, ...times, ages: [60, 55] }),
    ...tollRules(locality, { ...toll, ...timesOfTeachers, teacher: true, ages: [55, 50] }),
  ].map(wholePayIn('ADCT, art. 147, § 2º')),
  permanentRule(locality, { ...permanent, ...PERMANENT, ages: [65, 62] }),
  permanentRule(locality, {
    ...permanent,
    ...PERMANENT,
    article: 'ADCT, art. 145, § 2º',
    teacher: true,
    ages: [60, 57],
  }),
  ...exposureByPoints(locality, {
    article: 'ADCT, art. 149',
    kinds: FEDERAL_EXPOSURE,
    publicService: 20,
    position: 5,
    value: sixtyPlusTwoOfBest80,
    valueArticle: 'LC 64/2002, art. 7º',
    confirmed: false,
    missing: 'o resto do § 1º do art. 7º da LC 64/2002: se a exposição tem 100% da média',
  }).map(beyond15),
  ...minasPolice(locality, sixtyPlusTwoOfBest80),
  ...disability,
  incapacityRule(locality, {
    article: 'ADCT, art. 145, § 1º, II',
    valueArticle: 'LC 64/2002, art. 7º',
    value: incapacity,
    confirmed: false,
    missing: 'o resto do § 1º do art. 7º da LC 64/2002: em que incapacidades são 100% da média',
    observations: [
      'O benefício conta da data do laudo conclusivo da junta médica (LC 64/2002, art. 15, II).',
      reviewedBy('ADCT, art. 145, § 1º, II'),
    ],
  }),
];

const norm: Norm = {
  id: 'mg-ec-104-2020',
  title: 'Minas Gerais – Emenda Constitucional 104/2020',
  rules: rules.map(withSteps),
};

export const mg: Place = {
  regime,
  complementaryRegime: {
    kind: 'reported',
    firstDay: '2015-02-12',
    report: 'a entidade informa que começou em 12 ou 13/02/2015 (LC 132/2014).',
  },
  points: locality.points,
  norm,
};
