import { type Amount, exact } from './exact.ts';
import type { Start } from './rgps-start.ts';
import { noteMoney, type Workings } from './workings.ts';

/** So many times the ceiling of the start, above one; null where it cuts nothing. @see Decreto 3.048/1999, art. 35, § 3 */
export const overCeilingOf = (value: Amount, { ceiling: limit }: Start): Amount | null =>
  value.greaterThan(limit) ? value.dividedBy(limit) : null;

/** What the ceiling leaves of an amount; the log says so where it cuts. */
export const underCeiling = (
  workings: Workings,
  start: Start,
  value: Amount,
  label: string,
  article: string,
): Amount => {
  if (!value.greaterThan(start.ceiling)) return value;
  const limited = exact(start.ceiling);
  workings.overCeiling = overCeilingOf(value, start);
  noteMoney(workings, label, limited, article);
  return limited;
};

/** The salário de benefício is not below one minimum wage. @see Lei 8.213/1991, art. 29, § 2 */
export const aboveFloor = (workings: Workings, start: Start, value: Amount): Amount => {
  if (!value.lessThan(start.floor)) return value;
  const raised = exact(start.floor);
  noteMoney(workings, 'Salário de benefício elevado ao salário mínimo', raised, 'Lei 8.213/1991, art. 29, § 2º');
  workings.base = raised;
  return raised;
};

/** The salário de benefício: the ceiling falls on it, after the factor and before the percentage. @see Lei 8.213/1991, art. 29, I and § 2 */
export const benefitSalary = (workings: Workings, start: Start, value: Amount): Amount =>
  underCeiling(workings, start, value, 'Salário de benefício limitado ao teto', 'Lei 8.213/1991, art. 29, § 2º');
