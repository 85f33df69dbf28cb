import type { ScenarioComparison, ScenarioRight } from '../../domain/api/scenario-comparison.ts';
import type { Sight } from '../../domain/words/far-ahead.ts';
import { ended, formatLongMonth } from '../../domain/words/format.ts';
import { outcomeWords } from '../../domain/words/outcome-words.ts';
import { reportWords } from '../../domain/words/report.ts';
import { costText } from '../../domain/words/scenario-cost.ts';
import {
  bringsText,
  dayText,
  doubtText,
  evensText,
  gainText,
  netText,
  oneRegimeText,
  type ShownScenario,
  shiftText,
  sideBySide,
  valueText,
} from '../../domain/words/scenario-outcome.ts';
import type { NamedChoice } from '../../domain/words/sum-lines.ts';
import { type Block, figure, type PrintedSection, row, text, totalRow } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { concerning } from './concerning.ts';
import { dated } from './dated.ts';
import { printedSections } from './printed-sections.ts';
import { type Compared, remarksOf, remarkTable } from './scenario-remarks.ts';
import { sumPicture } from './sum-picture.ts';

const WIDTHS = [23, 16, 13, 14, 13, 21] as const;

const lines = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n');

const valueCell = (right: ScenarioRight | null, sight: Sight) =>
  figure(right === null ? outcomeWords.nothing : lines(valueText(right, sight), doubtText(right)));

const rowOf = (scenario: ShownScenario, on: string) => {
  const { soonest } = scenario.outcome;
  return row(
    text(scenario.name),
    text(lines(dayText(scenario.outcome, on), soonest === null ? null : shiftText(scenario))),
    valueCell(soonest, scenario.outcome),
    figure(gainText(scenario)),
    figure(costText(scenario)),
    figure(
      scenario.first === null
        ? outcomeWords.nothing
        : lines(bringsText(scenario), netText(scenario), evensText(scenario), oneRegimeText(scenario)),
    ),
  );
};

/** One line a choice: its first day, value, gain, price, and what it comes to. Rules and reasons stand under it. */
const comparisonTable = ({ regimeType, facts, scenarios }: Compared): Block => ({
  kind: 'table',
  caption: reportWords.scenariosOf(regimeType),
  widths: WIDTHS,
  head: [
    text(outcomeWords.name),
    text(outcomeWords.soonest),
    figure(outcomeWords.monthly),
    figure(outcomeWords.gain),
    figure(outcomeWords.cost),
    figure(outcomeWords.brings),
  ],
  rows: [
    totalRow(
      text(outcomeWords.facts),
      text(dayText(facts, facts.calculationDate)),
      valueCell(facts.soonest, facts),
      ...Array.from({ length: 3 }, () => figure(outcomeWords.nothing)),
    ),
    ...scenarios.map((scenario) => rowOf(scenario, facts.calculationDate)),
  ],
});

const choicesOf = ({ facts, scenarios }: ScenarioComparison): NamedChoice[] =>
  [{ ...facts, name: outcomeWords.facts }, ...scenarios].flatMap(({ name, first, parts, balance, evensOutOn }) =>
    first === null || parts === null ? [] : [{ name, date: first.date, parts, balance, evensOutOn }],
  );

/** What each scenario supposes that stands in a table, once for both regimes. */
const suppositions = (shown: readonly ScenarioComparison[]): Block => {
  const scenarios = new Map(shown.flatMap((one) => one.scenarios).map((scenario) => [scenario.id, scenario]));
  return {
    kind: 'table',
    caption: reportWords.supposed,
    widths: [28, 72],
    head: [text(outcomeWords.name), text(reportWords.hypotheses)],
    rows: [...scenarios.values()].map(({ name, inWords }) => row(text(name), text(inWords.map(ended).join(' ')))),
  };
};

/** What is said under what waiting is worth, where that is printed. */
const notesAbove = (data: ReportData, regimeType: ScenarioComparison['regimeType']): readonly string[] =>
  printedSections(data).includes('QUANTO_VALE_ESPERAR')
    ? data.outlooks.filter((outlook) => outlook.regimeType === regimeType).flatMap(({ notes }) => notes)
    : [];

/** What may still change and what it would bring, beside the facts; null where nobody has kept a scenario that concerns them. */
export const scenarios = (data: ReportData): PrintedSection | null => {
  const { scenarios: comparisons, workRecords } = data;
  const tested = comparisons.filter(({ facts, scenarios: kept }) => facts.missingData.length === 0 && kept.length > 0);
  const shown = tested
    .map((whole) => concerning(whole, tested, workRecords))
    .filter(({ scenarios: kept }) => kept.length > 0);
  const [first] = shown;
  if (first === undefined) return null;
  return {
    numeral: null,
    title: reportWords.scenarios,
    blocks: [
      { kind: 'paragraph', text: reportWords.scenariosHelp(formatLongMonth(first.facts.calculationDate)) },
      ...dated(data),
      suppositions(shown),
      ...shown.flatMap((comparison): Block[] => {
        const { regimeType } = comparison;
        const compared = { regimeType, ...sideBySide(comparison.facts, comparison.scenarios) };
        const remarks = remarksOf(compared, notesAbove(data, regimeType));
        return [
          comparisonTable(compared),
          ...sumPicture(choicesOf(comparison), comparison),
          ...(remarks.length === 0 ? [] : [remarkTable(remarks)]),
        ];
      }),
    ],
  };
};
