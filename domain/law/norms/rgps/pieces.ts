/** Recurring pieces of the rules of the RGPS, so that a norm file reads like the statute. */
import { age, byGender, inArticle, rising } from '../../rule/figures.ts';
import type { Figure, Requirement } from '../../rule/requirement.ts';

/** What a rule of the RGPS is unless it says otherwise. */
export const insured = {
  regimeType: 'RGPS',
  place: null,
  gender: 'Ambos',
  teacher: false,
  parity: false,
  abono: false,
  hasReductor: false,
  observations: [],
  confirmed: true,
} as const;

/** Right acquired until EC 103/2019 came into force (art. 3). */
export const acquired = { ...insured, window: { from: '1991-07-25', to: '2019-11-13' } } as const;

/** Arts. 15 to 18, 20 and 21: for those affiliated by the reform, as `article` says. */
export const transition = (article: string) =>
  ({
    ...insured,
    ruleYear: 2019,
    window: { from: '2019-11-13', to: null },
    affiliation: { until: '2019-11-13', article },
  }) as const;

/** Permanent rules, for everybody since the day after the reform. */
export const permanent = { ...insured, ruleYear: 2019, window: { from: '2019-11-14', to: null } } as const;

/** Contributions of 5% or 11% do not count for time (Lei 8.213/1991, art. 55, § 4). */
export const fullContributionsOnly = { simplifiedPlan: 'excluded' } as const;
/** Exposure and disability are counted one for one in the rules made for them. */
/** @see Lei 8.213/1991, arts. 46 and 57, § 8; the STF holds that nothing is paid as long as the work lasts */
export const EXPOSED_WORK_STOPS_IT =
  'Quem se aposenta pela especial e continua no trabalho exposto, ou volta a ele, fica sem receber o benefício enquanto durar a exposição (Lei 8.213/1991, arts. 46 e 57, § 8º; STF, Tema 709).';

export const withoutConversion = { specialTime: 'simple' } as const;

/** Minimum age in whole years: homem, mulher. */
export const minimumAge = (man: number, woman: number = man): Requirement => ({
  kind: 'age',
  months: man === woman ? age(man) : byGender(age(man), age(woman)),
});

/** Six months more each 1 January from 2020 on: from and up to so many years, homem and mulher. */
export const risingAge = (man: readonly [number, number], woman: readonly [number, number]): Requirement => {
  const steps = ([start, limit]: readonly [number, number]): Figure =>
    start === limit
      ? age(start)
      : rising({
          start: age(start),
          from: '2019-11-13',
          firstRise: '2020-01-01',
          everyMonths: 12,
          by: 6,
          limit: age(limit),
        });
  return { kind: 'age', months: byGender(steps(man), steps(woman)) };
};

/** One point more each 1 January from 2020 on: from and up to so many points, homem and mulher. */
export const risingPoints = (man: readonly [number, number], woman: readonly [number, number]): Requirement => {
  const steps = ([start, limit]: readonly [number, number]): Figure =>
    rising({ start, from: '2019-11-13', firstRise: '2020-01-01', everyMonths: 12, by: 1, limit });
  return { kind: 'points', points: byGender(steps(man), steps(woman)), fixed: false, fraction: 'days' };
};

export const contribution = (man: number, woman: number = man): Requirement => ({
  kind: 'contribution',
  years: man === woman ? man : byGender(man, woman),
});

/** Years of contribution that are all of teaching in basic education. */
export const taught = (article: string, man: number, woman: number = man): readonly Requirement[] => [
  inArticle(article, contribution(man, woman)),
  { kind: 'teaching', years: man === woman ? man : byGender(man, woman), article },
];

/** 180 monthly contributions (Lei 8.213/1991, art. 25, II; Decreto 3.048/1999, arts. 188-H to 188-P). */
export const carencia: Requirement = {
  kind: 'remunerations',
  months: 180,
  of: 'urban',
  art142: false,
  article: 'Lei 8.213/1991, art. 25, II',
};

/** 180, or the table of art. 142, which serves retirement by age, by time and special alike. */
export const carenciaOfArt142: Requirement = {
  kind: 'remunerations',
  months: 180,
  of: 'urban',
  art142: true,
  article: 'Lei 8.213/1991, art. 25, II; art. 142',
};

/** "Se forem considerados períodos de contribuição sob outras categorias do segurado." */
export const ALSO_ANOTHER_CATEGORY =
  'Pede contribuição também em outra categoria, um mês que seja: quem só tem trabalho rural usa a aposentadoria por idade do trabalhador rural (Lei 8.213/1991, art. 48, § 3º).';

/** Months of rural work as long as the carência. */
export const RURAL_CARENCIA = 'Lei 8.213/1991, art. 25, II; art. 39, I; art. 142';

export const LESS_TIME_BY_ART_18 =
  'Escrita para quem se filiou depois de 13/11/2019; aos já filiados o art. 18 pede menos tempo do homem.';
