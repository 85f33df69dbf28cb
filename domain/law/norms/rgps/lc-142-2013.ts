/** LC 142/2013: the insured person with a disability; kept by EC 103/2019, art. 22. */
import { byGender, inArticle } from '../../rule/figures.ts';
import { personWithDisability } from '../../rule/pieces.ts';
import type { DisabledLevel, Norm, Rule } from '../../rule/rule.ts';
import { carencia, contribution, fullContributionsOnly, insured, minimumAge, withoutConversion } from './pieces.ts';

/** In force on 09/11/2013, as IN INSS/PRES 77/2015, art. 414 prints it. */
const since2013 = { ...insured, ruleYear: 2013, window: { from: '2013-11-09', to: null } } as const;

const AVERAGE_IS_DISPUTED =
  'A base é disputada: o INSS faz a média de 100% dos salários; a leitura da LC 142 pede a dos 80% maiores.';

const itemOfArt3 = {
  high: 'LC 142/2013, arts. 3º, I, e 7º',
  medium: 'LC 142/2013, arts. 3º, II, e 7º',
  low: 'LC 142/2013, arts. 3º, III, e 7º',
} as const;

const BY_AGE = 'LC 142/2013, art. 3º, IV';

const byTime = (degree: DisabledLevel, name: string, man: number, woman: number): Rule => ({
  ...since2013,
  id: `rgps-lc142-tempo-${name}`,
  modality: `Aposentadoria por tempo de contribuição da pessoa com deficiência ${name}`,
  description: `${man} anos de contribuição (homem) ou ${woman} (mulher) na condição de pessoa com deficiência ${name}, sem idade mínima.`,
  ruleLaw: 'LC 142/2013, art. 3º, I a III, e art. 7º; Decreto 3.048/1999, arts. 70-B e 70-E; EC 103/2019, art. 22',
  kind: 'disability',
  contributionCount: { ...withoutConversion, ...fullContributionsOnly },
  requirements: [
    { kind: 'disability', degree, years: byGender(man, woman), article: itemOfArt3[degree] },
    personWithDisability,
    carencia,
  ],
  benefitCalculusMethod: 'RGPS_PCD_TIME_100',
  observations: [
    'Só o grau preponderante é testado; o tempo em outros graus e o sem deficiência são convertidos a ele.',
    AVERAGE_IS_DISPUTED,
  ],
  source:
    'LC 142/2013, art. 3º, I a III; art. 7º; art. 8º, I; art. 10; Decreto 3.048/1999, art. 70-B; art. 70-E, § 1º; art. 70-F',
});

export const lc142: Norm = {
  id: 'lc-142-2013',
  title: 'Lei Complementar 142/2013 – pessoa com deficiência no RGPS',
  rules: [
    {
      ...since2013,
      id: 'rgps-lc142-idade',
      modality: 'Aposentadoria por idade da pessoa com deficiência',
      description:
        '60 anos de idade (homem) ou 55 (mulher) e 15 de contribuição, com deficiência de qualquer grau durante igual período.',
      ruleLaw: 'LC 142/2013, art. 3º, IV; EC 103/2019, art. 22',
      kind: 'disability',
      contributionCount: withoutConversion,
      requirements: [
        inArticle(BY_AGE, minimumAge(60, 55)),
        inArticle(BY_AGE, contribution(15)),
        { kind: 'disability', degree: 'any', years: 15, article: BY_AGE },
        personWithDisability,
        carencia,
      ],
      benefitCalculusMethod: 'RGPS_PCD_AGE_70_1',
      observations: [AVERAGE_IS_DISPUTED],
      source: 'LC 142/2013, art. 3º, IV; art. 8º, II; Decreto 3.048/1999, art. 70-C; EC 103/2019, art. 22',
    },
    byTime('high', 'grave', 25, 20),
    byTime('medium', 'moderada', 29, 24),
    byTime('low', 'leve', 33, 28),
  ],
};
