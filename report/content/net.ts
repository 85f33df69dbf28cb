/** What of a value reaches the account, as the paper says it: nobody was asked about dependants, illness or another payer. */
import type { NetAnswer } from '../../domain/api/net.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { formatMoney } from '../../domain/words/format.ts';
import { netWords } from '../../domain/words/net.ts';
import { type Block, figure, type Row, row, type Table, text, totalRow } from '../blocks.ts';
import type { RegimeData } from '../data.ts';

const withoutDeduction = ({ gross, net }: NetAnswer): boolean => net !== null && net === gross;

/** From the gross value, which stands above them, to the net one. */
const netRows = (answer: NetAnswer): Row[] => {
  if (answer.net === null) return [];
  const label = withoutDeduction(answer) ? netWords.nothingDeducted : netWords.monthly;
  const between = withoutDeduction(answer) ? [] : answer.steps.slice(1, -1);
  return [
    ...between.map(({ label: name, value, article }) => row(text(name), text(article ?? ''), figure(value))),
    totalRow(text(label), text(''), figure(formatMoney(answer.net))),
  ];
};

/** The steps of a value, and under them what is left of it. */
export const withNet = (table: Table, answer: NetAnswer | undefined): Table =>
  answer === undefined ? table : { ...table, rows: [...table.rows, ...netRows(answer)] };

/** `printed`: the net value stands under the steps already. */
export const netRemarks = (answer: NetAnswer | undefined, printed: boolean): string[] => {
  if (answer === undefined || answer.net === null) return [];
  const said = printed ? [] : [`${netWords.monthly}: ${formatMoney(answer.net)}.`];
  return [...said, ...answer.otherReadings.map(({ name, net }) => netWords.otherReading(name, formatMoney(net)))];
};

/** Once for the rules of a section: what is supposed, or why there is no net value. */
export const netSentences = (rules: readonly Rule[], { nets }: RegimeData): Block[] => {
  const answers = rules.flatMap(({ id, estimatedBenefit }) => (estimatedBenefit === null ? [] : (nets[id] ?? [])));
  const reasons = answers.flatMap(({ missing }) => (missing === null ? [] : netWords.missing[missing]));
  const said = [
    ...(answers.some(({ net }) => net !== null) ? [netWords.supposed] : []),
    ...(answers.some(({ net, confirmed }) => net !== null && !confirmed) ? [netWords.notConfirmed] : []),
    ...new Set(reasons),
  ];
  return said.length === 0 ? [] : [{ kind: 'paragraph', text: said.join(' ') }];
};
