import { accept, type Decision } from '../decider.ts';
import { type NotFound, notFound } from '../failures.ts';
import { minutesBetween } from '../units/instant.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import type { AccountFacts, Attempt, AttemptPurpose, OpenAccount } from './account.ts';
import type { AccountCommand } from './commands.ts';
import type { AccountEvent } from './events.ts';

const chargingPurposes: ReadonlySet<AttemptPurpose> = new Set(['charge', 'subscription', 'payment']);

/** Whether an attempt may have brought money in, so that nothing else is charged before it is settled. */
export const isCharging = ({ purpose }: Pick<Attempt, 'purpose'>): boolean => chargingPurposes.has(purpose);

/** The charge of which nobody knows yet whether it was made; null: there is none. */
export const unsettledCharge = ({ attempts }: Pick<AccountFacts, 'attempts'>): Attempt | null =>
  attempts.find((one) => one.outcome === 'open' && isCharging(one)) ?? null;

/**
 * The call of which nobody knows yet what it did, and which holds up every other of its kind: one that charges, or a change
 * of plan. Null: there is none.
 */
export const unsettled = ({ attempts }: Pick<AccountFacts, 'attempts'>): Attempt | null =>
  attempts.find((one) => one.outcome === 'open' && (isCharging(one) || one.purpose === 'plan')) ?? null;

/** Whether the provider has not ended yet what it charges by the contract that was cancelled: a new one would end with it. */
export const isEnding = ({ accountId, facts }: Pick<OpenAccount, 'accountId' | 'facts'>): boolean =>
  facts.attempts.some(({ purpose, reference }) => purpose === 'removal' && reference === accountId);

/** What can simply be asked for again, without looking for it first: an end or a refund that is done is not done twice. */
const isSimplyRepeated = ({ purpose }: Attempt): boolean => purpose === 'removal' || purpose === 'refund';

/** So often without an answer, and somebody has to look at it. */
const TRIES_UNANSWERED = 3;

const isFailing = (attempt: Attempt): boolean =>
  attempt.outcome !== 'open' || (isSimplyRepeated(attempt) && attempt.tries >= TRIES_UNANSWERED);

const newestFirst = (one: Attempt, other: Attempt): number => (one.lastAt > other.lastAt ? -1 : 1);

/** What failed and was not made good since, the newest first. */
export const failures = ({ attempts }: Pick<AccountFacts, 'attempts'>): readonly Attempt[] =>
  attempts.filter(isFailing).sort(newestFirst);

/**
 * What somebody who runs the shop has to look at on `now` (ISO 8601), the newest: what failed, or a charge of which nobody
 * knows yet what became of it though it was looked for long enough, as while the provider cannot be asked. Null: nothing.
 */
export const lastTrouble = ({ attempts }: Pick<AccountFacts, 'attempts'>, now: string): Attempt | null =>
  attempts.filter((one) => isFailing(one) || isLongUnsettled(one, now)).sort(newestFirst)[0] ?? null;

/** The last charge that came to nothing and was not made good since; null: none. One that another plan needed is no charge of the plan that is. */
export const chargeNotMade = (
  facts: Pick<AccountFacts, 'attempts' | 'paymentType' | 'cancellation'>,
): Attempt | null => {
  const isOfWish = ({ purpose }: Attempt) =>
    purpose === 'subscription' && facts.cancellation === null && facts.paymentType !== 'SUBSCRIPTION';
  return failures(facts).find((one) => isCharging(one) && !isOfWish(one)) ?? null;
};

/** For so long it is said that a plan was refused: whoever keeps the one they have asks for nothing that would end it. */
const DAYS_REFUSED_PLAN = 30;

/**
 * The plan that was asked for and did not come about, as of `now` (ISO 8601): `refused`, or `not done` while it is still
 * asked for, or was not by its person. Null: there is none, or the account had another plan since or is cancelled.
 */
export const planNotChanged = (
  facts: Pick<AccountFacts, 'attempts' | 'planId' | 'planChangedAt' | 'cancellation'>,
  now: string,
): Attempt | null => {
  const [last] = failures(facts).filter(({ purpose }) => purpose === 'plan');
  if (last === undefined || facts.cancellation !== null || last.reference === facts.planId) return null;
  if (facts.planChangedAt !== null && facts.planChangedAt > last.lastAt) return null;
  const isPast = minutesBetween(last.lastAt, now) > DAYS_REFUSED_PLAN * 24 * HOUR_MINUTES;
  const isOver = last.outcome === 'refused' || !last.repeatable;
  return isOver && isPast ? null : last;
};

/** Something that charges is under way or unsettled: nothing else may charge. */
export interface PaymentConfirming {
  readonly name: 'PaymentConfirming';
}

type OutsideCommand = Extract<AccountCommand, { type: 'AttemptOutside' | 'NoteLook' | 'NoteAnswer' | 'NoteSurplus' }>;

export const decideOutside = (
  command: OutsideCommand,
  facts: AccountFacts,
): Decision<AccountEvent, NotFound | PaymentConfirming> => {
  if (command.type === 'NoteSurplus') {
    const { type, amount, now: at, ...rest } = command;
    return accept({ type: 'SurplusFound', data: { ...rest, amountInCents: centsOf(amount), at } });
  }
  if (command.type === 'AttemptOutside') {
    const { type, amount, now: at, ...rest } = command;
    if (isHeldUp(command, facts)) return { ok: false, error: { name: 'PaymentConfirming' } };
    const amountInCents = amount === null ? null : centsOf(amount);
    return accept({ type: 'OutsideAttempted', data: { ...rest, amountInCents, at } });
  }
  const { attemptId, now: at } = command;
  const known = facts.attempts.find((one) => one.attemptId === attemptId);
  // What is settled stays so: an answer that comes late changes nothing.
  if (known === undefined || known.outcome !== 'open') return known === undefined ? notFound : accept();
  if (command.type === 'NoteLook') return accept({ type: 'OutsideLookedFor', data: { attemptId, at } });
  const { outcome, detail, ofSeller = false } = command;
  const whose = ofSeller ? { ofSeller } : {};
  return accept({ type: 'OutsideAnswered', data: { attemptId, outcome, detail, ...whose, at } });
};

/** Nothing else charges while a charge is unsettled, and no plan takes the place of one that is being confirmed. */
const isHeldUp = (command: Pick<Attempt, 'purpose' | 'reference'>, facts: AccountFacts): boolean =>
  isCharging(command)
    ? unsettledCharge(facts) !== null
    : command.purpose === 'plan' &&
      facts.attempts.some((one) => one.purpose === 'plan' && one.outcome === 'open' && !isLike(one, command));

const isLike = (one: Attempt, other: Pick<Attempt, 'purpose' | 'reference'>): boolean =>
  one.purpose === other.purpose && one.reference === other.reference;

/** The attempts after one more was made: it takes the place of the last of its kind. */
export const attempted = (
  attempts: readonly Attempt[],
  { amountInCents, ...made }: Extract<AccountEvent, { type: 'OutsideAttempted' }>['data'],
): readonly Attempt[] => {
  const before = attempts.find((one) => isLike(one, made));
  const amount = amountInCents === null ? null : reaisOf(amountInCents);
  const fresh = { outcome: 'open', lastAt: made.at, looks: 0, detail: null } as const;
  return [...attempts.filter((one) => !isLike(one, made)), { ...made, ...fresh, amount, tries: triesAfter(before) }];
};

/** One that was only wished for, or of which nothing is known, has not failed; one without an answer has. */
const triesAfter = (before: Attempt | undefined): number => {
  if (before === undefined) return 1;
  return before.outcome === 'open' && before.detail === null ? before.tries : before.tries + 1;
};

export const lookedFor = (
  attempts: readonly Attempt[],
  { attemptId, at }: Extract<AccountEvent, { type: 'OutsideLookedFor' }>['data'],
): readonly Attempt[] =>
  attempts.map((one) => (one.attemptId === attemptId ? { ...one, looks: one.looks + 1, lastAt: at } : one));

/** What is done is an attempt no more; what it was for may fail in another way than before. */
export const answered = (
  attempts: readonly Attempt[],
  {
    attemptId,
    outcome,
    detail,
    ofSeller = false,
    at: lastAt,
  }: Extract<AccountEvent, { type: 'OutsideAnswered' }>['data'],
): readonly Attempt[] => {
  if (outcome === 'done') {
    const settled = attempts.find((one) => one.attemptId === attemptId);
    return attempts.filter((one) => one.attemptId !== attemptId && !(settled !== undefined && isStale(one, settled)));
  }
  const after = outcome === 'unanswered' ? 'open' : outcome;
  const whose = ofSeller ? { ofSeller } : {};
  return attempts.map((one) =>
    one.attemptId === attemptId ? { ...one, outcome: after, detail, ...whose, lastAt } : one,
  );
};

/** A failed charge is made good by any charge that succeeds, and a plan that was wished for by another one. */
const isStale = (one: Attempt, settled: Attempt): boolean =>
  one.outcome !== 'open' &&
  ((isCharging(one) && isCharging(settled)) || (one.purpose === 'plan' && settled.purpose === 'plan'));

/** Minutes after the call at which its reference is looked for: the call itself may last a minute and a half. */
const LOOKS_AFTER_MINUTES = [2, 3, 5, 8, 12] as const;

/** What to do about an unsettled attempt: wait, look for it, or take it as not done after it was looked for long enough. */
export const nextStep = (attempt: Attempt, now: string): 'wait' | 'look' | 'last look' => {
  const due = LOOKS_AFTER_MINUTES[attempt.looks];
  const minutes = minutesBetween(attempt.at, now);
  if (due !== undefined && minutes < due) return 'wait';
  return attempt.looks >= LOOKS_AFTER_MINUTES.length - 1 ? 'last look' : 'look';
};

const isLongUnsettled = (attempt: Attempt, now: string): boolean =>
  attempt.outcome === 'open' &&
  isCharging(attempt) &&
  minutesBetween(attempt.at, now) > Math.max(...LOOKS_AFTER_MINUTES);

const HOUR_MINUTES = 60;
const MOST_HOURS = 24;

const hoursAfter = (tries: number): number => Math.min(2 ** (tries - 1), MOST_HOURS);

/**
 * Whether what failed may be tried again: at the next run at first, then after 2, 4, 8, 16 and each 24 hours. What may
 * simply be repeated, and had no answer, once its call is surely over, then at growing distances, too.
 */
export const mayTryAgain = ({ outcome, tries, lastAt }: Attempt, now: string): boolean => {
  const minutes = minutesBetween(lastAt, now);
  if (outcome === 'open')
    return minutes >= Math.min(LOOKS_AFTER_MINUTES[0] * 2 ** (tries - 1), MOST_HOURS * HOUR_MINUTES);
  return tries <= 1 || minutes >= hoursAfter(tries) * HOUR_MINUTES;
};
