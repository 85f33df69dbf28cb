import { describe, expect, it } from 'vitest';
import type { AccountFacts, Invoice } from './account.ts';
import { factsOf } from './facts.fake.ts';
import { guaranteeUntil, refundOf } from './refund.ts';

const invoice = (invoiceId: string, status: Invoice['status'], value = 310): Invoice => ({
  invoiceId,
  value,
  originalDueDate: '2026-11-30',
  covers: { from: '2026-11-30', months: 1 },
  status,
  paidUntil: null,
  reportedAt: null,
  valuedAt: null,
});
/** Signed up on 22 November, a Sunday. */
const signedUp = (facts: Partial<AccountFacts> = {}): AccountFacts =>
  factsOf({ contract: { number: 1, on: '2026-11-22', invoicesBefore: 0 }, ...facts });
const returned = (invoices: readonly Invoice[]): AccountFacts =>
  signedUp({ contract: { number: 2, on: '2027-03-01', invoicesBefore: 1 }, invoices });

describe('a cancellation gives back what was paid', () => {
  const paid = signedUp({ invoices: [invoice('i1', 'received', 2700)] });
  it.each([
    ['on the day of the contract', '2026-11-22T18:00:00.000Z', 'withdrawal'],
    ['on the seventh day after it, until midnight in São Paulo', '2026-11-30T02:59:00.000Z', 'withdrawal'],
    ['on the eighth', '2026-11-30T03:00:00.000Z', 'guarantee'],
    ['on the fifteenth', '2026-12-08T02:59:00.000Z', 'guarantee'],
    ['on the sixteenth no more', '2026-12-08T03:00:00.000Z', null],
  ])('%s', (_when, now, ground) => {
    expect(refundOf(paid, now).ground).toBe(ground);
    expect(refundOf(paid, now).amount).toBe(ground === null ? 0 : 2700);
  });

  it('with each instalment, to the cent', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => invoice(`i${index}`, 'paid', index === 11 ? 29.24 : 29.16));
    expect(refundOf(signedUp({ invoices: twelve }), '2026-12-01T12:00:00.000Z').amount).toBe(350);
  });

  it('and nothing of what is open, went back already or is disputed', () => {
    const invoices = (['open', 'refunded', 'disputed', 'cancelled'] as const).map((status) => invoice(status, status));
    expect(refundOf(signedUp({ invoices }), '2026-11-25T12:00:00.000Z')).toEqual({
      ground: null,
      amount: 0,
      invoices: [],
    });
  });

  it('of a return within seven days, and of nothing that was paid before it', () => {
    const facts = returned([invoice('old', 'paid'), invoice('new', 'paid', 490)]);
    expect(refundOf(facts, '2027-03-08T12:00:00.000Z')).toMatchObject({ ground: 'withdrawal', amount: 490 });
    expect(refundOf(facts, '2027-03-09T12:00:00.000Z').ground).toBeNull();
  });
});

it('the last day for it is said, and none where there is no contract or it has ended', () => {
  expect(guaranteeUntil(signedUp())).toBe('2026-12-07');
  expect(guaranteeUntil(returned([]))).toBe('2027-03-08');
  expect(guaranteeUntil(signedUp({ contract: { number: 1, on: null, invoicesBefore: 0 } }))).toBeNull();
  expect(guaranteeUntil(signedUp({ cancellation: { accessUntil: '2026-12-01', refunded: false } }))).toBeNull();
});
