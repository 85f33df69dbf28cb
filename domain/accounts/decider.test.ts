import { describe, it } from 'vitest';
import { specify } from '../testing/decider-spec.ts';
import { accountAggregate } from './decider.ts';
import type { AccountEvent } from './events.ts';

const { given } = specify(accountAggregate.decider);

const facts = {
  origin: 'registered',
  isAdministrators: false,
  paymentType: 'PIX',
  trialEndsAt: '2026-11-27T12:00:00.000Z',
  licenceExpiryDate: null,
} as const;
const person = { name: 'Rita', email: 'rita@genial.test' };
const created: AccountEvent = { type: 'AccountCreated', data: { accountId: 'a1', ...facts, personal: person } };
const issued: AccountEvent = {
  type: 'InvoiceIssued',
  data: { invoiceId: 'i1', valueInCents: 300_000, originalDueDate: '2026-11-20' },
};
const paid: AccountEvent = { type: 'PaymentConfirmed', data: { invoiceId: 'i1', paidUntil: '2027-11-20' } };

describe('an account', () => {
  it('is created once', () => {
    const create = { type: 'CreateAccount', accountId: 'a1', ...facts, ...person } as const;
    given().when(create).thenEvents(created);
    given(created).when(create).thenRefused({ name: 'AlreadyExists' });
  });

  it('is inactivated and activated, each once', () => {
    const inactivated: AccountEvent = { type: 'AccountInactivated', data: {} };
    given(created).when({ type: 'InactivateAccount' }).thenEvents(inactivated);
    given(created, inactivated).when({ type: 'InactivateAccount' }).thenNothing();
    given(created, inactivated).when({ type: 'ActivateAccount' }).thenEvents({ type: 'AccountActivated', data: {} });
    given(created).when({ type: 'ActivateAccount' }).thenNothing();
  });

  it('gets a licence date, and loses it', () => {
    given(created)
      .when({ type: 'SetLicenceDate', licenceExpiryDate: '2030-01-01' })
      .thenEvents({ type: 'LicenceDateSet', data: { licenceExpiryDate: '2030-01-01' } });
    given(created).when({ type: 'SetLicenceDate', licenceExpiryDate: null }).thenNothing();
  });

  it('is not found before it is created', () => {
    given().when({ type: 'InactivateAccount' }).thenRefused({ name: 'NotFound' });
  });
});

describe('a repeated report of a payment provider', () => {
  it('happens once', () => {
    const issue = { type: 'IssueInvoice', invoiceId: 'i1', value: 3000, originalDueDate: '2026-11-20' } as const;
    const confirm = { type: 'ConfirmPayment', invoiceId: 'i1', paidUntil: '2027-11-20' } as const;
    given(created).when(issue).thenEvents(issued);
    given(created, issued).when(issue).thenNothing();
    given(created, issued).when(confirm).thenEvents(paid);
    given(created, issued, paid).when(confirm).thenNothing();
  });

  it('is not found when it is about an unknown invoice', () => {
    given(created)
      .when({ type: 'ConfirmPayment', invoiceId: 'i9', paidUntil: '2027-11-20' })
      .thenRefused({ name: 'NotFound' });
  });

  it('keeps the longest paid period', () => {
    given(created, issued, paid, {
      type: 'PaymentConfirmed',
      data: { invoiceId: 'i1', paidUntil: '2027-01-01' },
    }).thenState({
      phase: 'open',
      accountId: 'a1',
      ...person,
      facts: {
        ...facts,
        paidUntil: '2027-11-20',
        invoices: [{ invoiceId: 'i1', value: 3000, originalDueDate: '2026-11-20', status: 'paid' }],
        inactivated: false,
        cancellation: null,
      },
    });
  });
});

describe('a subscription', () => {
  it('is cancelled once, its reason kept as personal data', () => {
    const cancel = {
      type: 'CancelSubscription',
      accessUntil: '2026-11-27T12:00:00.000Z',
      refunded: true,
      reason: 'Não usei',
      wantsContact: false,
    } as const;
    const cancelled: AccountEvent = {
      type: 'SubscriptionCancelled',
      data: {
        accessUntil: '2026-11-27T12:00:00.000Z',
        refunded: true,
        wantsContact: false,
        personal: { reason: 'Não usei' },
      },
    };
    given(created).when(cancel).thenEvents(cancelled);
    given(created, cancelled).when(cancel).thenNothing();
  });
});

it('loses the name of its holder once', () => {
  const forgotten: AccountEvent = { type: 'AccountHolderForgotten', data: {} };
  given(created).when({ type: 'ForgetHolder' }).thenEvents(forgotten);
  given(created, forgotten).when({ type: 'ForgetHolder' }).thenNothing();
});
