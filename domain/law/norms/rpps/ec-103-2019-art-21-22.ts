/** EC 103/2019, arts. 21 and 22. */
import { inArticle } from '../../rule/figures.ts';
import { personWithDisability } from '../../rule/pieces.ts';
import type { SpecialBase } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import {
  contribution,
  contributionByDegree,
  exposure,
  fixedPoints,
  minimumAge,
  position,
  publicService,
  union,
  withoutConversion,
} from './pieces.ts';

const ITEMS = { 15: 'I', 20: 'II', 25: 'III' } as const;

const itemOfArt21 = {
  15: 'EC 103/2019, art. 21, I',
  20: 'EC 103/2019, art. 21, II',
  25: 'EC 103/2019, art. 21, III',
} as const;

const BY_AGE = 'LC 142/2013, art. 3º, IV';

/** LC 142, art. 8, sends to the average of the RGPS, of 80% then and of 100% since the reform: both are worked. */
const AVERAGE_NOT_READ =
  'Portaria MTP 1.467/2022, anexo V, e o ato da União que diz qual média se usa: a das 80% maiores (LC 142/2013, art. 8º) ou a de todas (EC 103/2019, art. 26)';

/** Art. 22, caput. */
const inPublicService = [
  inArticle('EC 103/2019, art. 22, caput', publicService(10)),
  inArticle('EC 103/2019, art. 22, caput', position(5)),
];

/** Art. 21: 66, 76 and 86 points with 15, 20 and 25 years of exposure; art. 26, § 5: 2% beyond 15 years in the first. */
const exposureByPoints = (suffix: string, years: SpecialBase, points: number, extraYearsBase: number): Rule => ({
  ...union,
  id: `ec103-art21-especial-pontos${suffix}`,
  modality: `Especial por agentes nocivos (${years} anos) – transição por pontos (EC 103/2019, art. 21)`,
  description: `Ingresso até 13/11/2019: ${points} pontos com ${years} anos de efetiva exposição, mais 20 de serviço público e 5 no cargo.`,
  ruleLaw: 'EC 103/2019, art. 21; art. 26',
  kind: 'special',
  entry: { until: '2019-11-13', article: 'EC 103/2019, art. 21, caput' },
  requirements: [
    inArticle(itemOfArt21[years], exposure(years)),
    inArticle('EC 103/2019, art. 21, caput', publicService(20)),
    inArticle('EC 103/2019, art. 21, caput', position(5)),
    inArticle(`${itemOfArt21[years]} e § 1º`, fixedPoints(points)),
  ],
  contributionCount: withoutConversion,
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { extraYearsBase },
  parity: false,
  abono: true,
  observations: [
    'Nos pontos entra todo o tempo de contribuição, não só o especial.',
    ...(years === 15 ? ['O acréscimo de 2% começa após 15 anos de contribuição (EC 103/2019, art. 26, § 5º).'] : []),
    'Não há idade mínima, nem enquadramento por categoria profissional.',
  ],
  source: `EC 103/2019, art. 21, caput, ${ITEMS[years]}, §§ 1º e 2º; art. 8º; art. 26, §§ 2º, IV, e 5º; Lei 8.213/1991, art. 57; art. 58`,
});

export const ec103Arts21And22: readonly Rule[] = [
  exposureByPoints('-15', 15, 66, 15),
  exposureByPoints('-20', 20, 76, 20),
  exposureByPoints('', 25, 86, 20),
  {
    ...union,
    id: 'ec103-art22-deficiencia-tempo',
    modality: 'Pessoa com deficiência por tempo de contribuição – União (EC 103/2019, art. 22)',
    description:
      '25/29/33 anos (homem) ou 20/24/28 (mulher) de contribuição com deficiência grave, moderada ou leve, mais 10 de serviço público e 5 no cargo.',
    ruleLaw: 'EC 103/2019, art. 22; LC 142/2013, art. 3º, I a III e art. 8º, I',
    kind: 'disability',
    requirements: [contributionByDegree, personWithDisability, ...inPublicService],
    contributionCount: withoutConversion,
    benefitCalculusMethod: 'LC142_TEMPO_100_DA_MEDIA',
    parity: false,
    abono: true,
    observations: [
      'Sem idade mínima.',
      'Graus diferentes ao longo da vida são ajustados para o grau preponderante (Decreto 3.048/1999, art. 70-E).',
      'O mesmo período não soma a redução da deficiência com a do tempo especial (LC 142, art. 10).',
    ],
    source:
      'EC 103/2019, art. 22, caput; art. 8º; LC 142/2013, art. 3º, I a III; art. 7º; art. 8º, I; art. 10; Decreto 3.048/1999, art. 70-A; art. 70-E',
    confirmed: false,
    missing: AVERAGE_NOT_READ,
  },
  {
    ...union,
    id: 'ec103-art22-deficiencia-idade',
    modality: 'Pessoa com deficiência por idade – União (EC 103/2019, art. 22)',
    description:
      '60 anos (homem) ou 55 (mulher), 15 de contribuição e 15 com deficiência de qualquer grau, mais 10 de serviço público e 5 no cargo.',
    ruleLaw: 'EC 103/2019, art. 22; LC 142/2013, art. 3º, IV e art. 8º, II',
    kind: 'disability',
    requirements: [
      inArticle(BY_AGE, minimumAge(60, 55)),
      inArticle(BY_AGE, contribution(15)),
      { kind: 'disability', degree: 'any', years: 15, article: BY_AGE },
      personWithDisability,
      ...inPublicService,
    ],
    contributionCount: withoutConversion,
    benefitCalculusMethod: 'LC142_IDADE_70_MAIS_1',
    parity: false,
    abono: true,
    observations: ['70% da média mais 1% por grupo de 12 contribuições, com acréscimo máximo de 30% (total 100%).'],
    source:
      'EC 103/2019, art. 22, caput; art. 8º; LC 142/2013, art. 3º, IV; art. 8º, II; Decreto 3.048/1999, art. 70-A',
    confirmed: false,
    missing: AVERAGE_NOT_READ,
  },
];
