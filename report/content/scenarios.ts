import type { ComparedScenario, ScenarioComparison, ScenarioRight } from '../../domain/api/scenarios.ts';
import { formatDate, formatLongMonth } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import {
  costLineText,
  costText,
  dayText,
  gainText,
  outcomeWords,
  recoveredText,
  shiftText,
  valueText,
} from '../../domain/words/scenario-outcome.ts';
import { type Block, type Cell, figure, type PrintedSection, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';

const WIDTHS = [17, 22, 22, 14, 13, 12] as const;

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

/** The first right with its day before its rule. `on`: the day of the calculation. */
const soonestCell = (right: ScenarioRight | null, on: string, shift: string | null): Cell =>
  text(right === null ? dayText(right, on) : `${joined([dayText(right, on), shift])}, por “${right.modality}”`);

/** The right that brings most with its value before its day. */
const bestCell = (right: ScenarioRight | null): Cell =>
  text(
    right === null
      ? valueText(right)
      : `${valueText(right)} ${outcomeWords.onDay(formatDate(right.from))}, por “${right.modality}”`,
  );

const rowOf = (scenario: ComparedScenario, on: string) =>
  row(
    text(scenario.name),
    soonestCell(scenario.outcome.soonest, on, shiftText(scenario)),
    bestCell(scenario.outcome.best),
    figure(costText(scenario)),
    figure(gainText(scenario)),
    figure(recoveredText(scenario)),
  );

const comparisonTable = ({ regimeType, facts, scenarios }: ScenarioComparison): Block => ({
  kind: 'table',
  caption: reportWords.scenariosOf(regimeType),
  widths: WIDTHS,
  head: [
    text(outcomeWords.name),
    text(outcomeWords.soonest),
    text(outcomeWords.best),
    figure(outcomeWords.cost),
    figure(outcomeWords.gain),
    figure(outcomeWords.recovered),
  ],
  rows: [
    row(
      text(outcomeWords.facts),
      soonestCell(facts.soonest, facts.calculationDate, null),
      bestCell(facts.best),
      ...Array.from({ length: 3 }, () => figure(outcomeWords.nothing)),
    ),
    ...scenarios.map((scenario) => rowOf(scenario, facts.calculationDate)),
  ],
});

/** Of what the costs are made, and what has to be known: one line a scenario. */
const remarksOf = ({ scenarios }: ScenarioComparison): string[] =>
  scenarios.flatMap(({ name, costs, notes }) => {
    const said = [...costs.map((cost) => `${costLineText(cost)}.`), ...notes];
    return said.length === 0 ? [] : [`${name}. ${said.join(' ')}`];
  });

/** What each scenario supposes, once for both regimes. */
const suppositions = ({ scenarios }: ScenarioComparison): Block => ({
  kind: 'table',
  caption: reportWords.supposed,
  widths: [28, 72],
  head: [text(outcomeWords.name), text(reportWords.hypotheses)],
  rows: scenarios.map(({ name, inWords }) => row(text(name), text(`${inWords.join('. ')}.`))),
});

/** What may still change and what it would bring, beside the facts; null where nobody has kept a scenario. */
export const scenarios = ({ scenarios: comparisons }: ReportData): PrintedSection | null => {
  const tested = comparisons.filter(({ facts, scenarios: kept }) => facts.missingData.length === 0 && kept.length > 0);
  const [first] = tested;
  if (first === undefined) return null;
  return {
    numeral: null,
    title: reportWords.scenarios,
    blocks: [
      { kind: 'paragraph', text: reportWords.scenariosHelp(formatLongMonth(first.facts.calculationDate)) },
      suppositions(first),
      ...tested.flatMap((comparison): Block[] => {
        const remarks = remarksOf(comparison);
        return [
          comparisonTable(comparison),
          ...(remarks.length === 0 ? [] : [{ kind: 'list' as const, ordered: false, items: remarks }]),
        ];
      }),
    ],
  };
};
