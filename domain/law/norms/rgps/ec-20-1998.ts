/** EC 20/1998 in the RGPS: time of contribution, teacher and proportional, complete until the reform. */
import { byGender, inArticle } from '../../rule/figures.ts';
import type { Norm } from '../../rule/rule.ts';
import { acquired, carenciaOfArt142, contribution, fullContributionsOnly, minimumAge, taught } from './pieces.ts';

const sinceEc20 = { ...acquired, ruleYear: 1998, window: { from: '1998-12-16', to: '2019-11-13' } } as const;

export const ec20Rgps: Norm = {
  id: 'ec-20-1998-rgps',
  title: 'Emenda Constitucional 20/1998 – tempo de contribuição no RGPS até a reforma',
  rules: [
    {
      ...sinceEc20,
      id: 'rgps-pre-tempo-contribuicao',
      modality: 'Aposentadoria por tempo de contribuição (direito adquirido)',
      description:
        '35 anos de contribuição (homem) ou 30 (mulher) completos até 13/11/2019, sem idade mínima e com fator previdenciário.',
      ruleLaw: 'CF, art. 201, § 7º, I (redação da EC 20/1998); Lei 8.213/1991, art. 53, I e II; EC 103/2019, art. 3º',
      kind: 'time',
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('CF, art. 201, § 7º, I (redação da EC 20/1998)', contribution(35, 30)),
        carenciaOfArt142,
      ],
      benefitCalculusMethod: 'RGPS_AVG80_FACTOR',
      observations: [
        'Desde 18/06/2015, quem também completou 95 pontos (homem) ou 85 (mulher), 96 e 86 desde 31/12/2018, pode afastar o fator menor que 1 (Lei 8.213/1991, art. 29-C): veja a regra por pontos.',
      ],
      source:
        'CF, art. 201, § 7º, I (redação da EC 20/1998); Lei 8.213/1991, art. 25, II; art. 29, I e §§ 7º a 9º; art. 29-C; art. 53, I e II; art. 55, § 4º; art. 142; Lei 9.876/1999, art. 3º; EC 103/2019, art. 3º, caput e § 2º',
    },
    {
      ...sinceEc20,
      id: 'rgps-pre-professor',
      modality: 'Aposentadoria do professor (direito adquirido)',
      description:
        '30 anos (homem) ou 25 (mulher) só de magistério na educação básica até 13/11/2019, sem idade mínima e com fator previdenciário.',
      ruleLaw: 'CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998); Lei 8.213/1991, art. 56; EC 103/2019, art. 3º',
      kind: 'time',
      teacher: true,
      contributionCount: fullContributionsOnly,
      requirements: [...taught('CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998)', 30, 25), carenciaOfArt142],
      benefitCalculusMethod: 'RGPS_AVG80_FACTOR_TEACHER',
      observations: [
        'Desde 18/06/2015, quem também soma 90 pontos (homem) ou 80 (mulher), 91 e 81 desde 31/12/2018, pode afastar o fator menor que 1: a Lei 8.213/1991, art. 29-C, § 3º, dá ao professor 5 dos 95 e 85 pontos. Veja a regra por pontos.',
      ],
      source:
        'CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998); Lei 8.213/1991, art. 25, II; art. 29, I e §§ 7º a 9º; art. 29-C, § 3º; art. 55, § 4º; art. 56; art. 142; Lei 9.876/1999, art. 3º; EC 103/2019, art. 3º, caput e § 2º',
    },
    {
      ...sinceEc20,
      id: 'rgps-pre-proporcional-ec20',
      modality: 'Aposentadoria proporcional (EC 20/1998)',
      description:
        'Para filiados até 16/12/1998: 53 anos de idade e 30 de contribuição (homem) ou 48 e 25 (mulher), mais pedágio de 40% do que faltava, completos até 13/11/2019; valor proporcional.',
      ruleLaw: 'EC 20/1998, art. 9º, § 1º (revogado pela EC 103/2019); EC 103/2019, art. 3º',
      kind: 'toll',
      affiliation: { until: '1998-12-16', article: 'EC 20/1998, art. 9º, caput' },
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('EC 20/1998, art. 9º, caput, I', minimumAge(53, 48)),
        inArticle('EC 20/1998, art. 9º, § 1º, I, a e b', contribution(30, 25)),
        carenciaOfArt142,
      ],
      toll: { percent: 40, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'RGPS_AVG80_PROPORTIONAL_70_5_FACTOR',
      observations: [
        'A versão integral do mesmo artigo (pedágio de 20%) nunca é melhor que 35/30 anos sem idade, salvo para o professor com o acréscimo de 17% ou 20%: veja a regra própria.',
      ],
      source:
        'EC 20/1998, art. 9º, caput, I e § 1º, I e II; Lei 8.213/1991, art. 25, II; art. 29, I e §§ 7º a 9º; art. 55, § 4º; art. 142; Lei 9.876/1999, art. 3º; Decreto 3.048/1999, art. 188, §§ 3º e 4º; EC 103/2019, art. 3º, caput e § 2º',
    },
    {
      ...sinceEc20,
      id: 'rgps-pre-professor-bonus-ec20',
      modality: 'Transição da EC 20/1998 – professor com bônus de 17%/20% (direito adquirido)',
      description:
        'Para quem lecionou até 16/12/1998, também no ensino superior: 53 anos de idade e 35 só de magistério (homem) ou 48 e 30 (mulher), mais pedágio de 20% do que faltava, completos até 13/11/2019; o tempo até 16/12/1998 conta com acréscimo de 17% ou 20%.',
      ruleLaw: 'EC 20/1998, art. 9º, caput e § 2º (revogado pela EC 103/2019); EC 103/2019, art. 3º',
      kind: 'toll',
      teacher: true,
      affiliation: { until: '1998-12-16', article: 'EC 20/1998, art. 9º, caput' },
      contributionCount: fullContributionsOnly,
      requirements: [
        inArticle('EC 20/1998, art. 9º, caput, I', minimumAge(53, 48)),
        {
          kind: 'teaching',
          years: byGender(35, 30),
          ofAnyLevel: true,
          article: 'EC 20/1998, art. 9º, caput, II, a, e § 2º',
        },
        carenciaOfArt142,
      ],
      bonus: { until: '1998-12-16', percent: byGender(17, 20), of: 'teaching' },
      toll: { percent: 20, measuredOn: '1998-12-16', of: 'teaching' },
      benefitCalculusMethod: 'RGPS_AVG80_FACTOR',
      observations: [
        'Todo o tempo usado precisa ser de magistério, de qualquer nível: o § 2º não pede educação básica, e o magistério superior conta se estiver marcado.',
        'O acréscimo é aplicado antes de apurar o pedágio.',
        'Quem só lecionou na educação básica completa antes, em regra, os 30 ou 25 anos do professor, sem idade e com fator maior: veja a regra do professor.',
      ],
      source:
        'EC 20/1998, art. 9º, caput, I e II, e § 2º; Lei 8.213/1991, art. 25, II; art. 29, I e §§ 7º e 8º; art. 55, § 4º; art. 142; Lei 9.876/1999, art. 3º; EC 103/2019, art. 3º, caput e § 2º',
    },
  ],
};
