import type { Rule } from '../../domain/api/rules.ts';
import { formatMoney } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import { figure, row, type Table, text, totalRow } from '../blocks.ts';

const WIDTHS = [38, 31, 31] as const;

/** Each step of a value with its article, and what it comes to. */
const workingTable = ({ benefitLogs, estimatedBenefit }: Rule): Table | null => {
  const [log] = benefitLogs;
  if (log === undefined || estimatedBenefit === null) return null;
  const estimate = formatMoney(estimatedBenefit);
  /** A last step that only repeats the estimate is said once, as the total. */
  const repeats = log.steps.at(-1)?.value === estimate && log.steps.length > 1;
  const steps = repeats ? log.steps.slice(0, -1) : log.steps;
  return {
    kind: 'table',
    caption: reportWords.benefitWorking,
    widths: WIDTHS,
    head: [text('Passo'), text('Fundamento'), figure('Valor')],
    rows: [
      ...steps.map(({ label, value, article }) => row(text(label), text(article ?? ''), figure(value))),
      totalRow(text('Benefício estimado, por mês'), text(''), figure(estimate)),
    ],
  };
};

/** A working with its table, or with the rule whose table is the same and stands before it. */
export interface Working {
  readonly table: Table | null;
  readonly sameAs: Rule | null;
}

/** The workings of rules in printed order, each of them once. */
export const workingsOf = (rules: readonly Rule[]): ReadonlyMap<Rule, Working> => {
  const shown = new Map<string, Rule>();
  const workings = new Map<Rule, Working>();
  for (const rule of rules) {
    const table = workingTable(rule);
    const key = JSON.stringify(table);
    const sameAs = table === null ? null : (shown.get(key) ?? null);
    if (sameAs === null) shown.set(key, rule);
    workings.set(rule, sameAs === null ? { table, sameAs } : { table: null, sameAs });
  }
  return workings;
};
