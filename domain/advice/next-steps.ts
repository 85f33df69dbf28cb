/**
 * What to do next, once for screen, paper and API. Each effect is the difference of two evaluations, worked out as that of
 * a scenario, so that a step that is kept as one shows the same figures.
 */
import type { NextStepsAnswer } from '../api/next-steps.ts';
import { calculationDateOf } from '../calculations/calculation.ts';
import { planFor } from '../law/engine/outlook/plan.ts';
import { isoOf } from '../units/day.ts';
import { datedText } from '../words/dated.ts';
import { withNamesApart } from '../words/names-apart.ts';
import { measuredAlone } from '../words/step-groups.ts';
import { asAlternatives } from './alternatives.ts';
import { noLongerThanNeeded } from './as-needed.ts';
import { withWhatComesBefore } from './before-asking.ts';
import { type AdvisedOn, type Candidate, changesNothing } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { withTheOther } from './either.ts';
import { planElsewhere } from './elsewhere.ts';
import { type Advised, type Evaluated, evaluated, type Plans } from './evaluated.ts';
import { withFewerMonths } from './fewer-months.ts';
import { mostEffectiveFirst, type Weighed } from './order.ts';
import { stepOf } from './step-of.ts';
import { stoppedEarlyText } from './stopping.ts';

/** Beyond the rules themselves. */
const MOST_EVALUATIONS = 12;

const evaluations = (
  { otherwise, kind, onlyAsLongAsNeeded, earlierEnds = [], enoughOn = null }: Candidate,
  { elsewhere }: Pick<Plans, 'elsewhere'>,
): number => {
  if (otherwise === null) return 0;
  if (onlyAsLongAsNeeded === true || enoughOn !== null) return 2;
  if (earlierEnds.length > 0) return 1 + Math.ceil(Math.log2(earlierEnds.length + 1));
  if (kind === 'certify' && elsewhere !== null) return 2;
  const isBought = otherwise.by === 'hypothesis' && otherwise.hypothesis.kind === 'bought';
  return otherwise.by === 'bound' || isBought ? 2 : 1;
};

/** What the right is worth to whoever stops as soon as only the age is missing; empty where that changes nothing. */
const stoppedEarly = ({ enoughOn = null }: Candidate, plans: Plans, advised: Advised): string => {
  if (enoughOn === null) return '';
  const stops = { by: 'hypothesis', hypothesis: { kind: 'stops', on: isoOf(enoughOn) } } as const;
  return stoppedEarlyText(plans.facts, evaluated(stops, plans, advised)?.first ?? null, enoughOn);
};

interface Made {
  readonly candidate: Candidate;
  readonly found: Evaluated | null;
  readonly notComputed: boolean;
}

/** The first twelve evaluations are made, and that of the step asked for; what is left of them finds how few months are enough. */
const evaluatedSteps = (candidates: readonly Candidate[], plans: Plans, on: AdvisedOn, advised: Advised): Weighed[] => {
  let left = MOST_EVALUATIONS - (plans.elsewhere === null ? 0 : 1);
  const made = candidates.flatMap((candidate): Made[] => {
    const { otherwise, evenWithoutEffect } = candidate;
    const needed = evaluations(candidate, plans);
    const isAsked = candidate.id === advised.step;
    if (otherwise === null) return [{ candidate, found: null, notComputed: false }];
    if (advised.step === undefined ? needed > left : !isAsked) return [{ candidate, found: null, notComputed: true }];
    left -= needed;
    const { candidate: asNeeded, found } = noLongerThanNeeded(candidate, plans, advised);
    const isIdle = found !== null && changesNothing(found.effect) && found.spared === null;
    if (isIdle && evenWithoutEffect !== true) return [];
    return [{ candidate: asNeeded, found, notComputed: false }];
  });
  const weighed = made.map(({ candidate, found, notComputed }): Weighed => {
    const fewer = found === null ? null : withFewerMonths(candidate, found, plans, advised, left);
    left -= fewer?.evaluations ?? 0;
    const told = fewer?.candidate ?? candidate;
    const step = stepOf(told, fewer?.found ?? found, notComputed);
    const text = `${step.text}${notComputed ? '' : stoppedEarly(candidate, plans, advised)}`;
    const beside = told.beside ?? found?.abono?.amount ?? undefined;
    return { step: { ...step, text }, beside, weighs: told.weighs };
  });
  return withTheOther(weighed, on, advised, left);
};

const NOTES = [
  'Cada efeito é a diferença entre duas avaliações do mesmo caso: o primeiro direito com o passo e sem ele, até a expectativa de vida.',
] as const;

/** Empty where data is missing without which no rule can be tested. */
export const nextSteps = (advised: Advised): NextStepsAnswer => {
  const { calculation, regimeType, today, overlay, inputOf, step } = advised;
  const input = inputOf(calculation);
  const plan = planFor(input);
  if (plan === null) return { regimeType, steps: [], notes: [] };
  const elsewhere = planElsewhere(input);
  const { day } = calculationDateOf(calculation, today);
  const named = { ...calculation, workRecords: withNamesApart(calculation.workRecords) };
  const on = { calculation: named, regimeType, day, today, overlay, input, plan, elsewhere };
  const candidates = candidatesOf(on);
  const asked = step === undefined ? candidates : candidates.filter(({ id }) => id === step);
  const steps = withWhatComesBefore(
    mostEffectiveFirst(asAlternatives(evaluatedSteps(asked, { facts: plan, elsewhere }, on, advised))),
    plan,
  );
  return {
    regimeType,
    steps,
    notes: [...NOTES, measuredAlone(steps) ?? [], datedText(day, today) ?? []].flat(),
  };
};
