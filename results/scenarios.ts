import { z } from 'zod';
import type { RegimeType } from '../domain/api/common.ts';
import {
  type Hypothesis,
  type ScenarioComparison,
  type ScenarioOutcome,
  scenarioOutcome,
} from '../domain/api/scenarios.ts';
import { type SupposedCalculation, underHypotheses } from '../domain/calculations/scenarios/apply.ts';
import { scenarioInWords } from '../domain/calculations/scenarios/in-words.ts';
import { against } from '../domain/calculations/scenarios/outcome.ts';
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
export const supposing = (question: LawQuestion, hypotheses: readonly Hypothesis[]): LawQuestion => ({
  ...question,
  calculation: supposed(question, hypotheses).calculation,
});

/** Answers the JSON of a list of `ScenarioOutcome`, one for each input; usually in a separate thread. */
export type EvaluateOutcomes = (inputs: readonly LawInput[]) => Promise<string>;

const outcomesOf = async (
  questions: readonly LawQuestion[],
  regimeType: RegimeType,
  evaluate: EvaluateOutcomes,
): Promise<readonly ScenarioOutcome[]> =>
  z.array(scenarioOutcome).parse(JSON.parse(await evaluate(questions.map((one) => lawInput(one, regimeType)))));

/**
 * The facts of a calculation, its scenarios and, for whoever has no right yet, the three that nobody asked for: the same
 * rules of a regime, side by side. For the screen and for the report.
 */
export const scenarioSummaries = async (
  question: LawQuestion,
  regimeType: RegimeType,
  evaluate: EvaluateOutcomes,
): Promise<ScenarioComparison> => {
  const { calculation } = question;
  const kept = calculation.scenarios.map((scenario) => ({
    scenario,
    supposed: supposed(question, scenario.hypotheses),
  }));
  const suggested = suggestedFor(calculation, regimeType, question.today).map((scenario) => ({
    scenario,
    supposed: supposed(question, scenario.hypotheses),
  }));
  const asked = [...kept, ...suggested].map((one) => ({ ...question, calculation: one.supposed.calculation }));
  const [facts, ...outcomes] = await outcomesOf([question, ...asked], regimeType, evaluate);
  if (facts === undefined) throw new Error('The facts have no outcome');
  const compared = ({ scenario, supposed: { charges, notes } }: (typeof suggested)[number], place: number) => {
    const outcome = outcomes[place] ?? facts;
    return {
      name: scenario.name,
      hypotheses: [...scenario.hypotheses],
      inWords: scenarioInWords(scenario, calculation.workRecords),
      outcome,
      ...against(facts, outcome, charges),
      notes: [...notes],
    };
  };
  const hasRight = facts.applicableRules > 0 || facts.missingData.length > 0;
  return {
    regimeType,
    facts,
    scenarios: kept.map((one, place) => ({ id: one.scenario.id, ...compared(one, place) })),
    suggested: hasRight ? [] : suggested.map((one, place) => compared(one, kept.length + place)),
  };
};
