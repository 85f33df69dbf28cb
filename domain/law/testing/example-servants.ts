/** The people of the worked examples of public servants, and what they were paid. */
import { dayOf, isoOf } from '../../units/day.ts';
import { FIRST_AVERAGED_MONTH, parseMonth, partsOfMonth } from '../../units/month.ts';
import type { LawInput, Salary } from '../input/input.ts';
import type { Regime } from '../rule/regime.ts';
import type { Gender, IsoDate } from '../rule/requirement.ts';
import { regimeOf, SEM_REFORMA, served, someone, UNIAO } from './people.ts';

export const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);
export const days = (from: IsoDate | null, to: IsoDate): number =>
  from === null ? Number.NaN : Math.abs(dayOf(to) - dayOf(from));

/** Monthly values backwards from a month, the first one being the last remuneration. */
export const paid = (lastMonth: string, values: readonly number[]): Salary[] => {
  return values.map((value, back) => ({ ...partsOfMonth(parseMonth(lastMonth) - back), value }));
};
export const times = (count: number, value: number): number[] => new Array<number>(count).fill(value);

/** The same person with factors of one, so that what was paid is the updated value. */
export const withoutUpdate = (input: LawInput): LawInput => {
  const indexes = [];
  for (let month = FIRST_AVERAGED_MONTH; month <= parseMonth('2026-11'); month += 1) {
    indexes.push({ ...partsOfMonth(month), index: 1 });
  }
  const [year, month] = input.calculationDate.split('-');
  return { ...input, indexes: [{ date: `${month}/${year}`, minSalary: 1, maxSalary: 100_000, indexes }] };
};

export const PARANA: Regime = regimeOf(41);

export const servant = (of: {
  gender: Gender;
  birthDate: IsoDate;
  on: IsoDate;
  records: LawInput['workRecords'];
  regime?: Regime;
  ingress?: IsoDate;
}): LawInput =>
  someone({
    gender: of.gender,
    birthDate: of.birthDate,
    on: of.on,
    regimeType: 'RPPS',
    regime: of.regime ?? UNIAO,
    records: of.records,
    calculation: { publicServiceIngressDate: of.ingress ?? of.records[0]?.ingressDate ?? null },
  });

/** Somebody old enough who goes on without a gap: only the contribution is at stake. */
export const withoutGap = (gender: Gender, start: IsoDate, teaching = false): LawInput =>
  servant({
    gender,
    birthDate: '1940-01-10',
    on: '2026-11-20',
    regime: SEM_REFORMA,
    records: [served(start, null, { isTeaching: teaching })],
  });
