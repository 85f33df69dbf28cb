import type { Rule } from '../../domain/api/rules.ts';
import { formatMoney } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import { figure, row, type Table, text, totalRow } from '../blocks.ts';

const WIDTHS = [38, 31, 31] as const;

type Steps = Rule['benefitLogs'][number]['steps'];

/** Each step of a value with its article, and what it comes to. */
export const stepsOfValue = (caption: string, all: Steps, value: number): Table => {
  const estimate = formatMoney(value);
  /** A last step that only repeats the estimate is said once, as the total. */
  const repeats = all.at(-1)?.value === estimate && all.length > 1;
  const steps = repeats ? all.slice(0, -1) : all;
  return {
    kind: 'table',
    caption,
    widths: WIDTHS,
    head: [text('Passo'), text('Fundamento'), figure('Valor')],
    rows: [
      ...steps.map(({ label, value, article }) => row(text(label), text(article ?? ''), figure(value))),
      totalRow(text('Benefício estimado, por mês'), text(''), figure(estimate)),
    ],
  };
};

const workingTable = ({ benefitLogs, estimatedBenefit }: Rule): Table | null => {
  const [log] = benefitLogs;
  return log === undefined || estimatedBenefit === null
    ? null
    : stepsOfValue(reportWords.benefitWorking, log.steps, estimatedBenefit);
};

/** A working with its table, or with the rule whose steps and figures are the same and stand before it. */
export interface Working {
  readonly table: Table | null;
  readonly sameAs: Rule | null;
  /** Of the same steps those that this rule rests on another article: 'Coeficiente, EC 103/2019, art. 26, § 2º, IV'. */
  readonly citedOtherwise: readonly string[];
}

const textIn = (row: Table['rows'][number], place: number): string => row.cells[place]?.text ?? '';

/** Step by step what is done and what comes of it; the article aside. */
const figuresOf = (table: Table | null): string =>
  JSON.stringify(table?.rows.map((row) => [textIn(row, STEP), textIn(row, VALUE)]));

const otherwise = (table: Table, before: Table): string[] =>
  table.rows.flatMap((row, place) => {
    const article = textIn(row, ARTICLE);
    const said = before.rows[place];
    return said === undefined || textIn(said, ARTICLE) === article || article === ''
      ? []
      : [`${textIn(row, STEP)}, ${article}`];
  });

const [STEP, ARTICLE, VALUE] = [0, 1, 2];

/** The workings of rules in printed order, each of them once. */
export const workingsOf = (rules: readonly Rule[]): ReadonlyMap<Rule, Working> => {
  const shown = new Map<string, { readonly rule: Rule; readonly table: Table }>();
  const workings = new Map<Rule, Working>();
  for (const rule of rules) {
    const table = workingTable(rule);
    const key = figuresOf(table);
    const before = shown.get(key);
    if (table === null || before === undefined) {
      if (table !== null) shown.set(key, { rule, table });
      workings.set(rule, { table, sameAs: null, citedOtherwise: [] });
    } else {
      workings.set(rule, { table: null, sameAs: before.rule, citedOtherwise: otherwise(table, before.table) });
    }
  }
  return workings;
};
