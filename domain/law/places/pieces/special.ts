/** Exposure, disability, incapacity and the compulsory age in places with a reform of their own. */
import {
  contribution,
  contributionByDegree,
  exposure,
  fixedPoints,
  INCAPACITY_IN_WORDS,
  incapacity,
  minimumAge,
  position,
  publicService,
  withoutConversion,
} from '../../norms/rpps/pieces.ts';
import { inArticle } from '../../rule/figures.ts';
import { personWithDisability } from '../../rule/pieces.ts';
import type { IsoDate, SpecialBase } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import {
  brazilianDate,
  cite,
  inServiceInWords,
  inServiceOf,
  type Locality,
  listInWords,
  localRule,
  type Reading,
  SIXTY_PLUS_TWO,
  type Times,
  type Value,
  valued,
} from './locality.ts';

/** Art. 26, § 5, of EC 103/2019: with 15 years of exposure the 2% count above 15; a value without them has no such years. */
const yearsBeyond = (
  { benefitCalculusMethod, benefitParameters }: Value,
  years: SpecialBase,
): Pick<Value, 'benefitParameters'> =>
  benefitCalculusMethod === 'MEDIA_100_60_MAIS_2'
    ? { benefitParameters: { ...benefitParameters, extraYearsBase: years === 15 ? 15 : 20 } }
    : {};

const wordsFor = ({ words }: Value, years: SpecialBase): string =>
  years === 15 ? words.replace('acima de 20', 'acima de 15') : words;

/** Art. 21 of EC 103/2019 as the place wrote it: fixed points with 15, 20 or 25 years of exposure. */
export const exposureByPoints = (
  locality: Locality,
  figures: Reading & {
    readonly kinds: readonly (readonly [years: SpecialBase, points: number])[];
    readonly publicService: number;
    readonly position: number;
    readonly value?: Value;
    /** For any date of entry. */
    readonly permanent?: true;
  },
): readonly Rule[] => {
  const entryUntil = locality.entryUntil ?? locality.cutOff;
  const value = figures.value ?? SIXTY_PLUS_TWO;
  const { permanent } = figures;
  return figures.kinds.map(([years, points]) => ({
    ...localRule(locality, figures),
    ...valued(value),
    ...yearsBeyond(value, years),
    id: `${locality.prefix}-especial${permanent ? '-permanente' : ''}-pontos${years === 25 ? '' : `-${years}`}`,
    modality: `Especial por agentes nocivos (${years} anos) – ${permanent ? 'regra permanente por pontos' : 'transição por pontos'} (${cite(locality, figures.article)})`,
    description: `${permanent ? '' : `Ingresso até ${brazilianDate(entryUntil)}: `}${points} pontos fixos com ${years} anos de efetiva exposição, ${figures.publicService} de serviço público e ${figures.position} no cargo; ${wordsFor(value, years)}.`,
    kind: 'special',
    ...(permanent ? {} : { entry: { until: entryUntil } }),
    requirements: [
      exposure(years),
      publicService(figures.publicService),
      position(figures.position),
      fixedPoints(points),
    ],
    contributionCount: withoutConversion,
  }));
};

/** Points of EC 103/2019, art. 21, I to III, by years of exposure. */
export const FEDERAL_EXPOSURE = [
  [15, 66],
  [20, 76],
  [25, 86],
] as const;

/** Art. 10, § 2, II of EC 103/2019 as the place wrote it: 25 years of exposure and an age. */
export const exposureByAge = (
  locality: Locality,
  figures: Reading & {
    readonly age: number;
    readonly publicService: number;
    /** Null where the law asks for no years in the post. */
    readonly position: number | null;
    readonly value?: Value;
  },
): Rule => {
  const value = figures.value ?? SIXTY_PLUS_TWO;
  return {
    ...localRule(locality, figures),
    ...valued(value),
    id: `${locality.prefix}-especial`,
    modality: `Especial por agentes nocivos – regra permanente (${cite(locality, figures.article)})`,
    description: `${figures.age} anos de idade, ${listInWords(['25 de efetiva exposição a agentes nocivos', ...inServiceInWords(figures)])}; ${value.words}.`,
    kind: 'special',
    requirements: [minimumAge(figures.age), exposure(25), ...inServiceOf(figures)],
    contributionCount: withoutConversion,
  };
};

const BY_AGE = 'LC 142/2013, art. 3º, IV';

/** LC 142/2013 as the place took it over, by degree and by age. */
export const disabilityRules = (
  locality: Locality,
  reading: Reading & Pick<Times, 'publicService' | 'position'>,
): readonly Rule[] => {
  const law = cite(locality, reading.article);
  const times = inServiceOf(reading);
  const inService = `mais ${listInWords(inServiceInWords(reading))}`;
  const base = { ...localRule(locality, reading), kind: 'disability', contributionCount: withoutConversion } as const;
  return [
    {
      ...base,
      id: `${locality.prefix}-deficiencia-tempo`,
      modality: `Pessoa com deficiência por tempo de contribuição (${law})`,
      description: `25/29/33 anos (homem) ou 20/24/28 (mulher) de contribuição com deficiência grave, moderada ou leve, ${inService}.`,
      requirements: [contributionByDegree, personWithDisability, ...times],
      benefitCalculusMethod: 'LC142_TEMPO_100_DA_MEDIA',
    },
    {
      ...base,
      id: `${locality.prefix}-deficiencia-idade`,
      modality: `Pessoa com deficiência por idade (${law})`,
      description: `60 anos (homem) ou 55 (mulher), 15 de contribuição e 15 com deficiência de qualquer grau, ${inService}.`,
      requirements: [
        inArticle(BY_AGE, minimumAge(60, 55)),
        inArticle(BY_AGE, contribution(15)),
        inArticle(BY_AGE, { kind: 'disability', degree: 'any', years: 15 }),
        personWithDisability,
        ...times,
      ],
      benefitCalculusMethod: 'LC142_IDADE_70_MAIS_1',
    },
  ];
};

const INCAPACITY_OF_THE_UNIAO: Value = {
  benefitCalculusMethod: 'INCAPACIDADE_UNIAO',
  words:
    '60% da média mais 2% por ano acima de 20, ou 100% da média se acidente de trabalho, doença profissional ou do trabalho',
};

/** Permanent incapacity after the reform of the place. */
export const incapacityRule = (locality: Locality, reading: Reading & { readonly value?: Value }): Rule => ({
  ...localRule(locality, reading),
  ...valued(reading.value ?? INCAPACITY_OF_THE_UNIAO),
  id: `${locality.prefix}-incapacidade`,
  modality: `Incapacidade permanente (${cite(locality, reading.article)})`,
  description: `${INCAPACITY_IN_WORDS}: ${(reading.value ?? INCAPACITY_OF_THE_UNIAO).words}.`,
  kind: 'incapacity',
  requirements: [incapacity],
  abono: false,
});

const COMPULSORY_OF_THE_UNIAO: Value = {
  benefitCalculusMethod: 'COMPULSORIA_UNIAO_TC20',
  words: '60% da média mais 2% por ano acima de 20, multiplicado por tempo de contribuição ÷ 20 anos (máximo 1)',
};

/** "Ressalvado o caso de cumprimento de critérios de acesso para aposentadoria voluntária que resulte em situação mais favorável". */
export const orBetterVoluntary = (article: string): string =>
  `Se até os 75 anos a pessoa já cumpriu uma regra voluntária mais favorável, usa-se o cálculo dela (${article}, parte final).`;

/** Compulsory retirement at 75 with the place's own value, from the day after the cut-off on: the old rule holds on the cut-off itself. */
export const compulsoryRule = (
  locality: Locality,
  reading: Reading & { readonly from: IsoDate; readonly value?: Value },
): Rule => ({
  ...localRule(locality, reading),
  ...valued(reading.value ?? COMPULSORY_OF_THE_UNIAO),
  window: { from: reading.from, to: null },
  id: `${locality.prefix}-compulsoria`,
  modality: `Compulsória aos 75 anos (${cite(locality, reading.article)})`,
  description: `Aposentadoria compulsória aos 75 anos: ${(reading.value ?? COMPULSORY_OF_THE_UNIAO).words}.`,
  kind: 'compulsory',
  requirements: [minimumAge(75)],
  abono: false,
});
