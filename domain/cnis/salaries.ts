import { formatMoney } from '../words/format.ts';
import type { CnisRemuneration } from './extract.ts';
import { toCents, toReais } from './money.ts';
import { firstMonthThatCounts, isThirteenth, type MonthKey, monthParts } from './months.ts';
import type { CnisSalary, CnisWarning } from './register.ts';

/** The limits of a month in BRL; null for a month that the series does not hold. `month` is '01' to '12'. */
export interface MonthLimits {
  readonly minimumWage: (year: number, month: string) => number | null;
  readonly ceiling: (year: number, month: string) => number | null;
}

/** The months of one relation with each month's amounts in cents, in order of first appearance. */
export const amountsByMonth = (remunerations: readonly CnisRemuneration[]): Map<MonthKey, number[]> => {
  const months = new Map<MonthKey, number[]>();
  for (const { month, value } of remunerations) {
    if (value === null) continue;
    const amounts = months.get(month);
    if (amounts === undefined) months.set(month, [toCents(value)]);
    else amounts.push(toCents(value));
  }
  return months;
};

interface Judged {
  readonly salary: CnisSalary;
  readonly warnings: readonly CnisWarning[];
}

const limited = (
  read: number,
  { month, year }: { month: string; year: number },
  limits: MonthLimits,
): { cents: number; warning: CnisWarning | null } => {
  const minimum = limits.minimumWage(year, month);
  const ceiling = limits.ceiling(year, month);
  if (minimum !== null && read < toCents(minimum)) {
    const message = `Valor abaixo do salário mínimo: ${formatMoney(toReais(read))} elevado para ${formatMoney(minimum)}.`;
    return { cents: toCents(minimum), warning: { code: 'belowMinimum', month, year, message } };
  }
  if (ceiling !== null && read > toCents(ceiling)) {
    const message = `Valor acima do teto: ${formatMoney(toReais(read))} limitado a ${formatMoney(ceiling)}.`;
    return { cents: toCents(ceiling), warning: { code: 'aboveCeiling', month, year, message } };
  }
  return { cents: read, warning: null };
};

/**
 * One month's salary: repeated amounts summed, then raised to the minimum wage or cut at the ceiling of the month.
 * What is older than the Real is kept as printed, in the money of its time, and marked as disregarded. The 13th salary
 * is never limited, as it enters no average.
 * @param amounts cents, at least one
 * @param limits null for a regime without them (RPPS)
 */
export const judgeMonth = (key: MonthKey, amounts: readonly number[], limits: MonthLimits | null): Judged => {
  const { month, year } = monthParts(key);
  const read = amounts.reduce((sum, cents) => sum + cents, 0);
  const warnings: CnisWarning[] = [];
  if (amounts.length > 1) {
    const message = `Mês repetido: ${amounts.length} remunerações somadas.`;
    warnings.push({ code: 'duplicate', month, year, message });
  }
  if (key < firstMonthThatCounts) {
    const message = 'Remuneração anterior a 07/1994, desconsiderada.';
    warnings.push({ code: 'before1994', month, year, message });
    return { salary: { month, year, value: toReais(read), readValue: toReais(read) }, warnings };
  }
  const { cents, warning } =
    limits === null || isThirteenth(key) ? { cents: read, warning: null } : limited(read, { month, year }, limits);
  if (warning !== null) warnings.push(warning);
  return { salary: { month, year, value: toReais(cents), readValue: toReais(read) }, warnings };
};
