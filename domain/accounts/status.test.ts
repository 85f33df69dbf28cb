import { describe, expect, it } from 'vitest';
import type { AccountFacts, Invoice } from './account.ts';
import { factsOf } from './facts.fake.ts';
import { accountStanding, accountStatus } from './status.ts';

/** Noon in São Paulo. */
const on = (day: string): string => `${day}T15:00:00.000Z`;

const signedUp = (facts: Partial<AccountFacts> = {}): AccountFacts =>
  factsOf({ instalments: 1, customerId: null, ...facts });
const madeByAdministrator = (facts: Partial<AccountFacts> = {}) =>
  signedUp({ origin: 'created', paymentType: null, trialEndsAt: null, signedUpOn: null, ...facts });
const openInvoice = (originalDueDate: string): Invoice => ({
  invoiceId: 'i1',
  value: 250,
  originalDueDate,
  covers: { from: originalDueDate, months: 1 },
  status: 'open',
  paidUntil: null,
  reportedAt: null,
  valuedAt: null,
});

describe('during the trial', () => {
  it.each(['CREDIT_CARD', 'SUBSCRIPTION'] as const)('a sign-up by %s may only try', (paymentType) => {
    expect(accountStatus(signedUp({ paymentType }), on('2026-11-20'))).toBe('ONLY_TRIAL');
    expect(accountStatus(signedUp({ paymentType }), '2026-11-27T14:59:59.999Z')).toBe('ONLY_TRIAL');
  });

  it('a card may be tried to the end of the day on which its first charge is due, in São Paulo', () => {
    const facts = signedUp({ invoices: [openInvoice('2026-11-28')] });
    expect(accountStatus(facts, on('2026-11-28'))).toBe('ONLY_TRIAL');
    expect(accountStatus(facts, '2026-11-29T02:59:59.999Z')).toBe('ONLY_TRIAL');
    expect(accountStatus(facts, '2026-11-29T03:00:00.000Z')).toBe('PENDING');
  });

  it('who had one before waits for the first payment', () => {
    expect(accountStatus(signedUp({ trialEndsAt: null }), on('2026-11-20'))).toBe('PENDING');
  });

  it('a PIX sign-up waits for its payment', () => {
    const facts = signedUp({ paymentType: 'PIX', invoices: [openInvoice('2026-11-20')] });
    expect(accountStatus(facts, on('2026-11-20'))).toBe('PENDING');
  });

  it('a confirmed payment makes the account active', () => {
    const invoices = [{ ...openInvoice('2026-11-20'), status: 'paid' } as const];
    for (const paymentType of ['CREDIT_CARD', 'PIX', 'SUBSCRIPTION'] as const)
      expect(accountStatus(signedUp({ paymentType, paidUntil: '2027-11-20', invoices }), on('2026-11-21'))).toBe(
        'ACTIVE',
      );
  });
});

describe('when the trial has ended', () => {
  it('an unconfirmed first charge means pending until the invoice is seven days overdue', () => {
    const facts = signedUp({ invoices: [openInvoice('2026-11-28')] });
    expect(accountStatus(facts, on('2026-11-29'))).toBe('PENDING');
    expect(accountStatus(facts, on('2026-12-04'))).toBe('PENDING');
    expect(accountStatus(facts, on('2026-12-05'))).toBe('INACTIVE');
  });

  it('the seventh day is the one in São Paulo', () => {
    const facts = signedUp({ invoices: [openInvoice('2026-11-27')] });
    expect(accountStatus(facts, '2026-12-04T02:59:59.999Z')).toBe('PENDING');
    expect(accountStatus(facts, '2026-12-04T03:00:00.000Z')).toBe('INACTIVE');
  });
});

describe('an account that pays', () => {
  it('stays active while a renewal is overdue for less than seven days', () => {
    const facts = signedUp({ paidUntil: '2026-12-27', invoices: [openInvoice('2026-12-27')] });
    expect(accountStatus(facts, on('2027-01-02'))).toBe('ACTIVE');
    expect(accountStatus(facts, on('2027-01-03'))).toBe('INACTIVE');
  });

  it('is inactive once the paid period is over and nothing renews it', () => {
    const facts = signedUp({ paymentType: 'PIX', paidUntil: '2026-12-27' });
    expect(accountStatus(facts, on('2026-12-27'))).toBe('ACTIVE');
    expect(accountStatus(facts, on('2026-12-28'))).toBe('INACTIVE');
  });
});

describe('who paid is not locked out', () => {
  const year = (invoiceId: string, changes: Partial<Invoice> = {}): Invoice => ({
    ...openInvoice('2026-11-22'),
    invoiceId,
    covers: { from: '2026-11-22', months: 12 },
    ...changes,
  });
  const month = (from: string, changes: Partial<Invoice> = {}): Invoice => ({
    ...openInvoice(from),
    invoiceId: from,
    ...changes,
  });
  const standing = (facts: AccountFacts, day: string) => accountStanding(facts, on(day));

  it('by the second of two charges for the same year', () => {
    const paid = year('i1', { status: 'received', paidUntil: '2027-11-22' });
    const facts = signedUp({ paymentType: 'PIX', paidUntil: '2027-11-22', invoices: [paid, year('i2')] });
    expect(standing(facts, '2026-12-01').accountStatus).toBe('ACTIVE');
    // And the end of that year is an end: the second charge renews nothing.
    expect(standing(facts, '2027-11-23')).toEqual({ accountStatus: 'INACTIVE', accountStatusCause: 'expired' });
  });

  it('by an unpaid month while the next one is paid', () => {
    const invoices = [
      month('2026-11-22', { status: 'paid', paidUntil: '2026-12-22' }),
      month('2026-12-22'),
      month('2027-01-22', { status: 'paid', paidUntil: '2027-02-22' }),
    ];
    const facts = signedUp({ paidUntil: '2027-02-22', invoices });
    expect(standing(facts, '2027-01-23').accountStatus).toBe('ACTIVE');
  });

  it('before the time that was paid in advance begins', () => {
    const invoices = [month('2026-11-28'), month('2026-12-28', { status: 'received', paidUntil: '2027-01-28' })];
    const facts = signedUp({ paidUntil: '2027-01-28', invoices });
    expect(standing(facts, '2026-12-06').accountStatusCause).toBe('overdue');
    expect(standing(facts, '2026-12-28').accountStatus).toBe('ACTIVE');
  });
});

describe('a licence set by an administrator', () => {
  it('is active up to its last day', () => {
    for (const facts of [
      signedUp({ licenceExpiryDate: '2027-01-31' }),
      madeByAdministrator({ licenceExpiryDate: '2027-01-31' }),
    ]) {
      expect(accountStatus(facts, on('2027-01-31'))).toBe('ACTIVE');
      expect(accountStatus(facts, on('2027-02-01'))).toBe('INACTIVE');
    }
  });

  it('without a date has no end', () => {
    expect(accountStatus(madeByAdministrator(), on('2099-01-01'))).toBe('ACTIVE');
  });

  it('does not outlive an unpaid invoice', () => {
    const facts = signedUp({ licenceExpiryDate: '2030-01-01', invoices: [openInvoice('2026-11-01')] });
    expect(accountStatus(facts, on('2026-11-20'))).toBe('INACTIVE');
  });

  it('has no effect on an inactivated account', () => {
    expect(accountStatus(madeByAdministrator({ inactivated: true }), on('2026-11-20'))).toBe('INACTIVE');
  });
});

describe("the administrator's own account", () => {
  it('is always active', () => {
    const facts = signedUp({ isAdministrators: true, inactivated: true, licenceExpiryDate: '2020-01-01' });
    expect(accountStatus(facts, on('2026-11-20'))).toBe('ACTIVE');
  });
});

describe('after a cancellation', () => {
  it('access lasts to the end of the trial', () => {
    const facts = signedUp({ cancellation: { accessUntil: on('2026-11-27'), refunded: false } });
    expect(accountStatus(facts, on('2026-11-26'))).toBe('ONLY_TRIAL');
    expect(accountStatus(facts, on('2026-11-27'))).toBe('INACTIVE');
  });

  it('access lasts to the end of the paid period', () => {
    const facts = signedUp({
      paidUntil: '2027-11-20',
      cancellation: { accessUntil: '2027-11-21T03:00:00.000Z', refunded: false },
    });
    expect(accountStatus(facts, on('2027-11-20'))).toBe('ACTIVE');
    expect(accountStatus(facts, on('2027-11-21'))).toBe('INACTIVE');
  });

  it('a refund ends it at once', () => {
    const facts = signedUp({
      paymentType: 'PIX',
      paidUntil: '2027-11-20',
      cancellation: { accessUntil: on('2026-11-27'), refunded: true },
    });
    expect(accountStatus(facts, on('2026-11-20'))).toBe('INACTIVE');
  });
});

describe('the cause of an end of access', () => {
  const causeOf = (facts: AccountFacts, now: string) => accountStanding(facts, now).accountStatusCause;

  it('is said for INACTIVE alone', () => {
    expect(causeOf(signedUp(), on('2026-11-20'))).toBeNull();
    expect(causeOf(signedUp({ paidUntil: '2027-11-20' }), on('2026-11-20'))).toBeNull();
    expect(causeOf(signedUp({ inactivated: true }), on('2026-11-20'))).toBe('inactivated');
    expect(causeOf(signedUp({ invoices: [openInvoice('2026-11-01')] }), on('2026-11-20'))).toBe('overdue');
    expect(causeOf(signedUp({ paidUntil: '2026-11-19' }), on('2026-11-20'))).toBe('expired');
    const cancellation = { accessUntil: on('2026-11-27'), refunded: true };
    expect(causeOf(signedUp({ cancellation }), on('2026-11-20'))).toBe('cancelled');
  });

  it('is the dispute of a month, though a later one is announced already', () => {
    const month = (from: string, status: Invoice['status'], paidUntil: string | null = null): Invoice => ({
      ...openInvoice(from),
      invoiceId: from,
      status,
      paidUntil,
    });
    const first = month('2026-11-27', 'paid', '2026-12-27');
    const next = month('2027-01-27', 'open');
    const withSecond = (status: Invoice['status']) =>
      signedUp({ paidUntil: '2026-12-27', invoices: [first, month('2026-12-27', status), next] });
    expect(causeOf(withSecond('disputed'), on('2026-12-27'))).toBeNull();
    expect(causeOf(withSecond('disputed'), on('2026-12-28'))).toBe('disputed');
    expect(causeOf(withSecond('refunded'), on('2026-12-28'))).toBe('refunded');
    expect(causeOf(withSecond('cancelled'), on('2026-12-28'))).toBe('expired');
    expect(causeOf(withSecond('open'), on('2026-12-28'))).toBeNull();
  });

  it('is none while the charge for the next month is due a day or two after a short one', () => {
    const renewal = openInvoice('2027-03-31');
    expect(causeOf(signedUp({ paidUntil: '2027-03-28', invoices: [renewal] }), on('2027-03-30'))).toBeNull();
  });

  it('is a refund where the money went back without a cancellation', () => {
    const refunded = { ...openInvoice('2026-11-20'), status: 'refunded' } as const;
    expect(causeOf(signedUp({ paymentType: 'PIX', invoices: [refunded] }), on('2026-11-21'))).toBe('refunded');
    expect(causeOf(signedUp({ invoices: [refunded], paidUntil: '2027-11-20' }), on('2026-11-21'))).toBeNull();
  });
});
