/** EC 103/2019, art. 4: transition by points. */
import { age, byGender, inArticle, rising } from '../../rule/figures.ts';
import type { Figure, Requirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import {
  contribution,
  minimumAge,
  position,
  publicService,
  REFORM,
  teaching,
  union,
  VARIABLE_PAY,
  WHOLE_PAY_BY_WAITING,
} from './pieces.ts';

const SINCE_2022 = '2022-01-01';

/** Art. 4, I and § 1. */
const risingAge: Requirement = {
  kind: 'age',
  months: byGender<Figure>(
    [
      { from: REFORM, value: age(61) },
      { from: SINCE_2022, value: age(62) },
    ],
    [
      { from: REFORM, value: age(56) },
      { from: SINCE_2022, value: age(57) },
    ],
  ),
};

/** Art. 4, § 4, I and III. */
const risingAgeOfTeachers: Requirement = {
  kind: 'age',
  months: byGender<Figure>(
    [
      { from: REFORM, value: age(56) },
      { from: SINCE_2022, value: age(57) },
    ],
    [
      { from: REFORM, value: age(51) },
      { from: SINCE_2022, value: age(52) },
    ],
  ),
};

/** From 2020 on one point more every 1 January. */
const eachYear = { from: REFORM, firstRise: '2020-01-01', everyMonths: 12, by: 1 } as const;

/** Art. 4, V and § 2. */
const risingPoints: Requirement = {
  kind: 'points',
  points: byGender<Figure>(
    rising({ ...eachYear, start: 96, limit: 105 }),
    rising({ ...eachYear, start: 86, limit: 100 }),
  ),
  fixed: false,
  fraction: 'days',
};

/** Art. 4, § 5. */
const risingPointsOfTeachers: Requirement = {
  kind: 'points',
  points: byGender<Figure>(
    rising({ ...eachYear, start: 91, limit: 100 }),
    rising({ ...eachYear, start: 81, limit: 92 }),
  ),
  fixed: false,
  fraction: 'days',
};

export const ec103Art4: readonly Rule[] = [
  {
    ...union,
    id: 'ec103-art4-pontos-media',
    modality: 'Transição por pontos – média (EC 103/2019, art. 4º)',
    description:
      'Ingresso em cargo efetivo até 13/11/2019: idade mínima, 35/30 de contribuição, 20 de serviço público, 5 no cargo e pontuação crescente; proventos de 60% da média mais 2% por ano acima de 20.',
    ruleLaw: 'EC 103/2019, art. 4º, caput, §§ 1º a 3º e § 6º, II',
    kind: 'points',
    entry: { until: '2019-11-13', article: 'EC 103/2019, art. 4º, caput' },
    requirements: [
      inArticle('EC 103/2019, art. 4º, I e § 1º', risingAge),
      inArticle('EC 103/2019, art. 4º, II', contribution(35, 30)),
      inArticle('EC 103/2019, art. 4º, III', publicService(20)),
      inArticle('EC 103/2019, art. 4º, IV', position(5)),
      inArticle('EC 103/2019, art. 4º, V e §§ 2º e 3º', risingPoints),
    ],
    benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
    parity: false,
    abono: true,
    observations: ['Idade e tempo entram nos pontos contados em dias.', WHOLE_PAY_BY_WAITING],
    source: 'EC 103/2019, art. 4º, caput, I a V, §§ 1º a 3º, 6º, II, e 7º, II; art. 8º; art. 26, § 2º, I',
  },
  {
    ...union,
    id: 'ec103-art4-pontos-integralidade',
    modality: 'Transição por pontos – integralidade e paridade (EC 103/2019, art. 4º)',
    description:
      'Os mesmos requisitos da transição por pontos, mas com 65 anos (homem) ou 62 (mulher) e ingresso em cargo efetivo até 31/12/2003: totalidade da remuneração com paridade.',
    ruleLaw: 'EC 103/2019, art. 4º, § 6º, I, § 7º, I e § 8º',
    kind: 'points',
    entry: { until: '2003-12-31', article: 'EC 103/2019, art. 4º, § 6º, I' },
    withoutComplementaryRegime: true,
    requirements: [
      inArticle('EC 103/2019, art. 4º, § 6º, I', minimumAge(65, 62)),
      inArticle('EC 103/2019, art. 4º, II', contribution(35, 30)),
      inArticle('EC 103/2019, art. 4º, III', publicService(20)),
      inArticle('EC 103/2019, art. 4º, IV', position(5)),
      inArticle('EC 103/2019, art. 4º, V e §§ 2º e 3º', risingPoints),
    ],
    benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
    stepLaw: { lastPay: 'EC 103/2019, art. 4º, §§ 6º, I, e 8º' },
    parity: true,
    abono: true,
    observations: ['Não vale para quem optou pela previdência complementar (CF, art. 40, § 16).', VARIABLE_PAY],
    source: 'EC 103/2019, art. 4º, I a V, §§ 2º, 3º, 6º, I, 7º, I, e 8º; art. 8º; EC 41/2003, art. 7º',
  },
  {
    ...union,
    id: 'ec103-art4-professor-media',
    modality: 'Transição por pontos – professor, média (EC 103/2019, art. 4º)',
    description:
      'Professor da educação básica com ingresso até 13/11/2019: idade e tempo reduzidos em 5 anos, 20 de serviço público, 5 no cargo e pontuação própria.',
    ruleLaw: 'EC 103/2019, art. 4º, §§ 4º e 5º e § 6º, II',
    kind: 'points',
    teacher: true,
    entry: { until: '2019-11-13', article: 'EC 103/2019, art. 4º, caput' },
    requirements: [
      inArticle('EC 103/2019, art. 4º, § 4º, I e III', risingAgeOfTeachers),
      inArticle('EC 103/2019, art. 4º, § 4º, II', teaching(30, 25)),
      inArticle('EC 103/2019, art. 4º, III', publicService(20)),
      inArticle('EC 103/2019, art. 4º, IV', position(5)),
      inArticle('EC 103/2019, art. 4º, §§ 3º e 5º', risingPointsOfTeachers),
    ],
    benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
    parity: false,
    abono: true,
    observations: ['O tempo de 30/25 anos deve ser só de magistério; nos pontos entra o tempo de contribuição.'],
    source: 'EC 103/2019, art. 4º, caput, III e IV, §§ 3º, 4º, 5º, 6º, II, e 7º, II; art. 8º; art. 26, § 2º, I',
  },
  {
    ...union,
    id: 'ec103-art4-professor-integralidade',
    modality: 'Transição por pontos – professor, integralidade e paridade (EC 103/2019, art. 4º)',
    description:
      'Professor com ingresso em cargo efetivo até 31/12/2003 e 60 anos (homem) ou 57 (mulher): totalidade da remuneração com paridade.',
    ruleLaw: 'EC 103/2019, art. 4º, §§ 4º, 5º, 6º, I e 7º, I',
    kind: 'points',
    teacher: true,
    entry: { until: '2003-12-31', article: 'EC 103/2019, art. 4º, § 6º, I' },
    withoutComplementaryRegime: true,
    requirements: [
      inArticle('EC 103/2019, art. 4º, § 6º, I', minimumAge(60, 57)),
      inArticle('EC 103/2019, art. 4º, § 4º, II', teaching(30, 25)),
      inArticle('EC 103/2019, art. 4º, III', publicService(20)),
      inArticle('EC 103/2019, art. 4º, IV', position(5)),
      inArticle('EC 103/2019, art. 4º, §§ 3º e 5º', risingPointsOfTeachers),
    ],
    benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
    stepLaw: { lastPay: 'EC 103/2019, art. 4º, §§ 6º, I, e 8º' },
    parity: true,
    abono: true,
    observations: ['Não vale para quem optou pela previdência complementar (CF, art. 40, § 16).', VARIABLE_PAY],
    source: 'EC 103/2019, art. 4º, III e IV, §§ 3º, 4º, 5º, 6º, I, 7º, I, e 8º; art. 8º; EC 41/2003, art. 7º',
  },
];
