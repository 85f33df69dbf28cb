import { describe, expect, it } from 'vitest';
import type { AccountFacts, Invoice } from './account.ts';
import { factsOf } from './facts.fake.ts';
import { isAutomatic, lateInvoice } from './late.ts';

const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  invoiceId: 'p1',
  value: 310,
  originalDueDate: '2026-11-28',
  covers: { from: '2026-11-28', months: 1 },
  status: 'open',
  paidUntil: null,
  reportedAt: null,
  valuedAt: null,
  ...changes,
});
const lateOn = (day: string, changes: Partial<AccountFacts> = {}) =>
  lateInvoice(
    { ...factsOf({}), paymentType: 'SUBSCRIPTION', invoices: [invoice()], ...changes },
    `${day}T15:00:00.000Z`,
  );

describe('an invoice that should be paid and is not', () => {
  it('is late from the day after its own', () => {
    expect(lateOn('2026-11-28')).toBeNull();
    expect(lateOn('2026-11-29')).toEqual({ value: 310, dueOn: '2026-11-28', byCard: true });
    expect(lateOn('2026-11-29', { paymentType: 'PIX' })?.byCard).toBe(false);
  });

  it('is late as soon as the bank of its card refused it, and no more once it is paid', () => {
    expect(lateOn('2026-11-27', { invoices: [invoice({ declined: true })] })?.dueOn).toBe('2026-11-28');
    const other = invoice({ invoiceId: 'p2', status: 'received', paidUntil: '2026-12-28' });
    expect(lateOn('2026-11-27', { invoices: [invoice({ declined: true }), other] })).toBeNull();
  });

  it('is the oldest one, and none that another payment paid for, or of a contract that was cancelled', () => {
    const older = invoice({
      invoiceId: 'p0',
      originalDueDate: '2026-10-28',
      covers: { from: '2026-10-28', months: 1 },
    });
    expect(lateOn('2026-11-29', { invoices: [invoice(), older] })?.dueOn).toBe('2026-10-28');
    const other = invoice({ invoiceId: 'p2', status: 'received', paidUntil: '2026-12-28' });
    expect(lateOn('2026-11-29', { invoices: [invoice(), other] })).toBeNull();
    const cancellation = { accessUntil: '2026-11-29T03:00:00.000Z', refunded: false };
    expect(lateOn('2026-11-29', { cancellation })).toBeNull();
  });
});

it('the card pays an invoice of a subscription by itself until its day is past, unless it refused it', () => {
  const on = (day: string, declined?: true) =>
    isAutomatic(invoice({ declined }), { paymentType: 'SUBSCRIPTION' }, `${day}T15:00:00.000Z`);
  expect([on('2026-11-27'), on('2026-11-28'), on('2026-11-29')]).toEqual([true, true, false]);
  expect([on('2026-11-27', true), on('2026-11-28', true)]).toEqual([false, false]);
});
