/** Police in places with a reform of their own. */
import { career, contribution, minimumAge, police, position } from '../../norms/rpps/pieces.ts';
import type { IsoDate, Rule } from '../../rule/rule.ts';
import {
  brazilianDate,
  cite,
  type Locality,
  listInWords,
  localRule,
  type Pair,
  pairInWords,
  type Reading,
  type Value,
  valued,
} from './locality.ts';

/** EC 103/2019, art. 10, § 2, I: 55 years of age, 30 of contribution and 25 in the post, for both. */
export const FEDERAL_POLICE = {
  suffix: '-permanente',
  ages: [55, 55],
  years: [30, 30],
  inPolice: [25, 25],
  transition: false,
} as const;

/** Art. 10, § 2, I: art. 5, § 1, which counts other time as police, is "para os fins" of LC 51 alone. */
export const IN_THESE_CAREERS =
  'Os 25 anos são em cargo dessas carreiras: o tempo militar, que conta como policial na transição pela LC 51/1985, aqui não está escrito. Confira se há dele nos registros.';

/** Police and those who retire like them. */
export const policeRule = (
  locality: Locality,
  figures: Reading & {
    /** Last part of the id, after 'policial'. */
    readonly suffix?: string;
    readonly what: string;
    /** Null where the law requires no age. */
    readonly ages: Pair | null;
    readonly years: Pair;
    readonly inPolice: Pair;
    readonly value: Value;
    /** Years in the post, where the law requires them. */
    readonly position?: number;
    /** Years in the career, where the law requires them. */
    readonly inCareer?: number;
    /** Only for those who entered by the cut-off, or by `entryUntil`. */
    readonly transition: boolean;
    readonly entryFrom?: IsoDate;
    readonly entryUntil?: IsoDate;
    readonly toll?: Rule['toll'];
  },
): Rule => {
  const entryUntil = figures.entryUntil ?? locality.entryUntil ?? locality.cutOff;
  const since = figures.entryFrom === undefined ? 'até' : `de ${brazilianDate(figures.entryFrom)} a`;
  const entry = figures.transition ? `Ingresso ${since} ${brazilianDate(entryUntil)}: ` : '';
  const needed = listInWords([
    figures.ages === null ? 'sem idade mínima' : `${pairInWords(figures.ages)} anos de idade`,
    `${pairInWords(figures.years)} de contribuição`,
    `${pairInWords(figures.inPolice)} de cargo policial`,
    ...(figures.inCareer === undefined ? [] : [`${figures.inCareer} na carreira`]),
    ...(figures.toll === undefined ? [] : [`pedágio de ${figures.toll.percent}%`]),
  ]);
  return {
    ...localRule(locality, figures),
    ...valued(figures.value),
    id: `${locality.prefix}-policial${figures.suffix ?? ''}`,
    modality: `Policial – ${figures.what} (${cite(locality, figures.article)})`,
    description: `${entry}${needed}; ${figures.value.words}.`,
    kind: 'police',
    ...(figures.transition
      ? { entry: { ...(figures.entryFrom === undefined ? {} : { from: figures.entryFrom }), until: entryUntil } }
      : {}),
    requirements: [
      ...(figures.ages === null ? [] : [minimumAge(...figures.ages)]),
      contribution(...figures.years),
      police(...figures.inPolice),
      ...(figures.position === undefined ? [] : [position(figures.position)]),
      ...(figures.inCareer === undefined ? [] : [career(figures.inCareer)]),
    ],
    ...(figures.toll === undefined ? {} : { toll: figures.toll }),
  };
};
