/** The figures that a description comes to: its own, or the União's where the office says so. */
import type {
  AverageFigure,
  OneFigure,
  PairFigure,
  PermanentFields,
  PointsFields,
  TollFields,
} from '../../../api/described-places.ts';
import { isoOfMonth, parseMonth } from '../../../units/month.ts';
import type { FigureName } from '../../../words/described-places.ts';
import { FEDERAL } from '../../../words/federal-figures.ts';
import {
  agesFrom,
  type Pair,
  SIXTY_PLUS_TWO,
  type Value,
  WHOLE_AVERAGE,
  WHOLE_AVERAGE_OF_BEST_80,
} from '../pieces/locality.ts';
import { FEDERAL_AGES, FEDERAL_AGES_OF_TEACHERS } from '../pieces/mirror.ts';
import type { PointsTable } from '../points.ts';
import { asTheUniao } from '../uniao.ts';

const AVERAGES: Readonly<Record<NonNullable<AverageFigure['method']>, Value>> = {
  sixtyPlusTwo: SIXTY_PLUS_TWO,
  whole: WHOLE_AVERAGE,
  wholeOfBest80: WHOLE_AVERAGE_OF_BEST_80,
  best80Limited: {
    benefitCalculusMethod: 'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO',
    words: '100% da média das 80% maiores remunerações, limitada à última remuneração',
  },
};

/** All figures of a rule, or the names of those that nobody knows. */
export type Resolved<Figures> =
  | { readonly known: true; readonly figures: Figures }
  | { readonly known: false; readonly missing: readonly FigureName[] };

export const pairOf = ({ from, man, woman }: PairFigure, federal: Pair): Pair | null => {
  if (from === 'uniao') return federal;
  return from === 'notRead' || man === null || woman === null ? null : [man, woman];
};

export const oneOf = ({ from, value }: OneFigure, federal: number): number | null => {
  if (from === 'uniao') return federal;
  return from === 'notRead' ? null : value;
};

export const averageOf = ({ from, method }: AverageFigure, federal: Value): Value | null => {
  if (from === 'uniao') return federal;
  return from === 'notRead' || method === null ? null : AVERAGES[method];
};

interface Common {
  readonly ages: Pair;
  readonly years: Pair;
  readonly publicService: number;
  readonly position: number;
  readonly average: Value;
}

type Open<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

const isComplete = <Figures extends object>(found: Open<Figures>): found is Open<Figures> & Figures =>
  Object.values(found).every((value) => value !== null);

/** `called`: how each figure is named where it is missing. */
export const resolved = <Figures extends object>(
  found: Open<Figures>,
  called: Readonly<Record<keyof Figures, FigureName>>,
): Resolved<Figures> => {
  if (isComplete(found)) return { known: true, figures: found };
  const names: Partial<Record<string, FigureName>> = called;
  const missing = Object.entries(found).flatMap(([name, value]) => (value === null ? (names[name] ?? []) : []));
  return { known: false, missing };
};

const nameOf = (teacher: boolean) =>
  ({
    ages: teacher ? 'teacherAges' : 'ages',
    years: teacher ? 'teacherYears' : 'years',
    publicService: 'publicService',
    position: 'position',
    average: 'average',
  }) as const satisfies Record<keyof Common, FigureName>;

/** EC 103/2019, art. 10, is what 'igual à União' means here. */
export const permanentFigures = (fields: PermanentFields, teacher: boolean): Resolved<Common> =>
  resolved<Common>(
    {
      ages: teacher
        ? pairOf(fields.teacherAges, FEDERAL.permanent.teacherAges)
        : pairOf(fields.ages, FEDERAL.permanent.ages),
      years: pairOf(fields.years, FEDERAL.permanent.years),
      publicService: oneOf(fields.publicService, FEDERAL.permanent.publicService),
      position: oneOf(fields.position, FEDERAL.permanent.position),
      average: averageOf(fields.average, SIXTY_PLUS_TWO),
    },
    { ...nameOf(teacher), years: 'years' },
  );

/** EC 103/2019, art. 20. */
export const tollFigures = (fields: TollFields, teacher: boolean): Resolved<Common> =>
  resolved<Common>(
    {
      ages: teacher ? pairOf(fields.teacherAges, FEDERAL.toll.teacherAges) : pairOf(fields.ages, FEDERAL.toll.ages),
      years: teacher
        ? pairOf(fields.teacherYears, FEDERAL.toll.teacherYears)
        : pairOf(fields.years, FEDERAL.toll.years),
      publicService: oneOf(fields.publicService, FEDERAL.toll.publicService),
      position: oneOf(fields.position, FEDERAL.toll.position),
      average: averageOf(fields.average, WHOLE_AVERAGE),
    },
    nameOf(teacher),
  );

interface PointsFigures extends Omit<Common, 'ages'> {
  readonly ages: ReturnType<typeof agesFrom>;
  readonly start: Pair;
  readonly limits: Pair;
}

const FEDERAL_START: Pair = [96, 86];
const FEDERAL_START_OF_TEACHERS: Pair = [91, 81];

/** Ages that rise once, or never; the União's rise on 01/01/2022. */
const agesOf = (fields: PointsFields, reformDate: string): PointsFigures['ages'] | null => {
  if (fields.ages.from === 'uniao') return FEDERAL_AGES;
  const ages = pairOf(fields.ages, [61, 56]);
  if (ages === null) return null;
  if (fields.laterAges === null) return agesFrom([reformDate, ages]);
  const later = pairOf(fields.laterAges.ages, [62, 57]);
  return later === null ? null : agesFrom([reformDate, ages], [fields.laterAges.on, later]);
};

const agesOfTeachers = (fields: PointsFields, reformDate: string): PointsFigures['ages'] | null => {
  if (fields.teacherAges.from === 'uniao') return FEDERAL_AGES_OF_TEACHERS;
  const ages = pairOf(fields.teacherAges, [56, 51]);
  if (ages === null) return null;
  if (fields.laterAges === null) return agesFrom([reformDate, ages]);
  const [before, after] = [pairOf(fields.ages, [61, 56]), pairOf(fields.laterAges.ages, [62, 57])];
  if (before === null || after === null) return null;
  const raised: Pair = [ages[0] + after[0] - before[0], ages[1] + after[1] - before[1]];
  return agesFrom([reformDate, ages], [fields.laterAges.on, raised]);
};

/** EC 103/2019, art. 4. */
export const pointsFigures = (fields: PointsFields, reformDate: string, teacher: boolean): Resolved<PointsFigures> =>
  resolved<PointsFigures>(
    {
      ages: teacher ? agesOfTeachers(fields, reformDate) : agesOf(fields, reformDate),
      start: teacher ? pairOf(fields.teacherStart, FEDERAL_START_OF_TEACHERS) : pairOf(fields.start, FEDERAL_START),
      limits: teacher
        ? pairOf(fields.teacherLimits, FEDERAL.points.teacherLimits)
        : pairOf(fields.limits, FEDERAL.points.limits),
      years: teacher
        ? pairOf(fields.teacherYears, FEDERAL.points.teacherYears)
        : pairOf(fields.years, FEDERAL.points.years),
      publicService: oneOf(fields.publicService, FEDERAL.points.publicService),
      position: oneOf(fields.position, FEDERAL.points.position),
      average: averageOf(fields.average, SIXTY_PLUS_TWO),
    },
    {
      ...nameOf(teacher),
      start: teacher ? 'teacherStart' : 'start',
      limits: teacher ? 'teacherLimits' : 'limits',
    },
  );

/** 'YYYY-MM' of the month from which the first points hold: so many months before the first rise. */
const startMonth = ({ firstRise, everyMonths }: PointsFields): string =>
  isoOfMonth(parseMonth(firstRise) - everyMonths);

/** The table of the place, or the União's with its limit where the office says that it begins like that. */
export const tableOf = (fields: PointsFields, { start, limits }: PointsFigures, teacher: boolean): PointsTable => {
  const federal = teacher ? asTheUniao.teachers : asTheUniao.servants;
  if ((teacher ? fields.teacherStart : fields.start).from === 'uniao') return { ...federal, limits };
  return { from: startMonth(fields), points: start, limits, everyMonths: fields.everyMonths, confirmed: false };
};

/** Null: nobody knows whether those of before 2004 are paid in full, and no such rule is made. */
export const fullPayAgesOf = (fields: PointsFields): Pair | null =>
  pairOf(fields.fullPayAges, FEDERAL.points.fullPayAges);
