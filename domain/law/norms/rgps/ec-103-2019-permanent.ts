/** EC 103/2019, art. 19: the rules that stay until a law replaces them. */
import { inArticle } from '../../rule/figures.ts';
import type { Norm } from '../../rule/rule.ts';
import { carencia, contribution, LESS_TIME_BY_ART_18, minimumAge, permanent, taught } from './pieces.ts';

export const ec103Permanent: Norm = {
  id: 'ec-103-2019-permanente-rgps',
  title: 'Emenda Constitucional 103/2019, art. 19 – regras permanentes do RGPS',
  rules: [
    {
      ...permanent,
      id: 'rgps-ec103-art19-programada',
      modality: 'Aposentadoria programada (art. 19)',
      description: '65 anos de idade e 20 de contribuição (homem) ou 62 e 15 (mulher).',
      ruleLaw: 'CF, art. 201, § 7º, I; EC 103/2019, art. 19; Decreto 3.048/1999, art. 51',
      kind: 'permanent',
      totalisable: 'always',
      requirements: [
        inArticle('EC 103/2019, art. 19, caput', minimumAge(65, 62)),
        inArticle('EC 103/2019, art. 19, caput', contribution(20, 15)),
        carencia,
      ],
      benefitCalculusMethod: 'RGPS_AVG100_60_2',
      observations: [LESS_TIME_BY_ART_18],
      source:
        'CF, art. 201, § 7º, I; EC 103/2019, art. 19, caput e § 2º; art. 26, §§ 2º, IV, e 5º; Lei 8.213/1991, art. 25, II; Decreto 3.048/1999, art. 51; art. 53',
    },
    {
      ...permanent,
      id: 'rgps-ec103-art19-professor',
      modality: 'Aposentadoria programada do professor (art. 19, § 1º, II)',
      description: '25 anos só de magistério na educação básica e 60 anos de idade (homem) ou 57 (mulher).',
      ruleLaw: 'CF, art. 201, § 8º; EC 103/2019, art. 19, § 1º, II; Decreto 3.048/1999, art. 54',
      kind: 'permanent',
      teacher: true,
      requirements: [
        inArticle('EC 103/2019, art. 19, § 1º, II', minimumAge(60, 57)),
        ...taught('EC 103/2019, art. 19, § 1º, II', 25),
        carencia,
      ],
      benefitCalculusMethod: 'RGPS_AVG100_60_2',
      source:
        'CF, art. 201, § 8º; EC 103/2019, art. 19, §§ 1º, II, e 2º; art. 26, §§ 2º, IV, e 5º; Lei 8.213/1991, art. 25, II; Decreto 3.048/1999, art. 54',
    },
  ],
};
