/** Lei 13.183/2015: the 85/95 points that spare a factor below 1, complete until the reform. */
import { byGender, inArticle } from '../../rule/figures.ts';
import type { Figure, PointsRequirement } from '../../rule/requirement.ts';
import type { Norm } from '../../rule/rule.ts';
import { acquired, carencia, contribution, fullContributionsOnly, taught } from './pieces.ts';

const since2015 = { ...acquired, ruleYear: 2015, window: { from: '2015-06-18', to: '2019-11-13' } } as const;

const ARTICLE = 'Lei 8.213/1991, art. 29-C';

/** Later steps of art. 29-C, § 2 begin after the reform and never came into use. */
const points: PointsRequirement = {
  kind: 'points',
  points: byGender<Figure>(
    [
      { from: '2015-06-18', value: 95 },
      { from: '2018-12-31', value: 96 },
    ],
    [
      { from: '2015-06-18', value: 85 },
      { from: '2018-12-31', value: 86 },
    ],
  ),
  fixed: false,
  fraction: 'completeMonths',
};

const observations = ['Na soma entram anos e meses completos de idade e de tempo (art. 29-C, § 1º).'];

export const lei13183: Norm = {
  id: 'lei-13183-2015',
  title: 'Lei 13.183/2015 – pontos 85/95 até a reforma',
  rules: [
    {
      ...since2015,
      id: 'rgps-pre-pontos-85-95',
      modality: 'Aposentadoria por pontos 85/95 (direito adquirido)',
      description:
        '35 anos de contribuição e 95 pontos (homem) ou 30 e 85 (mulher), 96/86 desde 31/12/2018, completos até 13/11/2019; o fator só entra se aumentar o valor.',
      ruleLaw: 'Lei 8.213/1991, art. 29-C (Lei 13.183/2015); EC 103/2019, art. 3º',
      kind: 'points',
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle(`${ARTICLE}, I e II`, contribution(35, 30)),
        inArticle(`${ARTICLE}, I, II e §§ 1º e 2º, I`, points),
        carencia,
      ],
      benefitCalculusMethod: 'RGPS_AVG80_FACTOR_IF_ABOVE_1',
      observations,
      source:
        'Lei 8.213/1991, art. 25, II; art. 29, I e §§ 7º a 9º; art. 29-C, I, II, §§ 1º, 2º e 4º; art. 53, I e II; art. 55, § 4º; Lei 9.876/1999, art. 3º; Decreto 3.048/1999, art. 188-E, § 8º; EC 103/2019, art. 3º, caput e § 2º',
    },
    {
      ...since2015,
      id: 'rgps-pre-pontos-85-95-professor',
      modality: 'Aposentadoria do professor por pontos (direito adquirido)',
      description:
        '30 anos (homem) ou 25 (mulher) só de magistério e soma de idade e tempo, mais 5 pontos de bônus, de 95/85 (96/86 desde 31/12/2018), completos até 13/11/2019.',
      ruleLaw: 'Lei 8.213/1991, art. 29-C, § 3º; EC 103/2019, art. 3º',
      kind: 'points',
      teacher: true,
      contributionCount: fullContributionsOnly,
      requirements: [
        ...taught(`${ARTICLE}, § 3º`, 30, 25),
        inArticle(`${ARTICLE}, I, II e §§ 1º, 2º, I, e 3º`, { ...points, bonus: 5 }),
        carencia,
      ],
      benefitCalculusMethod: 'RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1',
      observations,
      source:
        'Lei 8.213/1991, art. 25, II; art. 29, I e §§ 7º a 9º; art. 29-C, I, II, §§ 1º a 4º; art. 55, § 4º; art. 56; Lei 9.876/1999, art. 3º; Decreto 3.048/1999, art. 188-E, §§ 8º a 10; EC 103/2019, art. 3º, caput e § 2º',
    },
  ],
};
