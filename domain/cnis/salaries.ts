import { formatMoney } from '../words/format.ts';
import type { CnisRemuneration } from './extract.ts';
import type { MonthLimits } from './limits.ts';
import { toCents, toReais } from './money.ts';
import { firstMonthThatCounts, type MonthKey, monthParts, thirteenth } from './months.ts';
import type { CnisSalary, CnisWarning } from './register.ts';

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

interface Limited {
  readonly cents: number;
  readonly passed: 'belowMinimum' | 'aboveCeiling' | null;
}

const firstYear = Number(firstMonthThatCounts.slice(0, 4));
const firstMonth = firstMonthThatCounts.slice(5);

const isBeforeTheReal = (year: number, month: string): boolean =>
  year < firstYear || (year === firstYear && month < firstMonth);

/** What the limits of a month leave of a sum. A 13th enters no average, and before the Real there is no limit. */
const limited = (read: number, { month, year }: { month: string; year: number }, limits: MonthLimits): Limited => {
  if (month === thirteenth || isBeforeTheReal(year, month)) return { cents: read, passed: null };
  const minimum = limits.minimumWage(year, month);
  if (minimum !== null && read < toCents(minimum)) return { cents: toCents(minimum), passed: 'belowMinimum' };
  const ceiling = limits.ceiling(year, month);
  if (ceiling !== null && read > toCents(ceiling)) return { cents: toCents(ceiling), passed: 'aboveCeiling' };
  return { cents: read, passed: null };
};

const warningOf = (read: number, { month, year }: { month: string; year: number }, result: Limited): CnisWarning[] => {
  const [from, to] = [formatMoney(toReais(read)), formatMoney(toReais(result.cents))];
  switch (result.passed) {
    case 'belowMinimum': {
      const message = `Valor abaixo do salário mínimo: ${from} elevado para ${to}.`;
      return [{ code: 'belowMinimum', month, year, message }];
    }
    case 'aboveCeiling':
      return [{ code: 'aboveCeiling', month, year, message: `Valor acima do teto: ${from} limitado a ${to}.` }];
    case null:
      return [];
    default:
      return result.passed satisfies never;
  }
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
  const result: Limited = limits === null ? { cents: read, passed: null } : limited(read, { month, year }, limits);
  warnings.push(...warningOf(read, { month, year }, result));
  return { salary: { month, year, value: toReais(result.cents), readValue: toReais(read) }, warnings };
};

interface ReadSalary {
  readonly month: string;
  readonly year: number;
  readonly value: number;
  readonly readValue?: number | null | undefined;
}

/**
 * A salary as its record's regime has it. A value that came from an import follows the regime: the printed one under
 * the RPPS, the limited one under the RGPS. It came from an import where what was printed is kept beside it and it is
 * that sum, or what the limits of its month make of it; any other value was typed by somebody, and stays.
 */
export const inRegime = <S extends ReadSalary>(salary: S, regimeType: 'RPPS' | 'RGPS', limits: MonthLimits): S => {
  const { value, readValue } = salary;
  if (readValue === undefined || readValue === null) return salary;
  if (regimeType === 'RPPS' && value === readValue) return salary;
  const held = toReais(limited(toCents(readValue), salary, limits).cents);
  if (value !== readValue && value !== held) return salary;
  const due = regimeType === 'RPPS' ? readValue : held;
  return due === value ? salary : { ...salary, value: due };
};

/** What the limits of the RGPS do to what was printed for a month; nothing where they do nothing. */
export const limitWarnings = (salary: ReadSalary, limits: MonthLimits): CnisWarning[] => {
  const read = toCents(salary.readValue ?? salary.value);
  return warningOf(read, salary, limited(read, salary, limits));
};
