/** What a step would change: the difference of two evaluations. */
import type { Hypothesis } from '../api/hypotheses.ts';
import type { NextStep, StepEffect } from '../api/next-steps.ts';
import type { OpenCalculation } from '../calculations/calculation.ts';
import { underHypotheses } from '../calculations/scenarios/apply.ts';
import { effectOn, type SupposedInput } from '../calculations/scenarios/effect.ts';
import { inCourt } from '../calculations/scenarios/in-court.ts';
import { benefitsBetween } from '../law/engine/choice/choice.ts';
import { type Plan, planFor } from '../law/engine/outlook/plan.ts';
import type { LawInput } from '../law/input/input.ts';
import type { IndexOverlay } from '../law/tables/index.ts';
import { type Day, isoOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { disputedSentence } from '../words/disputed-reading.ts';
import { isFarAhead } from '../words/far-ahead.ts';
import {
  contributionsSpared,
  nothingMoreToPay,
  onSameDay,
  paidBackText,
  type SameDay,
  type Spared,
} from './brought.ts';
import { changesNothing, type Otherwise, sightOf } from './candidate.ts';
import { completedText, raisedText } from './certified.ts';
import { lastContributionText, monthsToSpare, paidEnoughOn } from './contributed.ts';
import { type GivenUp, givenUp } from './elsewhere.ts';
import { laterText, lostText } from './lost.ts';
import { type Later, laterOnceCertified, NOT_WAITED, type Waited, waitedFor } from './once-certified.ts';
import { abonoBroughtForward, type Brought } from './servant.ts';
import { unreadText } from './unread.ts';

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

const NO_RIGHT: StepEffect = { soonerByDays: null, gain: null, balance: null };

const NOTHING_MORE = { charges: [], askedFrom: null, contributing: [] } as const;

export interface Evaluated {
  readonly effect: StepEffect;
  /** The first right with the step. */
  readonly first: Plan['first'];
  readonly price: NextStep['price'];
  /** Months of contribution, at most so many, that the first right could do without on its day. */
  readonly toSpare: (most: number) => number;
  /** The last day of the month with which nothing is missing that contributions complete; null where the right comes with it. */
  readonly enoughOn: Day | null;
  /** From when on it has brought more than was paid; empty where nothing is paid, or it never does. */
  readonly paidBack: string;
  /** The last contribution, which the price leaves out. */
  readonly lastContribution: string;
  /** That nobody read the rule of the right which is paid for; empty where somebody did. */
  readonly unread: string;
  /** Of what is bought after the reform: what it brings counted on the day of the reform too; empty where no more. Another evaluation. */
  readonly otherReading: () => string;
  /** What it takes from the other regime; null where there is nothing to take. */
  readonly givenUp: GivenUp | null;
  /** Of a right that it brings sooner, what is received until the day on which it would come otherwise. */
  readonly receivedSooner: number | null;
  /** What it brings beside the right: an abono that is owed from an earlier day on; null where it brings none. */
  readonly abono: Brought | null;
  /** Rights that are there with a certificate, beside a first right that is there without it; empty where none. */
  readonly completed: string;
  /** What a certificate brings beyond the first right; empty where nothing. */
  readonly later: () => string;
  /** With a certificate, a day after the first one that brings more for life; null where there is none. */
  readonly better: Later | null;
  /** What waiting brings without a certificate, and what it adds beyond that; empty where that is less. */
  readonly waited: () => Waited;
  /** What it brings to whoever asks no sooner for it; null where its own first day brings as much. */
  readonly sameDay: SameDay | null;
  /** Contributions that it spares whoever asks on the same day; null where none. */
  readonly spared: Spared | null;
  /** That a right which comes sooner by it asks for no more contributions; empty where it does. Another evaluation. */
  readonly nothingMore: () => string;
  /** That a right is there once it is done; empty where it is not, or was there before. */
  readonly atOnce: string;
  /** Of what is at risk: the right after the first one that would be lost; empty where there is none. */
  readonly lost: () => string;
}

export interface Plans {
  readonly facts: Plan;
  readonly elsewhere: Plan | null;
}

const supposing = (
  hypotheses: readonly Hypothesis[],
  { calculation, today, birthDate, overlay, inputOf }: Advised,
): SupposedInput => {
  const under = underHypotheses(calculation, hypotheses, { today, birthDate, overlay });
  const { charges, askedFrom, contributing, paidAfterReform } = under;
  return { input: { ...inputOf(under.calculation), paidAfterReform }, charges, askedFrom, contributing };
};

/** Of what changes nothing there is nothing to take it from. */
const afterPaying = (effect: StepEffect, paid: number | null): StepEffect =>
  paid === null || effect.balance === null || changesNothing(effect)
    ? effect
    : { ...effect, balance: reaisOf(centsOf(effect.balance) - centsOf(paid)) };

const priceOf = (paid: number | null): NextStep['price'] =>
  paid === null ? null : { amount: paid, interestMissing: true };

export const evaluated = (otherwise: Otherwise, { facts, elsewhere }: Plans, advised: Advised): Evaluated | null => {
  const withRecords = (workRecords: OpenCalculation['workRecords']): SupposedInput => ({
    ...NOTHING_MORE,
    input: advised.inputOf({ ...advised.calculation, workRecords }),
  });
  const base = otherwise.by === 'bound' ? planFor(withRecords(otherwise.least).input) : facts;
  if (base === null) return null;
  const supposed = asSupposed(otherwise, advised, withRecords);
  const { effect: line, plan } = effectOn(base, supposed);
  const { soonerByDays, gainOnFirst: gain, balance, cost, evensOutOn, interestMissing } = line;
  const isPriced = otherwise.by === 'hypothesis' && line.costs.length > 0;
  const isCertified = otherwise.by === 'hypothesis' && otherwise.hypothesis.kind === 'certified';
  /** Without any record a day would only be that of whoever began to contribute now. */
  const isEmptied = plan?.person.nothingRecorded === true && !base.person.nothingRecorded;
  const first = isEmptied ? null : (plan?.first ?? null);
  const completesNothing = base.first === null && plan !== null && first === null;
  const paid = otherwise.by === 'records' ? (otherwise.paid ?? null) : null;
  const unpaid = { soonerByDays, gain, balance, ...roundedBy(base, plan) };
  const effect = isEmptied ? NO_RIGHT : afterPaying(unpaid, paid);
  const sameDay = isUndertaken(otherwise) ? onSameDay(facts, plan, balance) : null;
  const brought = Math.max(balance ?? 0, sameDay?.balance ?? 0);
  const taken = isCertified ? givenUp(elsewhere, supposed.input) : null;
  const better = isCertified ? laterOnceCertified(facts, plan) : null;
  return {
    effect: completesNothing ? NOTHING : effect,
    first,
    toSpare: (most) => (plan === null || isEmptied ? 0 : monthsToSpare(plan, most)),
    enoughOn: plan === null || isEmptied ? null : paidEnoughOn(plan),
    price: isPriced ? { amount: cost, interestMissing } : priceOf(paid),
    lastContribution: isPriced && isContributing(otherwise) && plan !== null ? lastContributionText(plan) : '',
    paidBack:
      isPriced && (cost ?? 0) > 0 && (balance ?? 0) > 0
        ? paidBackText({ evensOutOn, balance: brought, interestMissing })
        : '',
    unread: first !== null && plan !== null && isUndertaken(otherwise) ? unreadText(plan) : '',
    otherReading: () => (isBought(otherwise) && plan !== null ? otherReadingText(plan, supposed) : ''),
    givenUp: taken,
    receivedSooner: receivedBetween(first, base.first),
    abono:
      isCertified && plan !== null ? abonoBroughtForward(facts.work, plan.work, plan.person.calculationDate) : null,
    completed: isCertified ? completedText(facts, plan) : '',
    later: () => (isCertified ? laterText(facts, plan) || raisedText(facts, plan) : ''),
    better,
    waited: () => (isCertified ? waitedFor(facts, plan, better, taken?.sum ?? null) : NOT_WAITED),
    sameDay,
    spared: isUndertaken(otherwise) ? contributionsSpared(facts, plan, advised.overlay) : null,
    nothingMore: () => nothingMoreToPay(facts, plan, () => planOfStopping(otherwise, advised, facts)),
    atOnce: isUndertaken(otherwise) && isThere(plan) && !isThere(base) ? ' Feito isso, já pode se aposentar.' : '',
    lost: () => lostText(facts, plan),
  };
};

/** Of a period that is bought: what it would bring on another day. */
const otherReadingText = (plan: Plan, supposed: SupposedInput): string =>
  inCourt(plan, supposed)
    .map((reading) => ` ${disputedSentence(reading, sightOf(plan))}`)
    .join('');

const isBought = (otherwise: Otherwise): boolean =>
  otherwise.by === 'hypothesis' && otherwise.hypothesis.kind === 'bought';

const receivedBetween = (first: Plan['first'], otherwise: Plan['first']): number | null =>
  first === null || first.value === null || otherwise === null || first.day >= otherwise.day
    ? null
    : benefitsBetween(first.value, first.day, otherwise.day);

const isThere = (plan: Plan | null): boolean =>
  plan !== null && plan.first !== null && plan.first.day <= plan.person.calculationDate;

const isContributing = (otherwise: Otherwise): boolean =>
  otherwise.by === 'hypothesis' && otherwise.hypothesis.kind === 'contributes';

/** Something is done for it that would not be done otherwise. */
const isUndertaken = (otherwise: Otherwise): boolean =>
  otherwise.by === 'hypothesis' && otherwise.hypothesis.kind !== 'stops';

/** Of whoever completes months and contributes no more; null for any other step. */
const planOfStopping = (otherwise: Otherwise, advised: Advised, { person }: Plan): Plan | null =>
  otherwise.by === 'hypothesis' && otherwise.hypothesis.kind === 'complemented'
    ? planFor(supposing([otherwise.hypothesis, { kind: 'stops', on: isoOf(person.calculationDate) }], advised).input)
    : null;

const roundedBy = ({ person, first }: Plan, plan: Plan | null): Pick<StepEffect, 'farAhead'> => {
  const isFar = [first, plan?.first ?? null].some(
    (right) => right !== null && isFarAhead(isoOf(right.day), isoOf(person.calculationDate)),
  );
  return isFar ? { farAhead: true } : {};
};

const asSupposed = (
  otherwise: Otherwise,
  advised: Advised,
  withRecords: (records: OpenCalculation['workRecords']) => SupposedInput,
): SupposedInput => {
  switch (otherwise.by) {
    case 'hypothesis':
      return supposing([otherwise.hypothesis], advised);
    case 'records':
      return withRecords(otherwise.workRecords);
    case 'bound':
      return withRecords(otherwise.most);
    default:
      return otherwise satisfies never;
  }
};
