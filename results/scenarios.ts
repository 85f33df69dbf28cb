import { z } from 'zod';
import type { WorkAfter } from '../domain/api/choice.ts';
import type { RegimeType } from '../domain/api/common.ts';
import { type Hypothesis, type ScenarioComparison, scenarioComparison } from '../domain/api/scenarios.ts';
import { onItsDay, type SupposedCalculation, underHypotheses } from '../domain/calculations/scenarios/apply.ts';
import { scenarioInWords } from '../domain/calculations/scenarios/in-words.ts';
import type { SupposedInput } from '../domain/calculations/scenarios/outcome.ts';
import { suggestedFor } from '../domain/calculations/scenarios/suggested.ts';
import type { LawInput } from '../domain/law/input/input.ts';
import { overlayOf } from '../domain/law/tables/index.ts';
import { type LawQuestion, lawInput } from './question.ts';

const supposed = (
  { calculation, customer, indexes, today }: LawQuestion,
  hypotheses: readonly Hypothesis[],
): SupposedCalculation =>
  underHypotheses(calculation, hypotheses, { today, birthDate: customer.birthDate, overlay: overlayOf(indexes) });

/** The question under hypotheses: the law is asked as if they were facts. */
export const supposing = (question: LawQuestion, hypotheses: readonly Hypothesis[]): LawQuestion => {
  const under = supposed(question, hypotheses);
  return { ...question, calculation: onItsDay(under), paidAfterReform: under.paidAfterReform };
};

/**
 * Answers the JSON of `Outcomes`, usually in separate threads: in parts, at least one, each of the same facts with its share of
 * the scenarios. They are dealt like cards, {@link dealt}: of those that nobody asked for, which stand last, none may be worked
 * out, and a part of them alone would leave the rest to the others.
 */
export type EvaluateOutcomes = (facts: LawInput, scenarios: readonly SupposedInput[]) => Promise<readonly string[]>;

/** One to each hand in turn; no hand stays empty unless there is nothing to deal: then there is one. */
export const dealt = <Card>(cards: readonly Card[], hands: number): Card[][] => {
  const held = Array.from({ length: Math.max(1, Math.min(hands, cards.length)) }, (): Card[] => []);
  for (const [place, card] of cards.entries()) held[place % held.length]?.push(card);
  return held;
};

const line = scenarioComparison.shape.suggested.element.omit({
  name: true,
  hypotheses: true,
  inWords: true,
  notes: true,
});
const outcomesAnswered = scenarioComparison
  .pick({ calculationDate: true, workAfter: true, until: true, horizon: true, facts: true })
  .extend({ scenarios: z.array(line) });

/** The question with the work after retiring as asked, without changing the calculation. */
export const workingOn = (question: LawQuestion, workAfter: WorkAfter | undefined): LawQuestion => {
  if (workAfter === undefined) return question;
  const { calculation } = question;
  return { ...question, calculation: { ...calculation, fields: { ...calculation.fields, workAfter } } };
};

/**
 * The facts of a calculation, its scenarios and, for whoever has no right yet, those that nobody asked for: first against
 * first, by one regime. For the screen and for the report.
 */
export const scenarioSummaries = async (
  question: LawQuestion,
  regimeType: RegimeType,
  evaluate: EvaluateOutcomes,
): Promise<ScenarioComparison> => {
  const { calculation } = question;
  const suggestions = suggestedFor(question.calculation, regimeType, question.today, overlayOf(question.indexes));
  const kept = calculation.scenarios.length;
  const all = [...calculation.scenarios, ...suggestions].map((scenario) => ({
    scenario,
    supposed: supposed(question, scenario.hypotheses),
  }));
  const inputs = all.map(({ supposed: { calculation: under, ...rest } }, place): SupposedInput => {
    const { charges, askedFrom, contributing, paidAfterReform } = rest;
    const input = lawInput({ ...question, calculation: under, paidAfterReform }, regimeType);
    return { input, charges, askedFrom, contributing, ...(place < kept ? {} : { onlyWithoutRight: true }) };
  });
  const answered = await evaluate(lawInput(question, regimeType), inputs);
  const parts = z.tuple([outcomesAnswered], outcomesAnswered).parse(answered.map((part): unknown => JSON.parse(part)));
  const [{ scenarios: _, ...outcomes }] = parts;
  const compared = all.flatMap(({ scenario, supposed: { notes } }, place) => {
    const line = parts[place % parts.length]?.scenarios[Math.floor(place / parts.length)];
    if (line === undefined) return [];
    const inWords = scenarioInWords(scenario, calculation.workRecords);
    return [{ name: scenario.name, hypotheses: [...scenario.hypotheses], inWords, ...line, notes: [...notes] }];
  });
  const { missingData } = outcomes.facts;
  return {
    regimeType,
    ...outcomes,
    scenarios: compared.slice(0, kept).map((one, place) => ({ id: calculation.scenarios[place]?.id ?? '', ...one })),
    suggested: missingData.length > 0 ? [] : compared.slice(kept),
  };
};
