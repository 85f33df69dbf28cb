/** Rural work after the reform: CF, art. 201, § 7, II, and Lei 8.213/1991, art. 48. */
import { age, byGender, inArticle, rising } from '../../rule/figures.ts';
import type { Figure, Requirement } from '../../rule/requirement.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import { ALSO_ANOTHER_CATEGORY, contribution, minimumAge, permanent, RURAL_CARENCIA } from './pieces.ts';

const HYBRID = 'Lei 8.213/1991, art. 48, §§ 3º e 4º';
const DISPUTED =
  'Para o homem, 15 ou 20 anos de tempo de contribuição: o Decreto 3.048/1999, art. 57, remete aos 20 anos do art. 51, II; a IN 128/2022, art. 257-A, § 4º, remete aos seus arts. 316 e 317, cujo texto não foi visto e que são tomados pela transição, de 15 anos. As duas leituras são mostradas: confira.';
const CONDITION =
  'O INSS pede a condição de segurado na data do requerimento ou no dia em que os requisitos se completam (IN 128/2022, art. 257-A, § 1º).';

/** The woman's age rose as in art. 18: who completes fifteen years before 2023 was affiliated before the reform. */
const risingAge: Requirement = {
  kind: 'age',
  months: byGender<Figure>(
    age(65),
    rising({ start: age(60), from: '2019-11-14', firstRise: '2020-01-01', everyMonths: 12, by: 6, limit: age(62) }),
  ),
  article: 'Lei 8.213/1991, art. 48, § 3º; IN 128/2022, art. 257-A, § 4º',
};
const hybridCarencia: Requirement = {
  kind: 'remunerations',
  months: 180,
  of: 'hybrid',
  art142: false,
  article: 'Lei 8.213/1991, art. 25, II; art. 48, § 3º; Decreto 3.048/1999, art. 57, caput',
};

const afterReform = {
  ...permanent,
  ruleLaw: `${HYBRID}; Decreto 3.048/1999, art. 57`,
  kind: 'age',
  contributionCount: { unpaidRural: 'counted' },
  benefitCalculusMethod: 'RGPS_AVG100_60_2',
  observations: [ALSO_ANOTHER_CATEGORY, CONDITION],
} as const;

const AGE_AS_THE_PROGRAMMED = 'Decreto 3.048/1999, art. 57; art. 51, I';
const TIME_AS_THE_PROGRAMMED = 'Decreto 3.048/1999, art. 57; art. 51, II';
const READ = `${HYBRID}; Lei 8.213/1991, art. 25, II; Decreto 3.048/1999, art. 57; art. 51, I e II; art. 57, § 1º; art. 53; EC 103/2019, art. 26`;

/** Art. 51, I and II, of the decree, to which its art. 57 sends. */
const asTheProgrammed = [
  inArticle(AGE_AS_THE_PROGRAMMED, minimumAge(65, 62)),
  inArticle(TIME_AS_THE_PROGRAMMED, contribution(20, 15)),
  hybridCarencia,
];

const hybrid: readonly Rule[] = [
  {
    ...afterReform,
    id: 'rgps-hibrida-idade',
    modality: 'Aposentadoria híbrida',
    description:
      'Filiação até 13/11/2019: 65 anos de idade (homem) ou 62 (mulher), 15 anos de contribuição e carência de 180 meses somando períodos rurais e urbanos.',
    affiliation: { until: '2019-11-13', article: 'EC 103/2019, art. 18, caput' },
    requirements: [risingAge, inArticle('IN 128/2022, art. 257-A, § 4º', contribution(15)), hybridCarencia],
    contested: DISPUTED,
    contestedFor: 'Homem',
    source: `${HYBRID}; art. 25, II; Decreto 3.048/1999, art. 57; art. 53; EC 103/2019, art. 18, caput; IN 128/2022, art. 257-A; art. 316; art. 317`,
    confirmed: false,
  },
  {
    ...afterReform,
    id: 'rgps-hibrida-idade-20-anos',
    modality: 'Aposentadoria híbrida – leitura com 20 anos de contribuição',
    description:
      'Homem filiado até 13/11/2019: 65 anos de idade, 20 anos de contribuição e carência de 180 meses somando períodos rurais e urbanos.',
    gender: 'Homem',
    affiliation: { until: '2019-11-13', article: 'EC 103/2019, art. 18, caput' },
    requirements: asTheProgrammed,
    variantOf: 'rgps-hibrida-idade',
    contested: DISPUTED,
    source: `${READ}; art. 18, caput; IN 128/2022, art. 257-A, § 4º`,
  },
  {
    ...afterReform,
    id: 'rgps-hibrida-idade-filiacao-apos-reforma',
    modality: 'Aposentadoria híbrida – filiação depois de 13/11/2019',
    description:
      'Filiação depois de 13/11/2019: 65 anos de idade e 20 de contribuição (homem) ou 62 e 15 (mulher), e carência de 180 meses somando períodos rurais e urbanos.',
    affiliation: { from: '2019-11-14', article: 'EC 103/2019, art. 19, caput' },
    requirements: asTheProgrammed,
    source: `${READ}; art. 19, caput`,
  },
];

export const ruralRgps: Norm = {
  id: 'rural-rgps',
  title: 'Lei 8.213/1991, art. 48 – aposentadoria rural e híbrida após a reforma',
  rules: [
    {
      ...permanent,
      id: 'rgps-rural-idade',
      modality: 'Aposentadoria por idade do trabalhador rural',
      description: '60 anos de idade (homem) ou 55 (mulher) e 180 meses de atividade rural.',
      ruleLaw: 'CF, art. 201, § 7º, II; Lei 8.213/1991, arts. 39, I, e 48, §§ 1º e 2º; Decreto 3.048/1999, art. 56',
      ruleYear: 1991,
      kind: 'age',
      requirements: [
        inArticle('CF, art. 201, § 7º, II; Decreto 3.048/1999, art. 56, caput', minimumAge(60, 55)),
        inArticle(RURAL_CARENCIA, { kind: 'remunerations', months: 180, of: 'rural', art142: true }),
        inArticle('Lei 8.213/1991, art. 48, § 2º; Decreto 3.048/1999, art. 56, § 1º', { kind: 'ruralActivity' }),
      ],
      benefitCalculusMethod: 'RGPS_RURAL',
      observations: [
        'O segurado especial não precisa comprovar recolhimentos; sem eles, o benefício é de um salário mínimo.',
        'O segurado especial que contribui só tem o valor pela média depois de pagar a carência, sem contar a roça não paga; o empregado, o contribuinte individual e o avulso rurais a têm desde logo (Decreto 3.048/1999, art. 56, §§ 2º a 4º). Confira a categoria.',
        'Para o empregado rural, no valor de um salário mínimo, o mês provado de emprego vale três na carência de 2011 a 2015 e dois de 2016 a 2020, até 12 por ano (Decreto 3.048/1999, art. 183-A): aqui vale um.',
      ],
      source:
        'CF, art. 201, § 7º, II; Lei 8.213/1991, art. 25, II; art. 39, I e II; art. 48, §§ 1º e 2º; art. 50; art. 142; Decreto 3.048/1999, art. 56; art. 32, §§ 24 e 25; art. 183-A',
    },
    ...hybrid,
  ],
};
