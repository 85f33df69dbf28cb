import { describe, expect, it } from 'vitest';
import type { Attempt } from './account.ts';
import { endOfKeeping, eraseOn, isErasureDue, requestedErasure } from './erasure.ts';
import { factsOf } from './facts.fake.ts';

const asked = factsOf({ erasureRequestedAt: '2026-11-20T15:00:00.000Z' });

describe('an office that asks to be erased', () => {
  it('may take it back for 48 hours, and is erased within 72', () => {
    expect(requestedErasure(asked)).toEqual({
      requestedAt: '2026-11-20T15:00:00.000Z',
      withdrawUntil: '2026-11-22T15:00:00.000Z',
      doneBy: '2026-11-23T15:00:00.000Z',
    });
    expect(isErasureDue(asked, '2026-11-22T14:59:59.999Z')).toBe(false);
    expect(isErasureDue(asked, '2026-11-22T15:00:00.000Z')).toBe(true);
  });

  it('gets its money back first', () => {
    const refund: Attempt = {
      attemptId: 't1',
      purpose: 'refund',
      reference: 'pay_1',
      amount: 310,
      day: '2026-11-20',
      repeatable: true,
      outcome: 'refused',
      tries: 2,
      at: '2026-11-20T15:00:00.000Z',
      lastAt: '2026-11-21T15:00:00.000Z',
      looks: 0,
      detail: 'Saldo insuficiente.',
    };
    expect(isErasureDue({ ...asked, attempts: [refund] }, '2026-12-20T15:00:00.000Z')).toBe(false);
  });
});

describe('a cancelled account', () => {
  const cancelled = factsOf({ cancellation: { accessUntil: '2026-11-27T15:00:00.000Z', refunded: false } });

  it('is kept for three months after its access ended', () => {
    expect(endOfKeeping(cancelled)).toBe('2027-02-27');
    expect(isErasureDue(cancelled, '2027-02-27T02:59:59.999Z')).toBe(false);
    expect(isErasureDue(cancelled, '2027-02-27T03:00:00.000Z')).toBe(true);
  });

  it('is erased earlier where that is asked for', () => {
    expect(eraseOn({ ...cancelled, erasureRequestedAt: '2026-12-01T15:00:00.000Z' })).toBe('2026-12-03');
  });
});

it('the installation’s own account is never erased', () => {
  const own = factsOf({ isAdministrators: true, erasureRequestedAt: '2026-11-20T15:00:00.000Z' });
  expect([eraseOn(own), isErasureDue(own, '2099-01-01T00:00:00.000Z')]).toEqual([null, false]);
});
