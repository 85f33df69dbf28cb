/** The bases of each month over all records of the RGPS, and the records as they are after some of it was moved. Whole cents. */
import { type ComplementPlan, FIRST_COMPETENCIA, type MonthlyBase } from '../../law/late/index.ts';
import { type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { categoryOf } from '../work-records/category.ts';
import type { WorkRecord } from '../work-records/work-record.ts';

type Salary = WorkRecord['salaries'][number];

/** What was printed, before limits were applied. */
export const printedCents = ({ value, readValue }: Salary): number => centsOf(readValue ?? value);

/** What was paid by a reduced plan or as facultativo neither gives nor takes. @see IN INSS 128/2022, art. 124, § 14 */
const shares = (record: WorkRecord): boolean =>
  record.contributionPlan !== 'simplified' && categoryOf(record) !== 'facultativo';

const isOfMonth = ({ month }: Salary): boolean => month !== THIRTEENTH;

/** Since 11/2019; the rate is the caller's to say. */
export const monthlyBases = (
  records: readonly WorkRecord[],
  overlay: IndexOverlay,
): readonly Omit<MonthlyBase, 'rate'>[] => {
  const bases = new Map<Month, { base: number; shares: boolean }>();
  for (const record of records) {
    if (record.regimeType !== 'RGPS') continue;
    for (const salary of record.salaries.filter(isOfMonth)) {
      const month = monthOfPay(salary);
      if (month < FIRST_COMPETENCIA) continue;
      const known = bases.get(month) ?? { base: 0, shares: true };
      bases.set(month, { base: known.base + printedCents(salary), shares: known.shares && shares(record) });
    }
  }
  return [...bases].flatMap(([month, { base, shares: both }]) => {
    const least = minimumWage(month, overlay);
    return least === null ? [] : [{ month, base, minimum: centsOf(least), shares: both }];
  });
};

/** A month's change goes to the record asked about, and what it cannot give to the others. */
const changed = (salary: Salary, cents: number): Salary => ({
  month: salary.month,
  year: salary.year,
  value: reaisOf(cents),
});

/** The records after the plans: bases that rose do so in the record asked about, those that fell in each in turn. */
export const withBases = (
  records: readonly WorkRecord[],
  recordId: string,
  plans: readonly ComplementPlan[],
): readonly WorkRecord[] => {
  const left = new Map<Month, number>();
  for (const { bases } of plans) for (const [month, cents] of bases) left.set(month, cents);
  if (left.size === 0) return records;
  for (const record of records) {
    if (record.regimeType !== 'RGPS') continue;
    for (const salary of record.salaries.filter(isOfMonth)) {
      const month = monthOfPay(salary);
      const cents = left.get(month);
      if (cents !== undefined) left.set(month, cents - printedCents(salary));
    }
  }
  const inTurn = [...records].sort((one, other) => Number(other.id === recordId) - Number(one.id === recordId));
  const after = new Map<string, WorkRecord>();
  for (const record of inTurn) {
    if (record.regimeType !== 'RGPS') continue;
    const salaries = record.salaries.map((salary) => {
      const month = monthOfPay(salary);
      const change = isOfMonth(salary) ? (left.get(month) ?? 0) : 0;
      if (change === 0) return salary;
      const cents = Math.max(0, printedCents(salary) + change);
      left.set(month, change - (cents - printedCents(salary)));
      return changed(salary, cents);
    });
    after.set(record.id, { ...record, salaries });
  }
  return records.map((record) => after.get(record.id) ?? record);
};
