/**
 * What to do next, once for screen, paper and API. Each effect is the difference of two evaluations, worked out as that of
 * a scenario, so that a step that is kept as one shows the same figures.
 */

import type { Hypothesis } from '../api/hypotheses.ts';
import type { NextStep, NextStepsAnswer, StepEffect } from '../api/next-steps.ts';
import type { OpenCalculation } from '../calculations/calculation.ts';
import { calculationDateOf } from '../calculations/calculation.ts';
import { underHypotheses } from '../calculations/scenarios/apply.ts';
import { effectOn, type SupposedInput } from '../calculations/scenarios/effect.ts';
import { type Plan, planFor } from '../law/engine/outlook/plan.ts';
import type { LawInput } from '../law/input/input.ts';
import type { IndexOverlay } from '../law/tables/index.ts';

import { type AdvisedOn, type Candidate, changesNothing, type Otherwise } from './candidate.ts';
import { contributeSteps } from './contribute.ts';
import { elsewhereSteps, givenUp, planElsewhere } from './elsewhere.ts';
import { indicatorSteps, missingPaySteps, openEndSteps } from './extract.ts';
import { lateSteps } from './late.ts';
import { lostText } from './lost.ts';
import { deadlineSteps, disputeSteps } from './open-questions.ts';
import { mostEffectiveFirst } from './order.ts';
import { certifySteps, complementSteps } from './other-time.ts';
import { proveSteps } from './prove.ts';
import { requestSteps } from './request.ts';
import { abonoSteps } from './servant.ts';

/** Beyond the rules themselves. */
const MOST_EVALUATIONS = 12;

export interface Advised {
  readonly calculation: OpenCalculation;
  readonly regimeType: 'RPPS' | 'RGPS';
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly birthDate: string | null;
  readonly overlay: IndexOverlay;
  /** The calculation as the law is asked about it. */
  readonly inputOf: (calculation: OpenCalculation) => LawInput;
  /** The id of a step that is to be computed whatever its place. */
  readonly step?: string | undefined;
}

/** Without a right before and after. */
const NOTHING: StepEffect = { soonerByDays: 0, gain: 0, balance: 0 };

const NOTHING_MORE = { charges: [], askedFrom: null, contributing: [] } as const;

const candidatesOf = (on: AdvisedOn): Candidate[] => [
  ...requestSteps(on),
  ...elsewhereSteps(on),
  ...contributeSteps(on),
  ...certifySteps(on),
  ...complementSteps(on),
  ...lateSteps(on),
  ...proveSteps(on),
  ...missingPaySteps(on),
  ...indicatorSteps(on),
  ...openEndSteps(on),
  ...abonoSteps(on),
  ...disputeSteps(on),
  ...deadlineSteps(on),
];

const evaluations = ({ otherwise, kind }: Candidate, { elsewhere }: Pick<Plans, 'elsewhere'>): number => {
  if (otherwise === null) return 0;
  if (kind === 'certify' && elsewhere !== null) return 2;
  return otherwise.by === 'bound' ? 2 : 1;
};

interface Evaluated {
  readonly effect: StepEffect;
  /** The first right with the step. */
  readonly first: Plan['first'];
  readonly price: NextStep['price'];
  /** What it changes in the other regime. */
  readonly beside: string;
  /** Of what is at risk: the right after the first one that would be lost; empty where there is none. */
  readonly lost: () => string;
}

interface Plans {
  readonly facts: Plan;
  readonly elsewhere: Plan | null;
}

const supposing = (
  hypothesis: Hypothesis,
  { calculation, today, birthDate, overlay, inputOf }: Advised,
): SupposedInput => {
  const under = underHypotheses(calculation, [hypothesis], { today, birthDate, overlay });
  const { charges, askedFrom, contributing, paidAfterReform } = under;
  return { input: { ...inputOf(under.calculation), paidAfterReform }, charges, askedFrom, contributing };
};

const evaluated = (otherwise: Otherwise, { facts, elsewhere }: Plans, advised: Advised): Evaluated | null => {
  const withRecords = (workRecords: OpenCalculation['workRecords']): SupposedInput => ({
    ...NOTHING_MORE,
    input: advised.inputOf({ ...advised.calculation, workRecords }),
  });
  const base = otherwise.by === 'bound' ? planFor(withRecords(otherwise.least).input) : facts;
  if (base === null) return null;
  const supposed = asSupposed(otherwise, advised, withRecords);
  const { effect: line, plan } = effectOn(base, supposed);
  const { soonerByDays, gainOnFirst: gain, balance, cost, interestMissing } = line;
  const isPriced = otherwise.by === 'hypothesis' && line.costs.length > 0;
  const isCertified = otherwise.by === 'hypothesis' && otherwise.hypothesis.kind === 'certified';
  const completesNothing = base.first === null && plan !== null && plan.first === null;
  return {
    effect: completesNothing ? NOTHING : { soonerByDays, gain, balance },
    first: plan?.first ?? null,
    price: isPriced ? { amount: cost, interestMissing } : null,
    beside: isCertified ? givenUp(elsewhere, supposed.input) : '',
    lost: () => lostText(facts, plan),
  };
};

const asSupposed = (
  otherwise: Otherwise,
  advised: Advised,
  withRecords: (records: OpenCalculation['workRecords']) => SupposedInput,
): SupposedInput => {
  switch (otherwise.by) {
    case 'hypothesis':
      return supposing(otherwise.hypothesis, advised);
    case 'records':
      return withRecords(otherwise.workRecords);
    case 'bound':
      return withRecords(otherwise.most);
    default:
      return otherwise satisfies never;
  }
};

const stepOf = (candidate: Candidate, found: Evaluated | null, notComputed: boolean): NextStep => {
  const { id, kind, title, text, article, subject, documents, deadline, otherwise, saying } = candidate;
  const computed = found?.effect ?? candidate.effect ?? null;
  const leavesFirst = kind === 'prove' && computed !== null && changesNothing(computed);
  const lost = leavesFirst ? (found?.lost() ?? '') : '';
  const effect = lost === '' ? computed : null;
  return {
    id,
    kind,
    title,
    text: `${text}${effect === null || saying === undefined ? '' : saying(effect, found?.first ?? null)}${lost}${found?.beside ?? ''}`,
    article,
    subject,
    effect,
    notComputed,
    price: found?.price ?? null,
    documents: [...documents],
    deadline,
    hypothesis: otherwise?.by === 'hypothesis' ? otherwise.hypothesis : null,
  };
};

/** The first twelve evaluations are made, and that of the step asked for. */
const evaluatedSteps = (candidates: readonly Candidate[], plans: Plans, advised: Advised): NextStep[] => {
  let left = MOST_EVALUATIONS - (plans.elsewhere === null ? 0 : 1);
  return candidates.flatMap((candidate): NextStep[] => {
    const { otherwise, evenWithoutEffect } = candidate;
    const needed = evaluations(candidate, plans);
    const isAsked = candidate.id === advised.step;
    if (otherwise === null) return [stepOf(candidate, null, false)];
    if (advised.step === undefined ? needed > left : !isAsked) return [stepOf(candidate, null, true)];
    left -= needed;
    const found = evaluated(otherwise, plans, advised);
    if (found !== null && changesNothing(found.effect) && evenWithoutEffect !== true) return [];
    return [stepOf(candidate, found, false)];
  });
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
  const candidates = candidatesOf({ calculation, regimeType, day, overlay, input, plan, elsewhere });
  const asked = step === undefined ? candidates : candidates.filter(({ id }) => id === step);
  return {
    regimeType,
    steps: mostEffectiveFirst(evaluatedSteps(asked, { facts: plan, elsewhere }, advised), candidates),
    notes: [...NOTES],
  };
};
