import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import type { GridRow } from './grid-state.ts';
import type { LimitsOfMonth } from './useLimits.ts';

/** What brings each month to the money of the calculation date, by 'YYYY-MM'; the 13th goes by its December. */
export type Indexes = ReadonlyMap<string, number>;

export const indexesOf = (
  { salaries }: Pick<WorkRecord, 'salaries'>,
  published: ReadonlyMap<string, LimitsOfMonth>,
): Indexes => {
  const indexes = new Map<string, number>();
  for (const [month, { index }] of published) if (index !== null) indexes.set(month, index);
  for (const { month, year, index } of salaries) if (index !== null) indexes.set(`${year}-${month}`, index);
  return indexes;
};

export interface Updated {
  readonly index: number | null;
  readonly value: number | null;
}

const cents = 100;

export const updatedOf = ({ key, month, year, value }: GridRow, indexes: Indexes): Updated => {
  const index = indexes.get(key) ?? (month === '13' ? indexes.get(`${year}-12`) : undefined) ?? null;
  return { index, value: index === null || value === null ? null : Math.round(value * index * cents) / cents };
};

/** The sums at the foot. `incomplete`: there are values of months without an index, which the second sum lacks. */
export const sumsOf = (rows: readonly GridRow[], indexes: Indexes) => {
  let value = 0;
  let updated = 0;
  let incomplete = false;
  for (const row of rows) {
    if (row.value === null) continue;
    value += row.value;
    const { value: brought } = updatedOf(row, indexes);
    if (brought === null) incomplete = true;
    else updated += brought;
  }
  return { value, updated, incomplete };
};
