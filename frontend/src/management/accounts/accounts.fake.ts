import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Account } from '../../../../domain/api/accounts.ts';

export const account = (id: string, changes: Partial<Account> = {}): Account => ({
  id,
  name: `Conta ${id}`,
  email: `${id}@x.test`,
  licenceExpiryDate: null,
  status: 'ACTIVE',
  ...changes,
});

/** Of an account that left, whose refund failed, and to whom a correction is owed. */
export const billing = {
  isSubscription: false,
  plan: 'Gênio mensal, assinatura no cartão',
  cause: 'cancelled',
  paidUntil: '2026-12-28',
  lastPayment: { value: 310, until: '2026-12-28' },
  next: null,
  late: null,
  failure: { at: '2026-12-01T12:00:00.000Z', purpose: 'refund', detail: 'Saldo insuficiente.' },
  surpluses: [{ at: '2026-12-02T12:00:00.000Z', amount: 310, done: 'refunded' }],
  owed: [
    { paidOn: '2026-11-25', refundedOn: '2026-12-02', value: 3000, amount: 15.6 },
    { paidOn: '2026-12-25', refundedOn: '2027-01-02', value: 310, amount: null },
  ],
  differencesPaid: [{ paidOn: '2026-08-25', refundedOn: '2026-09-02', amount: 7.5, at: '2026-10-13T12:00:00.000Z' }],
  leaving: { at: '2026-12-01T12:00:00.000Z', reason: 'Muito caro', wantsContact: true },
} as const satisfies Account['billing'];
/** Of one of which there is nothing to tell. */
export const quiet = {
  ...billing,
  cause: null,
  leaving: null,
  failure: null,
  surpluses: [],
  owed: [],
  differencesPaid: [],
};

/** The line of an account; null: it is not shown. */
export const lineOf = (name: string) => screen.queryByRole('rowheader', { name });

export const onTheDay = () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-12-05T12:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};
