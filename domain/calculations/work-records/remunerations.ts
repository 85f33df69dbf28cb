import type { Salary } from '../../api/work-records.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { twoDigits } from '../../units/month.ts';

/**
 * A remuneration as events hold it: year, month (13 is the 13th salary), value in cents and, where it differs from
 * what a CNIS extract printed, the printed value in cents. Decades of months stay a few kilobytes.
 */
export type PackedRemuneration = [year: number, month: number, cents: number, readCents?: number];
export const isPackedRemuneration = (value: unknown): value is PackedRemuneration =>
  Array.isArray(value) && (value.length === 3 || value.length === 4) && value.every(Number.isSafeInteger);

export type PackedMonth = [year: number, month: number];

const pack = ({ year, month, value, readValue }: Salary): PackedRemuneration =>
  readValue === undefined || readValue === null
    ? [year, Number(month), centsOf(value)]
    : [year, Number(month), centsOf(value), centsOf(readValue)];

const unpack = ([year, month, value, readValue]: PackedRemuneration): Salary => {
  const salary = { year, month: twoDigits(month), value: reaisOf(value) };
  return readValue === undefined ? salary : { ...salary, readValue: reaisOf(readValue) };
};

/** 202013 for the 13th salary of 2020: sorts and identifies. */
const monthKey = (year: number, month: number): number => year * 100 + month;
const keyOf = ({ year, month }: Salary): number => monthKey(year, Number(month));

export const inOrder = (salaries: readonly Salary[]): Salary[] => [...salaries].sort((a, b) => keyOf(a) - keyOf(b));

export const packAll = (salaries: readonly Salary[]): PackedRemuneration[] => inOrder(salaries).map(pack);
export const unpackAll = (packed: readonly PackedRemuneration[]): Salary[] => packed.map(unpack);

export interface RemunerationChanges {
  /** Months that are new or say something else. */
  readonly set: PackedRemuneration[];
  /** Months that were there and are there no longer. */
  readonly cleared: PackedMonth[];
}

/** What has to be told for `before` to become `after`. */
export const remunerationChanges = (before: readonly Salary[], after: readonly Salary[]): RemunerationChanges => {
  const known = new Map(before.map((salary) => [keyOf(salary), salary]));
  const kept = new Set(after.map(keyOf));
  return {
    set: packAll(
      after.filter((salary) => {
        const old = known.get(keyOf(salary));
        return old?.value !== salary.value || (old.readValue ?? null) !== (salary.readValue ?? null);
      }),
    ),
    cleared: before
      .filter((salary) => !kept.has(keyOf(salary)))
      .map(({ year, month }): PackedMonth => [year, Number(month)]),
  };
};

export const applyChanges = (salaries: readonly Salary[], { set, cleared }: RemunerationChanges): Salary[] => {
  const gone = new Set([...set, ...cleared].map(([year, month]) => monthKey(year, month)));
  return inOrder([...salaries.filter((salary) => !gone.has(keyOf(salary))), ...unpackAll(set)]);
};

/** The remunerations of the months named, and all the others. */
export const takeMonths = (
  salaries: readonly Salary[],
  months: readonly PackedMonth[],
): { readonly kept: Salary[]; readonly taken: Salary[] } => {
  const named = new Set(months.map(([year, month]) => monthKey(year, month)));
  return {
    kept: salaries.filter((salary) => !named.has(keyOf(salary))),
    taken: salaries.filter((salary) => named.has(keyOf(salary))),
  };
};
