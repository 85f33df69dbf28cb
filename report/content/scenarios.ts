import type {
  ComparedScenario,
  FactsOutcome,
  ScenarioComparison,
  ScenarioRight,
} from '../../domain/api/scenario-comparison.ts';
import { headlineAmong, type Sight } from '../../domain/words/far-ahead.ts';
import { ended, formatDate, formatLongMonth } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import {
  bringsText,
  costLineText,
  costText,
  dayText,
  doubtText,
  evensText,
  gainText,
  isThere,
  netText,
  oneRegimeText,
  outcomeWords,
  shiftText,
  valueText,
  withDoubt,
} from '../../domain/words/scenario-outcome.ts';
import type { NamedChoice } from '../../domain/words/sum-lines.ts';
import { type Block, figure, type PrintedSection, row, text, totalRow } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { concerning } from './concerning.ts';
import { dated } from './dated.ts';
import { sumPicture } from './sum-picture.ts';

const WIDTHS = [23, 16, 13, 14, 13, 21] as const;

const lines = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n');

const valueCell = (right: ScenarioRight | null, sight: Sight) =>
  figure(right === null ? outcomeWords.nothing : lines(valueText(right, sight), doubtText(right)));

const rowOf = (scenario: ComparedScenario, on: string) => {
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
const comparisonTable = ({ regimeType, facts, scenarios }: ScenarioComparison): Block => ({
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

/** By which rule, named once: 'pela mesma regra dos fatos' where it is that of the facts. */
const ruleOf = (right: ScenarioRight, { soonest }: FactsOutcome, sameRule: string): string =>
  right.ruleId === soonest?.ruleId ? sameRule : reportWords.byRule(right.modality);

const valuedIn = (right: ScenarioRight | null): { date: string; value: number }[] =>
  right === null || right.value === null ? [] : [{ date: right.from, value: right.value }];

const highestOf = (
  { soonest, best }: Pick<FactsOutcome, 'soonest' | 'best'>,
  facts: FactsOutcome,
  sameRule: string = reportWords.sameRule,
): string[] =>
  best === null || best.value === null || (best.ruleId === soonest?.ruleId && best.from === soonest.from)
    ? []
    : [
        withDoubt(
          reportWords.highestIn(
            headlineAmong({ date: best.from, value: best.value }, valuedIn(soonest), facts),
            formatDate(best.from),
            ruleOf(best, facts, sameRule),
          ),
          best,
        ),
      ];

/** One that is complete is the best of those, and seldom the first. */
const ruleText = (right: ScenarioRight, on: string): string =>
  withDoubt(isThere(right, on) ? reportWords.bestHeld(right.modality) : reportWords.firstRule(right.modality), right);

const otherRule = (right: ScenarioRight | null, { soonest, calculationDate }: FactsOutcome): string[] =>
  right === null || right.ruleId === soonest?.ruleId ? [] : [ruleText(right, calculationDate)];

interface Remark {
  readonly name: string;
  readonly said: readonly string[];
}

/** By which rule, of what the costs are made, what is not known, and what has to be known: of each scenario a line each. */
const remarksOf = ({ facts, scenarios }: ScenarioComparison): Remark[] => [
  ...(facts.soonest === null
    ? []
    : [
        {
          name: outcomeWords.facts,
          said: [ruleText(facts.soonest, facts.calculationDate), ...highestOf(facts, facts, reportWords.sameOwnRule)],
        },
      ]),
  ...scenarios.flatMap((scenario) => {
    const { name, costs, notes, reasons, outcome } = scenario;
    const said = new Set([
      ...otherRule(outcome.soonest, facts),
      ...highestOf(outcome, facts),
      ...costs.map((cost) => ended(costLineText(cost))),
      ...reasons.filter(({ field }) => field !== 'evensOutOn').map((reason) => reason.text),
      ...notes,
    ]);
    return said.size === 0 ? [] : [{ name, said: [...said] }];
  }),
];

const remarkTable = (remarks: readonly Remark[]): Block => ({
  kind: 'table',
  caption: reportWords.scenarioRemarks,
  widths: [24, 76],
  head: [text(outcomeWords.name), text(reportWords.toKnow)],
  rows: remarks.map(({ name, said }) => row(text(name), text(said.join('\n')))),
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
        const remarks = remarksOf(comparison);
        return [
          comparisonTable(comparison),
          ...sumPicture(choicesOf(comparison), comparison),
          ...(remarks.length === 0 ? [] : [remarkTable(remarks)]),
        ];
      }),
    ],
  };
};
