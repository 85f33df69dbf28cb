import { z } from 'zod';
import type { WorkAfter } from '../domain/api/choice.ts';
import type { RegimeType } from '../domain/api/common.ts';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import { type ScenarioComparison, scenarioComparison } from '../domain/api/scenario-comparison.ts';
import { onItsDay, type SupposedCalculation, underHypotheses } from '../domain/calculations/scenarios/apply.ts';
import type { SupposedInput } from '../domain/calculations/scenarios/effect.ts';
import { scenarioInWords } from '../domain/calculations/scenarios/in-words.ts';
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

/** The scenarios that are worked out in one go, and whether it is told there what the facts come to: in the first part. */
export interface PartOfOutcomes {
  readonly withFacts: boolean;
  readonly scenarios: readonly SupposedInput[];
}

/**
 * Answers the JSON of `Outcomes`, usually in separate threads: in parts, as {@link dealt}; of parts beyond the first that of
 * their lines.
 */
export type EvaluateOutcomes = (facts: LawInput, scenarios: readonly SupposedInput[]) => Promise<readonly string[]>;

/**
 * Dealt like cards, the last hand first: the first has the facts to tell of besides. Of those that nobody asked for, which stand
 * last, none may be worked out, and a hand of them alone would leave the work to the others.
 */
export const dealt = (scenarios: readonly SupposedInput[], hands: number): PartOfOutcomes[] => {
  const count = Math.max(1, Math.min(hands, scenarios.length + 1));
  return Array.from({ length: count }, (_, hand) => ({
    withFacts: hand === 0,
    scenarios: scenarios.filter((_, place) => handOf(place, count) === hand),
  }));
};

const handOf = (place: number, hands: number): number => hands - 1 - (place % hands);

const line = scenarioComparison.shape.suggested.element.omit({
  name: true,
  hypotheses: true,
  inWords: true,
  notes: true,
});
const linesAnswered = z.object({ scenarios: z.array(line) });
const outcomesAnswered = scenarioComparison
  .pick({ calculationDate: true, workAfter: true, until: true, horizon: true, facts: true })
  .extend(linesAnswered.shape);

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
  const parts = z.tuple([outcomesAnswered], linesAnswered).parse(answered.map((part): unknown => JSON.parse(part)));
  const [{ scenarios: _, ...outcomes }] = parts;
  const compared = all.flatMap(({ scenario, supposed: { notes } }, place) => {
    const line = parts[handOf(place, parts.length)]?.scenarios[Math.floor(place / parts.length)];
    if (line === undefined) return [];
    const inWords = scenarioInWords(scenario, calculation.workRecords);
    return [{ name: scenario.name, hypotheses: [...scenario.hypotheses], inWords, ...line, notes: [...notes()] }];
  });
  const { missingData } = outcomes.facts;
  return {
    regimeType,
    ...outcomes,
    scenarios: compared.slice(0, kept).map((one, place) => ({ id: calculation.scenarios[place]?.id ?? '', ...one })),
    suggested: missingData.length > 0 ? [] : compared.slice(kept),
  };
};
