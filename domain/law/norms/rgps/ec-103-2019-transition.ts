/** EC 103/2019, arts. 15 to 18 and 20: transition of those affiliated by 13/11/2019. */
import { byGender, inArticle } from '../../rule/figures.ts';
import type { Norm } from '../../rule/rule.ts';
import { TEACHERS_TOLL } from '../teachers-toll.ts';
import {
  carencia,
  contribution,
  fullContributionsOnly,
  minimumAge,
  risingAge,
  risingPoints,
  taught,
  transition,
} from './pieces.ts';

const sixtyPlusTwo = 'RGPS_AVG100_60_2';

export const MEN_AFTER_20 = 'Para o homem, o acréscimo de 2% ao ano só começa após 20 anos de contribuição.';
export const SHORTER_CARENCIA =
  'A quem se filiou até 24/07/1991 e completou a idade até 2010 o Decreto 3.048/1999, art. 182, pede a carência menor da tabela do ano da idade; aqui são pedidas 180 contribuições (art. 188-H, III): confira.';
export const FACTOR_OF_TEACHERS =
  'No fator, a quem só tem tempo de magistério na educação básica somam-se 5 anos (homem) ou 10 (mulher); à mulher que tem outro tempo, 5 (Lei 8.213/1991, art. 29, § 9º; Decreto 3.048/1999, art. 188-E, § 5º).';

export const ec103Transition: Norm = {
  id: 'ec-103-2019-transicao-rgps',
  title: 'Emenda Constitucional 103/2019, arts. 15 a 18 e 20 – transição do RGPS',
  rules: [
    {
      ...transition('EC 103/2019, art. 15, caput'),
      id: 'rgps-ec103-art15-pontos',
      modality: 'Transição por pontos (art. 15)',
      description:
        '35 anos de contribuição (homem) ou 30 (mulher) e soma de idade e tempo que sobe um ponto por ano: de 96 em 2019 até 105 (homem) e de 86 até 100 (mulher).',
      ruleLaw: 'EC 103/2019, art. 15; Decreto 3.048/1999, art. 188-I',
      kind: 'points',
      totalisable: 'whereCovered',
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('EC 103/2019, art. 15, I', contribution(35, 30)),
        inArticle('EC 103/2019, art. 15, II e §§ 1º e 2º', risingPoints([96, 105], [86, 100])),
        carencia,
      ],
      benefitCalculusMethod: sixtyPlusTwo,
      source:
        'EC 103/2019, art. 15, I, II, §§ 1º, 2º e 4º; art. 26, §§ 2º, I, e 5º; Lei 8.213/1991, art. 25, II; art. 55, § 4º; Decreto 3.048/1999, art. 188-I',
    },
    {
      ...transition('EC 103/2019, art. 15, caput'),
      id: 'rgps-ec103-art15-pontos-professor',
      modality: 'Transição por pontos do professor (art. 15, § 3º)',
      description:
        '30 anos (homem) ou 25 (mulher) só de magistério na educação básica e soma de idade e tempo que sobe um ponto por ano: de 91 em 2019 até 100 (homem) e de 81 até 92 (mulher).',
      ruleLaw: 'EC 103/2019, art. 15, § 3º; Decreto 3.048/1999, art. 188-M',
      kind: 'points',
      teacher: true,
      contributionCount: fullContributionsOnly,
      requirements: [
        ...taught('EC 103/2019, art. 15, § 3º', 30, 25),
        inArticle(
          'EC 103/2019, art. 15, § 3º; Decreto 3.048/1999, art. 188-M, § 2º',
          risingPoints([91, 100], [81, 92]),
        ),
        carencia,
      ],
      benefitCalculusMethod: sixtyPlusTwo,
      observations: [
        'Na soma entra todo o tempo de contribuição; se o tempo fora do magistério pode entrar não está pacificado.',
      ],
      source:
        'EC 103/2019, art. 15, §§ 3º e 4º; art. 26, §§ 2º, I, e 5º; Lei 8.213/1991, art. 25, II; art. 55, § 4º; Decreto 3.048/1999, art. 188-M',
    },
    {
      ...transition('EC 103/2019, art. 16, caput'),
      id: 'rgps-ec103-art16-idade-progressiva',
      modality: 'Transição por idade mínima progressiva (art. 16)',
      description:
        '35 anos de contribuição (homem) ou 30 (mulher) e idade que sobe seis meses por ano: de 61 anos em 2019 até 65 (homem) e de 56 até 62 (mulher).',
      ruleLaw: 'EC 103/2019, art. 16; Decreto 3.048/1999, art. 188-J',
      kind: 'progressive-age',
      totalisable: 'whereCovered',
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('EC 103/2019, art. 16, II e § 1º', risingAge([61, 65], [56, 62])),
        inArticle('EC 103/2019, art. 16, I', contribution(35, 30)),
        carencia,
      ],
      benefitCalculusMethod: sixtyPlusTwo,
      source:
        'EC 103/2019, art. 16, I, II, §§ 1º e 3º; art. 26, §§ 2º, I, e 5º; Lei 8.213/1991, art. 25, II; art. 55, § 4º; Decreto 3.048/1999, art. 188-J',
    },
    {
      ...transition('EC 103/2019, art. 16, caput'),
      id: 'rgps-ec103-art16-idade-progressiva-professor',
      modality: 'Transição por idade progressiva do professor (art. 16, § 2º)',
      description:
        '30 anos (homem) ou 25 (mulher) só de magistério na educação básica e idade que sobe seis meses por ano: de 56 anos em 2019 até 60 (homem) e de 51 até 57 (mulher).',
      ruleLaw: 'EC 103/2019, art. 16, § 2º; Decreto 3.048/1999, art. 188-N',
      kind: 'progressive-age',
      teacher: true,
      requirements: [
        inArticle('EC 103/2019, art. 16, § 2º', risingAge([56, 60], [51, 57])),
        ...taught('EC 103/2019, art. 16, § 2º', 30, 25),
        carencia,
      ],
      contributionCount: fullContributionsOnly,
      benefitCalculusMethod: sixtyPlusTwo,
      source:
        'EC 103/2019, art. 16, §§ 2º e 3º; art. 26, §§ 2º, I, e 5º; Lei 8.213/1991, art. 25, II; art. 55, § 4º; Decreto 3.048/1999, art. 188-N',
    },
    {
      ...transition('EC 103/2019, art. 17, caput'),
      id: 'rgps-ec103-art17-pedagio-50',
      modality: 'Transição com pedágio de 50% (art. 17)',
      description:
        'Para quem tinha em 13/11/2019 mais de 33 anos de contribuição (homem) ou 28 (mulher): 35 ou 30 anos mais metade do que faltava naquele dia; sem idade mínima e com fator previdenciário.',
      ruleLaw: 'EC 103/2019, art. 17; Decreto 3.048/1999, art. 188-K',
      kind: 'toll',
      totalisable: 'whereCovered',
      contributionCount: fullContributionsOnly,
      requirements: [
        {
          kind: 'heldOn',
          time: 'contribution',
          years: byGender(33, 28),
          on: '2019-11-13',
          strictlyMore: true,
          article: 'EC 103/2019, art. 17, caput',
        },
        inArticle('EC 103/2019, art. 17, I e II', contribution(35, 30)),
        carencia,
      ],
      toll: { percent: 50, measuredOn: '2019-11-13', of: 'contribution' },
      benefitCalculusMethod: 'RGPS_AVG100_FACTOR',
      observations: ['Não há redução para professor, e a opção por pontos não afasta o fator.', FACTOR_OF_TEACHERS],
      source:
        'EC 103/2019, art. 17, caput, I, II e parágrafo único; art. 26, caput; Lei 8.213/1991, art. 25, II; art. 29, §§ 7º a 9º; art. 55, § 4º; Decreto 3.048/1999, art. 188-E, §§ 2º a 5º; art. 188-K',
    },
    {
      ...transition('EC 103/2019, art. 18, caput'),
      id: 'rgps-ec103-art18-idade',
      modality: 'Transição da aposentadoria por idade (art. 18)',
      description:
        '15 anos de contribuição e 65 anos de idade (homem) ou idade que subiu de 60 anos em 2019 até 62 em 2023 (mulher).',
      ruleLaw: 'EC 103/2019, art. 18; Decreto 3.048/1999, art. 188-H',
      kind: 'age',
      totalisable: 'always',
      requirements: [
        inArticle('EC 103/2019, art. 18, I e § 1º', risingAge([65, 65], [60, 62])),
        inArticle('EC 103/2019, art. 18, II', contribution(15)),
        carencia,
      ],
      benefitCalculusMethod: sixtyPlusTwo,
      observations: [MEN_AFTER_20, SHORTER_CARENCIA],
      source:
        'EC 103/2019, art. 18, I, II, §§ 1º e 2º; art. 26, §§ 2º, I, e 5º; Lei 8.213/1991, art. 25, II; Decreto 3.048/1999, art. 182; art. 188-H',
    },
    {
      ...transition('EC 103/2019, art. 20, caput'),
      id: 'rgps-ec103-art20-pedagio-100',
      modality: 'Transição com pedágio de 100% (art. 20)',
      description:
        '60 anos de idade e 35 de contribuição (homem) ou 57 e 30 (mulher), mais um período igual ao que faltava em 13/11/2019; valor de 100% da média.',
      ruleLaw: 'EC 103/2019, art. 20; Decreto 3.048/1999, art. 188-L',
      kind: 'toll',
      totalisable: 'whereCovered',
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('EC 103/2019, art. 20, I', minimumAge(60, 57)),
        inArticle('EC 103/2019, art. 20, II e IV', contribution(35, 30)),
        carencia,
      ],
      toll: { percent: 100, measuredOn: '2019-11-13', of: 'contribution' },
      benefitCalculusMethod: 'RGPS_AVG100_FULL',
      source:
        'EC 103/2019, art. 20, I, II, IV e § 2º, II; art. 26, § 3º, I; Lei 8.213/1991, art. 25, II; art. 55, § 4º; Decreto 3.048/1999, art. 188-L',
    },
    {
      ...transition('EC 103/2019, art. 20, caput'),
      id: 'rgps-ec103-art20-pedagio-100-professor',
      modality: 'Transição com pedágio de 100% do professor (art. 20, § 1º)',
      description:
        '55 anos de idade e 30 só de magistério (homem) ou 52 e 25 (mulher), mais um período igual ao que faltava em 13/11/2019; valor de 100% da média.',
      ruleLaw: 'EC 103/2019, art. 20, § 1º; Decreto 3.048/1999, art. 188-O',
      kind: 'toll',
      teacher: true,
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('EC 103/2019, art. 20, I e § 1º', minimumAge(55, 52)),
        ...taught('EC 103/2019, art. 20, II, IV e § 1º', 30, 25),
        carencia,
      ],
      toll: { percent: 100, measuredOn: '2019-11-13', of: 'teaching' },
      benefitCalculusMethod: 'RGPS_AVG100_FULL',
      observations: [TEACHERS_TOLL],
      source:
        'EC 103/2019, art. 20, I, II, IV, §§ 1º e 2º, II; art. 26, § 3º, I; Lei 8.213/1991, art. 25, II; art. 55, § 4º; Decreto 3.048/1999, art. 188-O',
    },
  ],
};
