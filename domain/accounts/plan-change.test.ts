import { describe, expect, it } from 'vitest';
import { specify } from '../testing/decider-spec.ts';
import type { KeptCard } from './account.ts';
import { accountAggregate } from './decider.ts';
import type { AccountEvent } from './events.ts';
import { planChange } from './plan-change.ts';

const { given } = specify(accountAggregate.decider);
const now = '2026-12-01T12:00:00.000Z';

const created = (
  origin: 'registered' | 'created',
  planId: string | null,
  paymentType: 'CREDIT_CARD' | 'PIX' | 'SUBSCRIPTION' | null,
  instalments = 1,
): AccountEvent => ({
  type: 'AccountCreated',
  data: {
    accountId: 'a1',
    origin,
    isAdministrators: false,
    paymentType,
    trialEndsAt: origin === 'created' ? null : '2026-11-27T12:00:00.000Z',
    signedUpOn: origin === 'created' ? null : '2026-11-20',
    licenceExpiryDate: null,
    planId,
    instalments,
    terms: null,
    personal: { name: 'Rita', email: 'rita@genial.test', payer: null },
  },
});
const completed: AccountEvent = { type: 'SignUpCompleted', data: {} };
const subscribed: AccountEvent = { type: 'SubscriptionStarted', data: { subscriptionId: 'sub_1' } };
const kept: KeptCard = { token: 't', lastFour: '4444', remoteIp: '203.0.113.7' };
const keeps: AccountEvent = { type: 'CardKept', data: { personal: kept } };
const cancelled: AccountEvent = {
  type: 'SubscriptionCancelled',
  data: { accessUntil: now, refunded: false, wantsContact: false, personal: null },
};
const change = (planId: string | null) => ({ type: 'ChangePlan', planId, now }) as const;
const changed = (planId: string | null, paymentType: 'CREDIT_CARD' | 'PIX' | 'SUBSCRIPTION' | null, instalments = 1) =>
  ({ type: 'PlanChanged', data: { planId, paymentType, instalments, at: now } }) as const;

const monthly = [created('registered', 'genio-mensal', 'SUBSCRIPTION'), completed, subscribed];
const byCard = [created('registered', 'genio-anual-cartao', 'CREDIT_CARD', 12), completed, keeps];
const byPix = [created('registered', 'genio-anual-pix', 'PIX'), completed];
const licensed = [created('created', null, null)];

const stepOf = (events: readonly AccountEvent[], planId: string | null) => {
  const { decider } = accountAggregate;
  const state = events.reduce(decider.evolve, decider.initialState);
  if (state.phase !== 'open') throw new Error('no account');
  const came = planChange(state, planId);
  return came.ok ? came.step : came.error.name;
};

describe('another plan asks of the payment provider', () => {
  it.each([
    ['a month', monthly, 'mestre-mensal', 'change subscription'],
    ['a month', monthly, 'genio-anual', 'change subscription'],
    ['a month', monthly, 'genio-anual-pix', 'end subscription'],
    ['a month', monthly, 'genio-anual-cartao', 'CardRequired'],
    ['a year by card', byCard, 'mestre-anual-cartao', 'replace charges'],
    ['a year by card', byCard, 'genio-anual-pix', 'replace charges'],
    ['a year by card', byCard, 'genio-mensal', 'start subscription'],
    ['a year by PIX', byPix, 'mestre-anual-pix', 'replace charges'],
    ['a year by PIX', byPix, 'genio-mensal', 'CardRequired'],
    ['a year by PIX', byPix, 'genio-anual-cartao', 'CardRequired'],
    ['an account that is not charged', licensed, 'mestre-anual', 'nothing'],
    ['an account that is not charged', licensed, null, 'nothing'],
    ['an account that is not charged', licensed, 'mestre-anual-pix', 'NotFound'],
    ['a year by PIX', byPix, null, 'NotFound'],
    ['a year by PIX', byPix, 'platina', 'NotFound'],
    ['what was cancelled', [...byPix, cancelled], 'mestre-anual-pix', 'SubscriptionEnded'],
    ['a sign-up that is not complete', byPix.slice(0, 1), 'mestre-anual-pix', 'NotFound'],
  ])('from %s', (_from, events, to, step) => {
    expect(stepOf(events, to)).toBe(step);
  });
});

describe('an account that gets another plan', () => {
  it('pays as that is paid, and keeps its instalments where it can', () => {
    given(...monthly)
      .when(change('mestre-mensal'))
      .thenEvents(changed('mestre-mensal', 'SUBSCRIPTION'));
    given(...byCard)
      .when(change('mestre-anual-cartao'))
      .thenEvents(changed('mestre-anual-cartao', 'CREDIT_CARD', 12));
    given(...byCard)
      .when(change('mestre-anual-pix'))
      .thenEvents(changed('mestre-anual-pix', 'PIX'));
    given(...licensed)
      .when(change('mestre-anual'))
      .thenEvents(changed('mestre-anual', null));
  });

  it('twice changes once', () => {
    given(...monthly, changed('mestre-mensal', 'SUBSCRIPTION'))
      .when(change('mestre-mensal'))
      .thenEvents();
  });

  it('is refused what it cannot have', () => {
    given(...byPix)
      .when(change('genio-mensal'))
      .thenRefused({ name: 'CardRequired' });
    given(...monthly, cancelled)
      .when(change('mestre-mensal'))
      .thenRefused({ name: 'SubscriptionEnded' });
  });
});

describe('an unpaid invoice', () => {
  const issued: AccountEvent = {
    type: 'InvoiceIssued',
    data: {
      invoiceId: 'i1',
      valueInCents: 31_000,
      originalDueDate: '2026-12-27',
      covers: { from: '2026-12-27', months: 1 },
    },
  };
  const amend = (value: number, reportedAt: string) =>
    ({ type: 'AmendInvoice', invoiceId: 'i1', value, months: 12, reportedAt }) as const;
  const amended: AccountEvent = {
    type: 'InvoiceAmended',
    data: { invoiceId: 'i1', valueInCents: 300_000, months: 12, reportedAt: now },
  };
  const paid: AccountEvent = {
    type: 'PaymentConfirmed',
    data: { invoiceId: 'i1', paidUntil: '2027-01-27', reportedAt: null },
  };

  it('gets the new value and the time that it pays for, once', () => {
    given(...monthly, issued)
      .when(amend(3000, now))
      .thenEvents(amended);
    given(...monthly, issued, amended)
      .when(amend(3000, '2026-12-02T12:00:00.000Z'))
      .thenEvents();
  });

  it('keeps it when an older report comes late', () => {
    given(...monthly, issued, amended)
      .when(amend(310, '2026-11-30T12:00:00.000Z'))
      .thenEvents();
  });

  it('is not touched once it is paid', () => {
    given(...monthly, issued, paid)
      .when(amend(3000, now))
      .thenEvents();
  });
});
