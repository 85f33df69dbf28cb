import { type MonthLimits, shippedLimits } from '../../cnis/limits.ts';
import { inRegime } from '../../cnis/salaries.ts';
import type { WorkRecord } from './work-record.ts';

/**
 * A record with what an import brought as its regime has it: as printed under the RPPS, limited under the RGPS. What
 * was typed stays.
 */
export const settled = (record: WorkRecord, limits: MonthLimits = shippedLimits): WorkRecord => {
  const salaries = record.salaries.map((salary) => inRegime(salary, record.regimeType, limits));
  return salaries.every((salary, index) => salary === record.salaries[index]) ? record : { ...record, salaries };
};

/** An edited record, settled where its regime or the month itself was changed: other months are as they were. */
export const settledAfter = (before: WorkRecord, after: WorkRecord, limits?: MonthLimits): WorkRecord => {
  if (after.regimeType !== before.regimeType) return settled(after, limits);
  if (after.salaries === before.salaries) return after;
  const known = new Map(before.salaries.map((salary) => [`${salary.year}-${salary.month}`, salary]));
  const decided = settled(after, limits).salaries;
  const salaries = after.salaries.map((salary, index) => {
    const old = known.get(`${salary.year}-${salary.month}`);
    const same = old?.value === salary.value && (old.readValue ?? null) === (salary.readValue ?? null);
    return same ? salary : (decided[index] ?? salary);
  });
  return { ...after, salaries };
};
