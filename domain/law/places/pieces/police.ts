/** Police in places with a reform of their own. */
import { career, contribution, minimumAge, police, position } from '../../norms/rpps/pieces.ts';
import type { IsoDate } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
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

/** Art. 5, § 1. */
export const COUNTED_BY_ART_5 =
  'Contam como cargo policial o tempo nas Forças Armadas, nas polícias militares e nos bombeiros militares e o de agente penitenciário ou socioeducativo (EC 103/2019, art. 5º, § 1º).';

/** Places that take over the ages of EC 103/2019 themselves. */
export const INJUNCTION_WHERE_ADOPTED =
  'Idade da mulher policial: a cautelar da ADI 7727 a reduz em três anos nas regras da EC 103/2019; confira se alcança o Estado, que as adota.';

export const INJUNCTION_ELSEWHERE =
  'A idade é a mesma para os dois sexos: a cautelar da ADI 7727 reduz em três anos a da mulher policial nas regras da EC 103/2019; confira se alcança a norma daqui.';

/** An age that the place asks of men and women alike, where nothing was said of the injunction yet. */
const ofTheInjunction = (ages: Pair | null, said: readonly string[] = []): readonly string[] =>
  ages !== null && ages[0] === ages[1] && !said.includes(INJUNCTION_WHERE_ADOPTED) ? [INJUNCTION_ELSEWHERE] : [];

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
    ...(figures.position === undefined ? [] : [`${figures.position} no cargo`]),
    ...(figures.toll === undefined ? [] : [`pedágio de ${figures.toll.percent}%`]),
  ]);
  const observations = [...(figures.observations ?? []), ...ofTheInjunction(figures.ages, figures.observations)];
  return {
    ...localRule(locality, { ...figures, observations }),
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
