import { formatMonthOfYear, formatMonthRanges, type Month } from '../../units/month.ts';
import type { SalaryWindow } from './salary-book.ts';
import { type Refusal, refusal } from './workings.ts';

const MOST_RANGES = 3;

/** 'de 05/2025', 'de 08/1994 a 09/2026'; many gaps as the first and the last month with their number. */
const monthsText = (months: readonly Month[]): string => {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return '';
  const ranges = formatMonthRanges(months);
  if (ranges.split(', ').length > MOST_RANGES) {
    return `em ${months.length} competências, de ${formatMonthOfYear(first)} a ${formatMonthOfYear(last)}`;
  }
  return ranges.startsWith('de ') ? ranges : `de ${ranges}`;
};

/** The reason for which a window of salaries gives no average, or null. Names the months that lack an index. */
export const windowRefusal = (window: SalaryWindow): Refusal | null => {
  if (window.table === null) return refusal('noIndex', 'Não há índices de atualização anteriores a 07/1994.');
  if (window.withoutIndex.length > 0) {
    return refusal('noIndex', `Faltam índices de atualização ${monthsText(window.withoutIndex)}.`);
  }
  return window.ranking.count === 0
    ? refusal('noSalaries', 'Não há remunerações desde 07/1994 até o início do benefício.')
    : null;
};
