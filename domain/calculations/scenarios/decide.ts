import type { Hypothesis } from '../../api/hypotheses.ts';
import { MOST_SCENARIOS } from '../../api/scenarios.ts';
import { sameValue } from '../../changes.ts';
import type { MonthLimits } from '../../cnis/limits.ts';
import { accept, type Decision } from '../../decider.ts';
import { alreadyExists, invalid, isEmpty, notFound } from '../../failures.ts';
import { messages } from '../../words/messages.ts';
import type { OpenCalculation } from '../calculation.ts';
import type { CalculationEvent } from '../events.ts';
import type { CalculationFailure } from '../failure.ts';
import { impossibleInHypothesis } from './checks.ts';

/** `today` is the day in America/Sao_Paulo, `YYYY-MM-DD`. */
export type ScenarioCommand =
  | {
      readonly type: 'KeepScenario';
      readonly scenarioId: string;
      readonly name: string;
      readonly hypotheses: readonly Hypothesis[];
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  /** An absent field keeps what it says. */
  | {
      readonly type: 'EditScenario';
      readonly scenarioId: string;
      readonly name?: string | undefined;
      readonly hypotheses?: readonly Hypothesis[] | undefined;
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  | { readonly type: 'RemoveScenario'; readonly scenarioId: string };

type Decided = Decision<CalculationEvent, CalculationFailure>;

/** What a command about a scenario brings about in an open calculation. */
export const decideScenario = (command: ScenarioCommand, state: OpenCalculation): Decided => {
  const { scenarioId } = command;
  const { customerId } = state;
  const known = state.scenarios.find(({ id }) => id === scenarioId);
  if (command.type === 'KeepScenario') {
    if (known !== undefined) return alreadyExists;
    if (state.scenarios.length >= MOST_SCENARIOS) return invalid({ name: messages.tooManyScenarios(MOST_SCENARIOS) });
    const { name, hypotheses } = command;
    const refusals = impossibleIn(hypotheses, command, state);
    if (!isEmpty(refusals)) return invalid(refusals);
    return accept({
      type: 'ScenarioKept',
      data: { customerId, scenarioId, personal: { name, hypotheses: [...hypotheses] } },
    });
  }
  if (known === undefined) return notFound;
  if (command.type === 'RemoveScenario') return accept({ type: 'ScenarioRemoved', data: { customerId, scenarioId } });
  const { name = known.name, hypotheses = known.hypotheses } = command;
  if (name === known.name && sameValue(hypotheses, known.hypotheses)) return accept();
  // A name may be changed also after a record of its hypotheses has gone.
  const refusals = sameValue(hypotheses, known.hypotheses) ? {} : impossibleIn(hypotheses, command, state);
  if (!isEmpty(refusals)) return invalid(refusals);
  return accept({
    type: 'ScenarioEdited',
    data: { customerId, scenarioId, personal: { name, hypotheses: [...hypotheses] } },
  });
};

const impossibleIn = (
  hypotheses: readonly Hypothesis[],
  context: { readonly today: string; readonly limits?: MonthLimits },
  state: OpenCalculation,
): Record<string, string> =>
  Object.fromEntries(
    hypotheses.flatMap((hypothesis, place) =>
      Object.entries(impossibleInHypothesis(hypothesis, state, context)).map(([field, sentence]) => [
        `hypotheses.${place}.${field}`,
        sentence,
      ]),
    ),
  );
