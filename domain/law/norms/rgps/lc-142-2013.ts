/** LC 142/2013: the insured person with a disability; kept by EC 103/2019, art. 22, and by its art. 3 as it stood until the reform. */
import { byGender, inArticle } from '../../rule/figures.ts';
import { personWithDisability } from '../../rule/pieces.ts';
import type { DisabledLevel } from '../../rule/requirement.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import { carencia, contribution, fullContributionsOnly, insured, minimumAge, withoutConversion } from './pieces.ts';

/** In force on 09/11/2013, six months after its publication (art. 11). */
const IN_FORCE = '2013-11-09';

const now = {
  ...insured,
  ruleYear: 2013,
  kind: 'disability',
  window: { from: IN_FORCE, to: null },
} as const;

/** Complete by the reform: the average of art. 29 of Lei 8.213/1991, the only one there was. */
const acquired = {
  ...now,
  window: { from: IN_FORCE, to: '2019-11-13' },
} as const;

const AVERAGE =
  'O INSS faz a média de 100% dos salários desde a reforma (Decreto 3.048/1999, art. 70-J com art. 32); a das 80% maiores, leitura da LC 142, só se obtém em juízo.';
/** Arts. 70-A and 188-Q of the decree are of 2020; IN 77/2015, arts. 414 and 416, asked for the same. */
const CONDITION_OF_THEN =
  'Que a deficiência exista no requerimento ou no dia em que os requisitos se completam diz o Decreto 3.048/1999, art. 70-A, na redação de 2020; antes o dizia a IN INSS 77/2015, art. 414. A LC 142/2013, art. 3º, fala do segurado com deficiência.';
const AVERAGE_OF_THEN =
  'Média das 80% maiores, a da lei do dia em que o direito se completou (EC 103/2019, art. 3º, § 2º).';
const PREPONDERANT =
  'Só o grau preponderante é testado; o tempo em outros graus e o sem deficiência são convertidos a ele.';
/** Of the time alone: for the age art. 188-Q asks that it was worked with the disability. */
const EXPOSURE_IN_THE_TIME =
  'A exposição a agentes nocivos até 13/11/2019, também a de antes da deficiência, é convertida pela tabela do Decreto 3.048/1999, art. 70-F, § 1º, quando dá mais que a dos graus; nunca as duas no mesmo período (LC 142/2013, art. 10).';
const EXPOSURE =
  'A exposição a agentes nocivos até 13/11/2019, na condição de pessoa com deficiência, entra convertida no percentual do valor, e não na carência (Decreto 3.048/1999, art. 188-Q).';

/** The same, before the article of 2020. */
const EXPOSURE_OF_THEN = EXPOSURE.replace('art. 188-Q', 'art. 188-Q, de 2020; antes, art. 70-F, § 3º');

/** Art. 3: the item of each degree. */
const ITEMS = { high: 'I', medium: 'II', low: 'III' } as const;

const BY_AGE = 'LC 142/2013, art. 3º, IV';
/** LC 142, art. 8, names no item of art. 29: the average is the same in both, and art. 9, I, has a factor of its own. */
const VALUE_OF_THEN =
  'LC 142/2013, art. 9º, I; Lei 8.213/1991, art. 29; Lei 9.876/1999, art. 3º; Decreto 3.048/1999, art. 188-E, § 6º; EC 103/2019, art. 3º, § 2º';
const VALUE_NOW = 'LC 142/2013, art. 9º, I; Decreto 3.048/1999, art. 32; art. 70-J; EC 103/2019, art. 22';
/** Art. 11 opens the rules: six months after the publication. */
const CONDITIONS = 'art. 70-A; Lei 8.213/1991, art. 25, II';
const timeOf = (item: string): string =>
  `LC 142/2013, art. 3º, ${item}; art. 7º; art. 8º, I; art. 10; art. 11; Decreto 3.048/1999, art. 70-B; art. 70-E; art. 70-F; art. 199-A, § 2º; ${CONDITIONS}`;
const AGE = `LC 142/2013, art. 3º, IV; art. 8º, II; art. 11; Decreto 3.048/1999, art. 70-C; art. 188-Q; ${CONDITIONS}`;

/** The right as it is now, and as it was until the reform. */
const both = (rule: Rule, article: string): readonly Rule[] => [
  {
    ...rule,
    ...acquired,
    id: rule.id.replace('rgps-', 'rgps-pre-'),
    modality: `${rule.modality} (direito adquirido)`,
    description: `${rule.description.replace(/\.$/, '')}, completos até 13/11/2019.`,
    ruleLaw: `${article}; EC 103/2019, art. 3º`,
    observations: [
      ...rule.observations.map((said) => (said === EXPOSURE ? EXPOSURE_OF_THEN : said)),
      CONDITION_OF_THEN,
      AVERAGE_OF_THEN,
    ],
    source: `${rule.source}; ${VALUE_OF_THEN}`,
  },
  {
    ...rule,
    observations: [...rule.observations, AVERAGE],
    source: `${rule.source}; ${VALUE_NOW}`,
  },
];

const byTime = (degree: DisabledLevel, name: string, man: number, woman: number): readonly Rule[] =>
  both(
    {
      ...now,
      id: `rgps-lc142-tempo-${name}`,
      modality: `Aposentadoria por tempo de contribuição da pessoa com deficiência ${name}`,
      description: `${man} anos de contribuição (homem) ou ${woman} (mulher) na condição de pessoa com deficiência ${name}, sem idade mínima.`,
      ruleLaw: `LC 142/2013, art. 3º, ${ITEMS[degree]}, e art. 7º; Decreto 3.048/1999, arts. 70-B e 70-E; EC 103/2019, art. 22`,
      contributionCount: { ...withoutConversion, ...fullContributionsOnly },
      requirements: [
        {
          kind: 'disability',
          degree,
          years: byGender(man, woman),
          article: `LC 142/2013, art. 3º, ${ITEMS[degree]}; art. 7º`,
        },
        personWithDisability,
        carencia,
      ],
      benefitCalculusMethod: 'RGPS_PCD_TIME_100',
      observations: [PREPONDERANT, EXPOSURE_IN_THE_TIME],
      source: timeOf(ITEMS[degree]),
    },
    `LC 142/2013, art. 3º, ${ITEMS[degree]}, e art. 7º`,
  );

export const lc142: Norm = {
  id: 'lc-142-2013',
  title: 'Lei Complementar 142/2013 – pessoa com deficiência no RGPS',
  rules: [
    ...both(
      {
        ...now,
        id: 'rgps-lc142-idade',
        modality: 'Aposentadoria por idade da pessoa com deficiência',
        description:
          '60 anos de idade (homem) ou 55 (mulher) e 15 de contribuição, com deficiência de qualquer grau durante igual período.',
        ruleLaw: 'LC 142/2013, art. 3º, IV; EC 103/2019, art. 22',
        contributionCount: withoutConversion,
        requirements: [
          inArticle(BY_AGE, minimumAge(60, 55)),
          inArticle(BY_AGE, contribution(15)),
          { kind: 'disability', degree: 'any', years: 15, article: BY_AGE },
          personWithDisability,
          carencia,
        ],
        benefitCalculusMethod: 'RGPS_PCD_AGE_70_1',
        benefitParameters: { convertedExposure: true },
        observations: [EXPOSURE],
        source: AGE,
      },
      'LC 142/2013, art. 3º, IV',
    ),
    ...byTime('high', 'grave', 25, 20),
    ...byTime('medium', 'moderada', 29, 24),
    ...byTime('low', 'leve', 33, 28),
  ],
};
