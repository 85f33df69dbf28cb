import type { BenefitLog } from '../../../domain/api/benefit-logs.ts';
import { daysOfSpan } from '../../../domain/units/span.ts';
import { type Cell, dayCell, moneyCell, type Sheet, shareCell } from '../workbook.ts';
import { ruleCells, ruleHead, type Sorted } from './rules-of.ts';

const MONEY = /^R\$ (-?\d{1,3}(?:\.\d{3})*,\d{2})$/;
const SHARE = /^(\d+(?:,\d+)?)%$/;
const COUNT = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^\d+(?:,\d+)?$/;

/** '1.234,5' → 1234.5 */
const figureOf = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

/** A step's value: what is only an amount, a percentage or a number becomes a figure, a sentence stays one. */
export const stepCell = (value: string): Cell => {
  const money = MONEY.exec(value)?.[1];
  if (money !== undefined) return moneyCell(figureOf(money));
  const share = SHARE.exec(value)?.[1];
  if (share !== undefined) return shareCell(figureOf(share) / 100);
  return COUNT.test(value) ? figureOf(value) : value;
};

const reading = (at: number): string => (at === 0 ? 'Estimativa' : 'Leitura discutida');

/** A figure where there is one alone; several stand as text. */
const oneOr = (cells: readonly Cell[], texts: readonly string[]): Cell =>
  cells.length === 1 ? (cells[0] ?? null) : texts.join('; ');

const logCells = (log: BenefitLog, at: number): readonly Cell[] => [
  reading(at),
  log.name,
  moneyCell(log.value),
  moneyCell(log.baseContribution),
  log.count,
  oneOr(
    log.percentages.map((percentage) => shareCell(percentage / 100)),
    log.percentages.map((percentage) => `${String(percentage).replace('.', ',')}%`),
  ),
  oneOr(log.divisors, log.divisors.map(String)),
  dayCell(log.retirementDate),
  log.retirementAge === null ? null : daysOfSpan(log.retirementAge),
  log.contribution === null ? null : daysOfSpan(log.contribution),
  dayCell(log.measuredOn),
];

/** One row a reading of a value; a rule without a value says why. */
export const valuesSheet = (rules: readonly Sorted[]): Sheet => ({
  name: 'Valores',
  head: [
    ...ruleHead,
    'Leitura',
    'Método',
    'Valor',
    'Base do benefício',
    'Competências na média',
    'Percentual',
    'Divisor',
    'Data da aposentadoria',
    'Idade (dias)',
    'Contribuição (dias)',
    'Contribuição medida em',
  ],
  rows: rules
    .filter(({ group }) => group !== 'notApplicable')
    .flatMap((sorted) => {
      const { benefitLogs, benefitMissing } = sorted.rule;
      if (benefitLogs.length === 0) return [[...ruleCells(sorted), 'Sem estimativa', benefitMissing]];
      return benefitLogs.map((log, at) => [...ruleCells(sorted), ...logCells(log, at)]);
    }),
});

/** One row a step of each value, in its order. */
export const stepsSheet = (rules: readonly Sorted[]): Sheet => ({
  name: 'Passos',
  head: [...ruleHead, 'Leitura', 'Método', 'Nº', 'Passo', 'Valor', 'Fundamento'],
  rows: rules.flatMap((sorted) =>
    sorted.rule.benefitLogs.flatMap((log, at) =>
      log.steps.map(({ label, value, article }, step) => [
        ...ruleCells(sorted),
        reading(at),
        log.name,
        step + 1,
        label,
        stepCell(value),
        article,
      ]),
    ),
  ),
});
