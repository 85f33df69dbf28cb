import type { WorkRecord } from '../../domain/api/work-records.ts';
import { formatAmount, formatMonth } from '../../domain/words/format.ts';
import { withNamesApart } from '../../domain/words/names-apart.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type Cell, figure, type PrintedSection, row, type Table, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';

type Pay = WorkRecord['salaries'][number];

const factor = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 6, maximumFractionDigits: 6 });

const HEAD = [text('Mês'), figure('Valor (R$)'), figure('Índice'), figure('Atualizado (R$)')];

const cellsOf = (pay: Pay | undefined): Cell[] => {
  if (pay === undefined) return [text(''), figure(''), figure(''), figure('')];
  const { month, year, value, index, updatedValue } = pay;
  return [
    text(formatMonth(month, year)),
    figure(formatAmount(value)),
    figure(index === null ? '' : factor.format(index)),
    figure(updatedValue === null ? '' : formatAmount(updatedValue)),
  ];
};

/** Two months a row, read from left to right: columns would go on pages later. */
const tableOf = ({ companyName, salaries }: WorkRecord): Table => {
  const sorted = salaries.toSorted((one, other) => one.year - other.year || one.month.localeCompare(other.month));
  return {
    kind: 'table',
    caption: companyName,
    small: true,
    widths: [10, 14, 12, 14, 10, 14, 12, 14],
    head: [...HEAD, ...HEAD],
    rows: sorted.flatMap((pay, place) =>
      place % 2 === 0 ? [row(...cellsOf(pay), ...cellsOf(sorted[place + 1]))] : [],
    ),
  };
};

/** Every remuneration as informed and in money of the calculation date; null where it was not asked for or there is none. */
export const remunerations = ({ workRecords, request }: ReportData): PrintedSection | null => {
  const paid = withNamesApart(workRecords).filter(({ salaries }) => salaries.length > 0);
  if (request.remunerations !== true || paid.length === 0) return null;
  return { numeral: null, title: reportWords.remunerations, blocks: paid.map(tableOf) };
};
