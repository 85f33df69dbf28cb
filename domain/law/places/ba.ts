/**
 * Bahia: EC 26/2020, read whole as published on 01/02/2020. The amendment published on 11/12/2025 rewrote its art. 5; what
 * else it changed, EC 27/2021 and Lei 14.250/2020 were not found, so that no rule is confirmed for today.
 */

import { reviewedBy } from '../norms/rpps/pieces.ts';
import { byGender } from '../rule/figures.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { bahiaPolice } from './pieces/bahia-police.ts';
import { agesFrom, dayAfter, localityOf, type Value } from './pieces/locality.ts';
import { FEDERAL_POLICE, IN_THESE_CAREERS, policeRule } from './pieces/police.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { compulsoryRule, disabilityRules, exposureByAge, incapacityRule, orBetterVoluntary } from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
import type { Place } from './place.ts';
import type { ReformedRegime } from './regime-entry.ts';

const LATER_LAW =
  'o resto da emenda publicada em 11/12/2025, de que só o art. 5º foi lido, a EC 27/2021 e a Lei 14.250/2020';

const ABONO =
  'Não é direito certo: novas concessões vedadas até 31/12/2021 e, desde 01/01/2022, o abono "poderá ser concedido" a no máximo 10% dos servidores efetivos de cada Poder (Lei 14.262/2020, arts. 2º e 3º).';

/** Art. 1 assures it to whoever was there before that law; a rule whose repeal waits for a law may be complete later. */
const ABONO_OF_WHO_MAY_BE_LATER = `Assegurado a quem preencheu os requisitos até a entrada em vigor da Lei 14.262, de 13/05/2020 (art. 1º). Depois dela: ${ABONO.charAt(0).toLowerCase()}${ABONO.slice(1)}`;

const regime: ReformedRegime = {
  regimeId: 29,
  name: 'Bahia (Estado)',
  uf: 'BA',
  institute: 'SUPREV/FUNPREV',
  ownReform: true,
  reformDate: '2020-02-01',
  norm: 'EC 26/2020; Lei 14.250/2020',
  confirmed: true,
  endorsement: {
    kind: 'notRead',
    report:
      'Um projeto de 2021 (PL 24.196) foi enviado à Assembleia para referendar a revogação, com efeitos desde 18/02/2020; a lei não foi achada.',
  },
  note: `EC 26, de 31/01/2020, publicada e em vigor em 01/02/2020. Lida como publicada: não foram achados ${LATER_LAW}.`,
  warning:
    'Bahia: a EC 26/2020 foi lida como publicada em 01/02/2020. A emenda de 11/12/2025, lida só no art. 5º (polícia), também mudaria, segundo a imprensa, idades da mulher na polícia e na exposição a agentes nocivos e a exclusão de contribuições da média: confira o texto atual. O abono de permanência depende de vaga entre os 10% dos servidores de cada Poder (Lei 14.262/2020).',
};

const locality = localityOf(regime, {
  prefix: 'ba-ec26',
  abono: ABONO,
  law: 'EC 26/2020 da Bahia',
  ruleYear: 2020,
  points: {
    source: 'EC 26/2020, art. 3º, V e §§ 1º e 3º',
    servants: { from: '2020-02', points: [96, 86], limits: [104, 96], everyMonths: 15, confirmed: true },
    teachers: { from: '2020-02', points: [86, 76], limits: [94, 86], everyMonths: 15, confirmed: true },
  },
});

const notToday = { confirmed: false, missing: LATER_LAW } as const;

/** Art. 9 of the amendment, and CE, art. 42, § 7, as its art. 1 wrote it. */
const byAverage = {
  ...notToday,
  valueArticle: 'art. 9º; art. 1º',
  observations: [
    'A média é de 90% do período contributivo desde 07/1994 (Constituição do Estado, art. 42, § 7º); aqui, das 90% maiores remunerações.',
    'O art. 9º, § 3º, permitia excluir ainda contribuições que reduzissem o valor; essa exclusão não é calculada, e a emenda de 12/2025 a teria revogado.',
  ],
} as const;

const average: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { bestShare: 90, extraYearsBase: byGender(20, 15) },
  words: '60% da média das 90% maiores remunerações mais 2% por ano acima de 20 (homem) ou 15 (mulher)',
};

const wholeAverage: Value = {
  benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
  benefitParameters: { bestShare: 90 },
  words: '100% da média das 90% maiores remunerações',
};

/** Art. 9, caput and § 1, sets the percentage for the item of each rule; art. 1 the average. */
const percentageOf =
  (item: string) =>
  (rule: Rule): Rule =>
    rule.parity === true ? rule : { ...rule, stepLaw: { percentage: `${locality.law}, art. 9º, ${item}` } };

/** Art. 3, § 5, I, and art. 4, § 2, I, with art. 3, § 7: whole pay, of which no remark on an average speaks. */
const paidBy = (items: string) => (rule: Rule) =>
  rule.parity === true ? { ...wholePayIn(`${locality.law}, ${items}`)(rule), observations: [] } : rule;

/** Arts. 3, IV, and 4, IV: five years in the post for full pay alone. */
const points = { ...byAverage, article: 'art. 3º', average, position: null, fullPayPosition: 5, publicService: 15 };
const toll = {
  ...byAverage,
  article: 'art. 4º',
  average: wholeAverage,
  position: null,
  fullPayPosition: 5,
  publicService: 20,
  measuredOn: locality.cutOff,
};
const permanent = { ...byAverage, article: 'art. 6º', average, position: null, publicService: 10 };
const TIMES = [35, 30] as const;
const TIMES_OF_TEACHERS = [30, 25] as const;

/** CE, art. 42, § 7, sets the average of every retirement; art. 7 of the amendment takes LC 142 over, "inclusive" its calculation. */
const disability = disabilityRules(locality, {
  ...notToday,
  missing: `${LATER_LAW}; e qual média se usa: a das 90% maiores (EC 26/2020, art. 1º) ou a das 80% maiores (LC 142/2013, art. 8º)`,
  article: 'art. 7º',
  valueArticle: 'art. 1º; LC 142/2013, art. 8º',
  publicService: 10,
  position: null,
  observations: [
    'A média é a das 90% maiores remunerações (Constituição do Estado, art. 42, § 7º); o art. 7º adota também o cálculo da LC 142/2013, e pelo art. 8º dela pode ser a das 80% maiores. Confira qual o Estado aplica.',
  ],
}).map(
  (rule, at): Rule => ({
    ...rule,
    benefitParameters: { bestShare: 90 },
    stepLaw: {
      average: `${locality.law}, art. 1º`,
      percentage: `${locality.law}, art. 7º; LC 142/2013, art. 8º, ${at === 0 ? 'I' : 'II'}`,
    },
  }),
);

const rules: readonly Rule[] = [
  ...[
    ...pointsRules(locality, {
      ...points,
      years: TIMES,
      ages: agesFrom([locality.cutOff, [59, 54]]),
      fullPayAges: [64, 61],
    }),
    ...pointsRules(locality, {
      ...points,
      years: TIMES_OF_TEACHERS,
      teacher: true,
      ages: agesFrom([locality.cutOff, [54, 49]]),
      fullPayAges: [59, 56],
    }),
  ]
    .map(percentageOf('caput, I'))
    .map(paidBy('art. 3º, §§ 5º, I, e 7º')),
  ...[
    ...tollRules(locality, { ...toll, percent: 60, years: TIMES, ages: [60, 57] }),
    ...tollRules(locality, {
      ...toll,
      article: 'art. 4º, § 1º',
      percent: 50,
      years: TIMES_OF_TEACHERS,
      teacher: true,
      ages: [55, 52],
    }),
  ]
    .map(percentageOf('§ 1º, I'))
    .map(paidBy('art. 4º, § 2º, I; art. 3º, § 7º')),
  ...[
    permanentRule(locality, { ...permanent, article: 'art. 6º, § 1º, I', years: [25, 25], ages: [64, 61] }),
    permanentRule(locality, {
      ...permanent,
      article: 'art. 6º, § 2º, III',
      years: [25, 25],
      teacher: true,
      ages: [59, 56],
    }),
    exposureByAge(locality, { ...permanent, article: 'art. 6º, § 2º, II', age: 60, value: average }),
  ].map(percentageOf('caput, II')),
  policeRule(locality, {
    ...byAverage,
    article: 'art. 6º, § 2º, I',
    ...FEDERAL_POLICE,
    what: 'polícia civil e penal, regra permanente',
    value: average,
    observations: [...byAverage.observations, IN_THESE_CAREERS],
  }),
  ...bahiaPolice(locality),
  ...disability,
  incapacityRule(locality, {
    ...byAverage,
    article: 'art. 6º, § 1º, II',
    value: {
      benefitCalculusMethod: 'INCAPACIDADE_UNIAO',
      benefitParameters: { bestShare: 90, extraYearsBase: byGender(20, 15) },
      words: `${average.words}, ou 100% da média se acidente de trabalho, doença profissional ou do trabalho`,
    },
    observations: [
      ...byAverage.observations,
      reviewedBy('EC 26/2020, art. 6º, § 1º, II'),
      'Policial civil e agente penitenciário incapacitados pela função: a última remuneração (art. 9º, § 6º), que não é calculada aqui.',
    ],
  }),
  compulsoryRule(locality, {
    ...byAverage,
    from: dayAfter(locality.cutOff),
    article: 'art. 6º, § 1º, III',
    observations: [...byAverage.observations, orBetterVoluntary('art. 9º, § 2º')],
    value: {
      benefitCalculusMethod: 'COMPULSORIA_UNIAO_TC20',
      benefitParameters: {
        bestShare: 90,
        extraYearsBase: byGender(20, 15),
        wholeAfterYears: byGender(20, 15),
      },
      words: `${average.words}, multiplicado por tempo de contribuição ÷ 20 anos (homem) ou 15 (mulher), no máximo 1`,
    },
  }),
];

const norm: Norm = {
  id: 'ba-ec-26-2020',
  title: 'Bahia – Emenda Constitucional 26/2020',
  rules,
};

export const ba: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2016-07-29',
    source: 'Lei 13.222/2015, art. 1º, § 1º',
    missing: 'o ato que autorizou o regulamento: o dia é o noticiado',
    doubt: {
      from: '2015-01-13',
      before: '2017-07-29',
      text: 'Previdência complementar: o primeiro dia é o da autorização do regulamento (Lei 13.222/2015, art. 1º, § 1º), noticiado como 29/07/2016. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: locality.points,
  norm,
  abonoOfOldRights: ({ window }) => window.to === 'reform' || ABONO_OF_WHO_MAY_BE_LATER,
};
