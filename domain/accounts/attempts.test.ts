import { describe, expect, it } from 'vitest';
import { specify } from '../testing/decider-spec.ts';
import type { Attempt } from './account.ts';
import { chargeNotMade, mayTryAgain, nextStep, planNotChanged, unsettledCharge } from './attempts.ts';
import { accountAggregate } from './decider.ts';
import type { AccountEvent } from './events.ts';
import { factsOf } from './facts.fake.ts';

const { given } = specify(accountAggregate.decider);
const now = '2026-11-28T12:00:00.000Z';
const after = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();

const created: AccountEvent = {
  type: 'AccountCreated',
  data: {
    accountId: 'a1',
    origin: 'registered',
    isAdministrators: false,
    paymentType: 'CREDIT_CARD',
    trialEndsAt: '2026-11-27T12:00:00.000Z',
    signedUpOn: '2026-11-20',
    licenceExpiryDate: null,
    planId: 'genio-anual-cartao',
    instalments: 12,
    terms: null,
    personal: null,
  },
};
const what = {
  attemptId: 't1',
  purpose: 'charge',
  reference: 'a1:1:2026-11-28',
  day: '2026-11-28',
  repeatable: true,
} as const;
const attempt = { type: 'AttemptOutside', ...what, amount: 3000, now } as const;
const wasAttempted: AccountEvent = { type: 'OutsideAttempted', data: { ...what, amountInCents: 300_000, at: now } };
const answer = (outcome: 'done' | 'refused' | 'not done' | 'unanswered', attemptId = 't1') =>
  ({ type: 'NoteAnswer', attemptId, outcome, detail: null, now }) as const;
const wasAnswered = (outcome: 'done' | 'refused' | 'not done' | 'unanswered'): AccountEvent => ({
  type: 'OutsideAnswered',
  data: { attemptId: 't1', outcome, detail: null, at: now },
});

describe('a charge', () => {
  it('is noted before it is asked for', () => {
    given(created).when(attempt).thenEvents(wasAttempted);
  });

  it('is not asked for again while nobody knows what became of it', () => {
    const again = { ...attempt, attemptId: 't2' };
    given(created, wasAttempted).when(again).thenRefused({ name: 'PaymentConfirming' });
    given(created, wasAttempted, wasAnswered('unanswered')).when(again).thenRefused({ name: 'PaymentConfirming' });
  });

  it('holds up another way of charging, and no cancellation', () => {
    given(created, wasAttempted)
      .when({ ...attempt, attemptId: 't2', purpose: 'subscription', reference: 'a1' })
      .thenRefused({ name: 'PaymentConfirming' });
    given(created, wasAttempted)
      .when({ ...attempt, attemptId: 't2', purpose: 'cancellation', reference: 'a1', amount: null })
      .thenEvents({
        type: 'OutsideAttempted',
        data: { ...what, attemptId: 't2', purpose: 'cancellation', reference: 'a1', amountInCents: null, at: now },
      });
  });

  it('that was refused, or is known not to be made, may be asked for again', () => {
    const again = { ...attempt, attemptId: 't2' };
    for (const outcome of ['refused', 'not done', 'done'] as const)
      given(created, wasAttempted, wasAnswered(outcome))
        .when(again)
        .thenEvents({ type: 'OutsideAttempted', data: { ...what, attemptId: 't2', amountInCents: 300_000, at: now } });
  });

  it('that is settled stays so, whatever answer comes late', () => {
    given(created, wasAttempted, wasAnswered('not done')).when(answer('done')).thenEvents();
  });
});

const open: Attempt = {
  ...what,
  amount: 3000,
  outcome: 'open',
  tries: 1,
  at: now,
  lastAt: now,
  looks: 0,
  detail: null,
};

describe('a call without answer', () => {
  it('is looked for at growing distances, and for ten minutes and more before it counts as not made', () => {
    const steps = [0, 1, 2, 3, 4].map((looks) =>
      [1, 2, 3, 5, 8, 12].map((minutes) => nextStep({ ...open, looks }, after(minutes))),
    );
    expect(steps).toEqual([
      ['wait', 'look', 'look', 'look', 'look', 'look'],
      ['wait', 'wait', 'look', 'look', 'look', 'look'],
      ['wait', 'wait', 'wait', 'look', 'look', 'look'],
      ['wait', 'wait', 'wait', 'wait', 'look', 'look'],
      ['wait', 'wait', 'wait', 'wait', 'wait', 'last look'],
    ]);
  });

  it('is the one that keeps others from charging', () => {
    expect(unsettledCharge({ attempts: [open] })).toBe(open);
    expect(unsettledCharge({ attempts: [{ ...open, outcome: 'refused' }] })).toBeNull();
    expect(unsettledCharge({ attempts: [{ ...open, purpose: 'refund' }] })).toBeNull();
  });
});

it('what had no answer and may simply be repeated is repeated once its call is over', () => {
  expect([1, 2].map((minutes) => mayTryAgain({ ...open, purpose: 'refund' }, after(minutes)))).toEqual([false, true]);
});

it('what failed is tried again at once, and then at growing distances up to a day', () => {
  const failed = (tries: number): Attempt => ({ ...open, outcome: 'refused', tries });
  expect(mayTryAgain(failed(1), now)).toBe(true);
  expect([119, 120].map((minutes) => mayTryAgain(failed(2), after(minutes)))).toEqual([false, true]);
  expect([23, 24].map((hours) => mayTryAgain(failed(9), after(hours * 60)))).toEqual([false, true]);
});

describe('what is told to the payer as failed', () => {
  const failed = (changes: Partial<Attempt>): Attempt => ({
    ...what,
    amount: 490,
    outcome: 'refused',
    tries: 1,
    at: now,
    lastAt: now,
    looks: 0,
    detail: 'Recusado.',
    ...changes,
  });
  const wish = failed({ purpose: 'plan', reference: 'mestre-mensal' });
  const inSubscription = failed({ purpose: 'subscription', reference: 'a1' });

  it('of a plan that was asked for is the plan, and no charge', () => {
    const facts = factsOf({ paymentType: 'PIX', planId: 'genio-anual-pix', attempts: [inSubscription, wish] });
    expect(planNotChanged(facts, now)).toEqual(wish);
    expect(chargeNotMade(facts)).toBeNull();
  });

  it('is the charge of a subscription that was signed up for', () => {
    const facts = factsOf({ paymentType: 'SUBSCRIPTION', attempts: [inSubscription] });
    expect(chargeNotMade(facts)).toEqual(inSubscription);
  });

  it.each([
    ['the account has the plan by now', { planId: 'mestre-mensal' }],
    ['another plan was given to it since', { planChangedAt: after(60) }],
    ['it was cancelled', { cancellation: { accessUntil: now, refunded: false } }],
    ['nobody knows yet', { attempts: [{ ...wish, outcome: 'open' as const }] }],
  ])('is no plan where %s', (_why, changes) => {
    expect(planNotChanged(factsOf({ attempts: [wish], ...changes }), now)).toBeNull();
  });

  it('is a refused plan for a month, and one that is still asked for as long as it is', () => {
    const later = '2027-01-10T12:00:00.000Z';
    const still = { ...wish, outcome: 'not done' as const };
    expect(planNotChanged(factsOf({ attempts: [wish] }), later)).toBeNull();
    expect(planNotChanged(factsOf({ attempts: [still] }), later)).toEqual(still);
    // Of a card that was typed nobody asks again but its person.
    expect(planNotChanged(factsOf({ attempts: [{ ...still, repeatable: false }] }), later)).toBeNull();
  });
});
