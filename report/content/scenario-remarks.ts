/** What has to be said of facts and scenarios under their table: of each a line. */

import type { DisputedReading } from '../../domain/api/outlook.ts';
import type {
  ComparedScenario,
  FactsOutcome,
  ScenarioComparison,
  ScenarioRight,
} from '../../domain/api/scenario-comparison.ts';
import { disputedSentence, readingsApart, scenarioReading } from '../../domain/words/disputed-reading.ts';
import { headlineAmong } from '../../domain/words/far-ahead.ts';
import { ended, formatDate } from '../../domain/words/format.ts';
import { outcomeWords } from '../../domain/words/outcome-words.ts';
import { reportWords } from '../../domain/words/report.ts';
import { costLineText } from '../../domain/words/scenario-cost.ts';
import { isThere, type Seen, type sideBySide, withDoubt } from '../../domain/words/scenario-outcome.ts';
import { type Block, row, text } from '../blocks.ts';

/** As they stand side by side in the table. */
export type Compared = Pick<ScenarioComparison, 'regimeType'> &
  ReturnType<typeof sideBySide<ComparedScenario, FactsOutcome>>;

/** By which rule, named once: 'pela mesma regra dos fatos' where it is that of the facts. */
const ruleOf = (right: ScenarioRight, { soonest }: FactsOutcome, sameRule: string): string =>
  right.ruleId === soonest?.ruleId ? sameRule : reportWords.byRule(right.modality);

const valuedIn = (right: ScenarioRight | null): { date: string; value: number }[] =>
  right === null || right.value === null ? [] : [{ date: right.from, value: right.value }];

const highestOf = (
  { soonest, best }: Pick<FactsOutcome, 'soonest' | 'best'>,
  facts: Seen<FactsOutcome>,
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

const isSameReading = (one: DisputedReading, other: DisputedReading): boolean =>
  one.ruleId === other.ruleId && one.reading === other.reading && one.from === other.from && one.value === other.value;

/** What else may be had by another reading; what the facts have too is told of them. */
const readingsOf = (
  { disputed, outcome }: Pick<Compared['scenarios'][number], 'disputed' | 'outcome'>,
  { disputed: ofFacts }: Pick<FactsOutcome, 'disputed'>,
): string[] => {
  const own = disputed.filter((reading) => !ofFacts.some((other) => isSameReading(reading, other)));
  const shared = disputed.length - own.length;
  return [
    ...readingsApart(own).map((reading) => scenarioReading(reading, outcome)),
    ...(shared === 0 ? [] : [reportWords.readingsOfFacts(shared)]),
  ];
};

interface Remark {
  readonly name: string;
  readonly said: readonly string[];
}

/** What has to be known of several scenarios alike stands once, with their names. */
const shared = (scenarios: readonly { readonly name: string; readonly notes: readonly string[] }[]): Remark[] => {
  const names = new Map<string, string[]>();
  for (const { name, notes } of scenarios)
    for (const note of new Set(notes)) names.set(note, [...(names.get(note) ?? []), name]);
  const remarks = new Map<string, string[]>();
  for (const [note, those] of names) {
    if (those.length < 2) continue;
    const of = those.length === scenarios.length ? reportWords.allScenarios : those.join('; ');
    remarks.set(of, [...(remarks.get(of) ?? []), note]);
  }
  return [...remarks].map(([name, said]) => ({ name, said }));
};

const ofFacts = (facts: Seen<FactsOutcome>): string[] => [
  ...(facts.soonest === null
    ? []
    : [ruleText(facts.soonest, facts.calculationDate), ...highestOf(facts, facts, reportWords.sameOwnRule)]),
  ...readingsApart(facts.disputed).map((reading) => disputedSentence(reading, facts)),
];

const named = (name: string, said: Iterable<string>): Remark[] => {
  const lines = [...new Set(said)];
  return lines.length === 0 ? [] : [{ name, said: lines }];
};

/**
 * By which rule, of what the costs are made, what is not known, and what has to be known: of each scenario a line each. `saidAbove`
 * stands already in the document.
 */
export const remarksOf = ({ facts, scenarios: kept }: Compared, saidAbove: readonly string[]): Remark[] => {
  const scenarios = kept.map((one) => ({ ...one, notes: one.notes.filter((note) => !saidAbove.includes(note)) }));
  const alike = shared(scenarios);
  const saidOnce = new Set(alike.flatMap(({ said }) => said));
  return [
    ...named(outcomeWords.facts, ofFacts(facts)),
    ...alike,
    ...scenarios.flatMap((scenario) => {
      const { name, costs, notes, reasons, outcome } = scenario;
      return named(name, [
        ...otherRule(outcome.soonest, facts),
        ...highestOf(outcome, facts),
        ...readingsOf(scenario, facts),
        ...costs.map((cost) => ended(costLineText(cost))),
        ...reasons.filter(({ field }) => field !== 'evensOutOn').map((reason) => reason.text),
        ...notes.filter((note) => !saidOnce.has(note)),
      ]);
    }),
  ];
};

export const remarkTable = (remarks: readonly Remark[]): Block => ({
  kind: 'table',
  caption: reportWords.scenarioRemarks,
  widths: [24, 76],
  head: [text(outcomeWords.name), text(reportWords.toKnow)],
  rows: remarks.map(({ name, said }) => row(text(name), text(said.join('\n')))),
});
