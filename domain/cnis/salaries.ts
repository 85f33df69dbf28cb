import { centsOf, reaisOf } from '../units/money.ts';
import { isSincePlanoReal, type MonthParts, THIRTEENTH } from '../units/month.ts';
import { formatMoney } from '../words/format.ts';
import type { CnisRemuneration } from './extract.ts';
import { currentCode } from './indicators.ts';
import type { MonthLimits } from './limits.ts';
import { type MonthKey, monthParts } from './months.ts';
import type { CnisSalary, CnisWarning } from './register.ts';

/** What was printed for a month once, in cents. */
export interface PrintedAmount {
  readonly cents: number;
  /** Of the simplified plan and above the minimum wage: the salário de contribuição is the minimum wage. */
  readonly onMinimumWage: boolean;
}

/** @see Lei 8.212/1991, art. 21, § 2º; Portaria DIRBEN/INSS 990/2022, Anexo V */
const SIMPLIFIED_ABOVE_MINIMUM = 'IREC-LC123-SUP';

/** The months of one relation with each month's amounts, in order of first appearance. */
export const amountsByMonth = (remunerations: readonly CnisRemuneration[]): Map<MonthKey, PrintedAmount[]> => {
  const months = new Map<MonthKey, PrintedAmount[]>();
  for (const { month, value, indicators } of remunerations) {
    if (value === null) continue;
    const onMinimumWage = indicators.map(currentCode).includes(SIMPLIFIED_ABOVE_MINIMUM);
    const amount = { cents: centsOf(value), onMinimumWage };
    const amounts = months.get(month);
    if (amounts === undefined) months.set(month, [amount]);
    else amounts.push(amount);
  }
  return months;
};

/** What an amount is worth before the limits of its month. */
const worthOf = ({ cents, onMinimumWage }: PrintedAmount, { month, year }: MonthParts, limits: MonthLimits): number => {
  const minimum = onMinimumWage && month !== THIRTEENTH ? limits.minimumWage(year, month) : null;
  return minimum === null ? cents : Math.min(cents, centsOf(minimum));
};

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0);

interface Judged {
  readonly salary: CnisSalary;
  readonly warnings: readonly CnisWarning[];
}

interface Limited {
  readonly cents: number;
  readonly passed: 'belowMinimum' | 'aboveCeiling' | null;
}

/** What the limits of a month leave of a sum. A 13th enters no average, and before the Real there is no limit. */
const limited = (read: number, parts: MonthParts, limits: MonthLimits): Limited => {
  const { month, year } = parts;
  if (month === THIRTEENTH || !isSincePlanoReal(parts)) return { cents: read, passed: null };
  const minimum = limits.minimumWage(year, month);
  if (minimum !== null && read < centsOf(minimum)) return { cents: centsOf(minimum), passed: 'belowMinimum' };
  const ceiling = limits.ceiling(year, month);
  if (ceiling !== null && read > centsOf(ceiling)) return { cents: centsOf(ceiling), passed: 'aboveCeiling' };
  return { cents: read, passed: null };
};

const warningOf = (read: number, { month, year }: MonthParts, result: Limited): CnisWarning[] => {
  const [from, to] = [formatMoney(reaisOf(read)), formatMoney(reaisOf(result.cents))];
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
 * @param amounts at least one
 * @param limits null for a regime without them (RPPS)
 */
export const judgeMonth = (key: MonthKey, amounts: readonly PrintedAmount[], limits: MonthLimits | null): Judged => {
  const parts = monthParts(key);
  const { month, year } = parts;
  const read = sumOf(amounts.map(({ cents }) => cents));
  const warnings: CnisWarning[] = [];
  if (amounts.length > 1) {
    const message = `Mês repetido: ${amounts.length} remunerações somadas.`;
    warnings.push({ code: 'duplicate', month, year, message });
  }
  if (!isSincePlanoReal(parts)) {
    const message = 'Remuneração anterior a 07/1994, desconsiderada.';
    warnings.push({ code: 'before1994', month, year, message });
    return { salary: { month, year, value: reaisOf(read), readValue: reaisOf(read) }, warnings };
  }
  const worth = limits === null ? read : sumOf(amounts.map((amount) => worthOf(amount, parts, limits)));
  const result: Limited = limits === null ? { cents: worth, passed: null } : limited(worth, parts, limits);
  warnings.push(...warningOf(worth, parts, result));
  return { salary: { month, year, value: reaisOf(result.cents), readValue: reaisOf(read) }, warnings };
};

interface ReadSalary extends MonthParts {
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
  const held = reaisOf(limited(centsOf(readValue), salary, limits).cents);
  if (value !== readValue && value !== held) return salary;
  const due = regimeType === 'RPPS' ? readValue : held;
  return due === value ? salary : { ...salary, value: due };
};

/** What the limits of the RGPS do to what was printed for a month; nothing where they do nothing. */
export const limitWarnings = (salary: ReadSalary, limits: MonthLimits): CnisWarning[] => {
  const read = centsOf(salary.readValue ?? salary.value);
  return warningOf(read, salary, limited(read, salary, limits));
};
