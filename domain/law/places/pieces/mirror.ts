/** A place that followed EC 103/2019, or whose own figures nobody has read: the federal ones with the place's exceptions. */
import type { IsoDate } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { agesFrom, type LocalityWithPoints, type Pair, SIXTY_PLUS_TWO, type Value, WHOLE_AVERAGE } from './locality.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { incapacityRule } from './special.ts';

/** EC 103/2019, arts. 4, 10 and 20: 35/30 years, 20 of public service and 5 in the post; teachers 30/25. */
export const TRANSITION = { years: [35, 30], publicService: 20, position: 5 } as const;
export const TRANSITION_OF_TEACHERS = { years: [30, 25], publicService: 20, position: 5 } as const;
export const PERMANENT = { years: [25, 25], publicService: 10, position: 5 } as const;

/** Ages of EC 103/2019, art. 4, I and § 1. */
export const FEDERAL_AGES = agesFrom(['2019-11-13', [61, 56]], ['2022-01-01', [62, 57]]);
/** Ages of EC 103/2019, art. 4, § 4. */
export const FEDERAL_AGES_OF_TEACHERS = agesFrom(['2019-11-13', [56, 51]], ['2022-01-01', [57, 52]]);

/** Figures of EC 103/2019, art. 4, §§ 1 to 6, I: who entered until 2003 gets full pay at 65 or 62, teachers at 60 or 57. */
export const FEDERAL_POINTS = { ...TRANSITION, ages: FEDERAL_AGES, fullPayAges: [65, 62] } as const;
export const FEDERAL_POINTS_OF_TEACHERS = {
  ...TRANSITION_OF_TEACHERS,
  teacher: true,
  ages: FEDERAL_AGES_OF_TEACHERS,
  fullPayAges: [60, 57],
} as const;

/** Figures of EC 103/2019, art. 20, I to III and § 1. */
export const FEDERAL_TOLL = { ...TRANSITION, ages: [60, 57] } as const;
export const FEDERAL_TOLL_OF_TEACHERS = { ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 52] } as const;

interface Exceptions {
  readonly permanentAges?: Pair;
  readonly permanentAgesOfTeachers?: Pair;
  readonly permanentConfirmed?: boolean;
  readonly tollPercent?: number;
  readonly tollMeasuredOn?: IsoDate;
  /** Value of the permanent and of the points rule. */
  readonly average?: Value;
  readonly tollAverage?: Value;
  readonly articles?: { readonly permanent?: string; readonly points?: string; readonly toll?: string };
}

const NOT_READ = { confirmed: false } as const;
const at = (article: string | undefined) => (article === undefined ? {} : { article });

export const federalMirror = (locality: LocalityWithPoints, exceptions: Exceptions = {}): readonly Rule[] => {
  const average = exceptions.average ?? SIXTY_PLUS_TWO;
  const points = { ...NOT_READ, ...at(exceptions.articles?.points), average };
  const toll = {
    ...NOT_READ,
    ...at(exceptions.articles?.toll),
    percent: exceptions.tollPercent ?? 100,
    measuredOn: exceptions.tollMeasuredOn ?? locality.cutOff,
    average: exceptions.tollAverage ?? WHOLE_AVERAGE,
  };
  const permanent = {
    ...PERMANENT,
    ...at(exceptions.articles?.permanent),
    average,
    confirmed: exceptions.permanentConfirmed ?? false,
  };
  return [
    ...pointsRules(locality, { ...points, ...FEDERAL_POINTS }),
    ...pointsRules(locality, {
      ...points,
      ...FEDERAL_POINTS_OF_TEACHERS,
    }),
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS }),
    permanentRule(locality, { ...permanent, ages: exceptions.permanentAges ?? [65, 62] }),
    permanentRule(locality, { ...permanent, teacher: true, ages: exceptions.permanentAgesOfTeachers ?? [60, 57] }),
    incapacityRule(locality, NOT_READ),
  ];
};
