/**
 * For how long a spouse or companion receives the pension, by the age on the day of the death. Years; null: for life.
 *
 * The ages until 2020 stand in the law. Those since 2021 were read in somebody else's copy of Portaria ME 424/2020, which the
 * minister may raise again (Lei 8.213/1991, art. 77, § 2º-B): they carry a notice.
 *
 * @see Lei 8.213/1991, art. 77, § 2º, V, c
 */
import { type Day, dayOf } from '../../units/day.ts';

interface DurationByAge {
  readonly upToAge: number | null;
  readonly years: number | null;
}

/** For life; the four months of a short union; 21 years; invalidity; alimony for a time. */
export interface DurationArticles {
  readonly forLife: string;
  readonly fourMonths: string;
  readonly untilTwentyOne: string;
  readonly whileInvalid: string;
  readonly whileAlimony: string;
}

export interface PensionDurations {
  /** Of deaths from this day on. */
  readonly from: string;
  readonly ages: readonly DurationByAge[];
  readonly norm: string;
  readonly confirmed: boolean;
  /** Where the law of a place says the rest; absent: Lei 8.213. */
  readonly articles?: DurationArticles;
  /** Neither 18 contributions nor two years of union were asked for. */
  readonly unconditional?: true;
}

const YEARS = [3, 6, 10, 15, 20, null] as const;
const agesUpTo = (ages: readonly number[]): readonly DurationByAge[] =>
  YEARS.map((years, place) => ({ years, upToAge: ages[place] ?? null }));

/** Lei 13.135/2015, art. 5, adapts what was granted under MP 664/2014, in force from 01/03/2015: neither was read. */
const PENSION_DURATIONS: readonly PensionDurations[] = [
  {
    from: '1991-07-25',
    ages: agesUpTo([]).slice(-1),
    norm: 'Lei 8.213/1991, art. 77, na redação da data do óbito',
    confirmed: false,
    unconditional: true,
  },
  {
    from: '2015-03-01',
    ages: agesUpTo([20, 26, 29, 40, 43]),
    norm: 'MP 664/2014, revista pela Lei 13.135/2015, art. 5º',
    confirmed: false,
  },
  {
    from: '2015-06-18',
    ages: agesUpTo([20, 26, 29, 40, 43]),
    norm: 'Lei 8.213/1991, art. 77, § 2º, V, c',
    confirmed: true,
  },
  { from: '2021-01-01', ages: agesUpTo([21, 27, 30, 41, 44]), norm: 'Portaria ME 424/2020, art. 1º', confirmed: false },
];

/** The ages of 2015; § 4 lets the governor raise them, and whether he did was not found. */
export const DURATIONS_OF_RONDONIA: PensionDurations = {
  from: '2021-10-18',
  ages: agesUpTo([20, 26, 29, 40, 43]),
  norm: 'LC 1.100/2021 de Rondônia, art. 51, VIII, c',
  articles: {
    forLife: 'LC 1.100/2021 de Rondônia, art. 51, I',
    fourMonths: 'LC 1.100/2021 de Rondônia, art. 51, VIII, b',
    untilTwentyOne: 'LC 1.100/2021 de Rondônia, art. 51, II',
    whileInvalid: 'LC 1.100/2021 de Rondônia, art. 47, § 9º; art. 51, IV',
    whileAlimony: 'LC 1.100/2021 de Rondônia, art. 51, § 6º',
  },
  confirmed: true,
};

/** The ages in force on the day of a death; null before Lei 8.213/1991. */
export const pensionDurations = (death: Day): PensionDurations | null =>
  PENSION_DURATIONS.findLast(({ from }) => dayOf(from) <= death) ?? null;
