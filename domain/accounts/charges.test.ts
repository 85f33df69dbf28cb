import { describe, expect, it } from 'vitest';
import type { AccountFacts, Invoice } from './account.ts';
import { accessUntil } from './cancellation.ts';
import { chargeDue, chargedByNewCard, nextCharge } from './charges.ts';
import { factsOf } from './facts.fake.ts';
import { firstChargeOn, trialEndOf } from './trial.ts';

/** Noon in São Paulo. */
const on = (day: string): string => `${day}T15:00:00.000Z`;

const paid: Invoice = {
  invoiceId: 'i1',
  value: 3000,
  originalDueDate: '2026-11-27',
  covers: { from: '2026-11-27', months: 12 },
  status: 'paid',
  paidUntil: '2027-11-27',
  reportedAt: null,
  valuedAt: null,
};

describe('a card', () => {
  it('is charged for a year on the day after the one on which its trial ends, never within it', () => {
    expect(chargeDue(factsOf(), '2026-11-28T02:59:59.999Z')).toBeNull();
    expect(chargeDue(factsOf(), '2026-11-28T03:00:00.000Z')).toEqual({
      number: 1,
      billing: 'CREDIT_CARD',
      dueDate: '2026-11-28',
      covers: { from: '2026-11-28', months: 12 },
    });
  });

  it('is charged on the 30th where somebody signed up on the 22nd', () => {
    const signUp = { signedUpOn: '2026-11-22', trialEndsAt: trialEndOf('2026-11-22T17:23:00.000Z') };
    expect(firstChargeOn(signUp)).toBe('2026-11-30');
  });

  it('is charged at once where there was a trial before', () => {
    const facts = factsOf({ trialEndsAt: null });
    expect(chargeDue(facts, on('2026-11-20'))?.dueDate).toBe('2026-11-20');
  });

  it('that its holder disputes is charged no more', () => {
    const disputed = { ...paid, status: 'disputed', paidUntil: null } as const;
    const facts = factsOf({ planId: 'genio-anual-cartao', invoices: [disputed] });
    expect(chargeDue(facts, on('2026-12-20'))).toBeNull();
    expect(nextCharge(facts, on('2026-12-20'))).toBeNull();
  });

  it('is announced to nobody whose account is closed, where it is made from here; a subscription goes on', () => {
    const now = on('2026-11-22');
    const closed = { planId: 'genio-anual', inactivated: true } as const;
    expect(nextCharge(factsOf(closed), now)).toBeNull();
    const subscription = { paymentType: 'SUBSCRIPTION', subscriptionId: 'sub_1' } as const;
    expect(nextCharge(factsOf({ ...closed, ...subscription }), now)?.dueOn).toBe('2026-11-28');
  });

  it('is announced to nobody whose subscription the provider has not made', () => {
    const facts = factsOf({ planId: 'genio-mensal', paymentType: 'SUBSCRIPTION' });
    expect(nextCharge(facts, on('2026-11-22'))).toBeNull();
    expect(nextCharge({ ...facts, subscriptionId: 'sub_1' }, on('2026-11-22'))?.value).toBe(310);
  });

  it('that is typed anew is charged at once for what is due, and for nothing else', () => {
    const kept = { token: 't', lastFour: '4444', remoteIp: '203.0.113.7' };
    const of = (facts: Partial<AccountFacts>, day: string, card: typeof kept | null = kept) =>
      chargedByNewCard({ facts: factsOf(facts), card }, on(day));
    expect(of({}, '2026-11-22')).toBe(0);
    expect(of({}, '2026-11-29')).toBe(3000);
    expect(of({ invoices: [paid], paidUntil: '2027-11-27' }, '2026-12-22', null)).toBeNull();
    const monthly = { planId: 'genio-mensal', paymentType: 'SUBSCRIPTION' } as const;
    expect(of({ ...monthly, subscriptionId: 'sub_1' }, '2026-12-22')).toBe(0);
    // Of a subscription that was not made: within the trial nothing, later the first month.
    expect(of(monthly, '2026-11-22', null)).toBe(0);
    expect(of(monthly, '2026-11-29', null)).toBe(310);
    expect(of({ paymentType: 'PIX', planId: 'genio-anual-pix' }, '2026-11-22', null)).toBeNull();
  });

  it('is charged again when the year is over, and not before', () => {
    const facts = factsOf({ invoices: [paid], paidUntil: '2027-11-27' });
    expect(chargeDue(facts, on('2027-11-26'))).toBeNull();
    expect(chargeDue(facts, on('2027-11-27'))?.covers).toEqual({ from: '2027-11-27', months: 12 });
  });

  it('is charged late, for the same year, when the program stood still', () => {
    expect(chargeDue(factsOf(), on('2026-12-05'))).toEqual({
      number: 1,
      billing: 'CREDIT_CARD',
      dueDate: '2026-12-05',
      covers: { from: '2026-11-28', months: 12 },
    });
  });

  it('is not charged while an invoice is open, after a cancellation or when the account is inactivated', () => {
    const now = on('2026-12-05');
    expect(chargeDue(factsOf({ invoices: [{ ...paid, status: 'open', paidUntil: null }] }), now)).toBeNull();
    expect(chargeDue(factsOf({ cancellation: { accessUntil: now, refunded: false } }), now)).toBeNull();
    expect(chargeDue(factsOf({ inactivated: true }), now)).toBeNull();
  });
});

describe('a PIX', () => {
  it('is charged from the day of the sign-up on, whenever that is tried', () => {
    const facts = factsOf({ paymentType: 'PIX' });
    const covers = { from: '2026-11-20', months: 12 };
    expect(chargeDue(facts, on('2026-11-20'))).toEqual({ number: 1, billing: 'PIX', dueDate: '2026-11-20', covers });
    expect(chargeDue(facts, on('2026-11-22'))).toEqual({ number: 1, billing: 'PIX', dueDate: '2026-11-22', covers });
  });
});

describe('money that went back', () => {
  const twice = { ...paid, invoiceId: 'i2', status: 'refunded', paidUntil: null } as const;
  const secondYear: Invoice = {
    ...paid,
    invoiceId: 'i3',
    covers: { from: '2027-11-27', months: 12 },
    paidUntil: '2028-11-27',
  };

  it.each(['CREDIT_CARD', 'PIX'] as const)(
    'of a purchase charged twice does not end the renewals by %s',
    (paymentType) => {
      const facts = factsOf({ paymentType, invoices: [paid, twice], paidUntil: '2027-11-27' });
      expect(chargeDue(facts, on('2027-11-27'))).toMatchObject({
        number: 2,
        covers: { from: '2027-11-27', months: 12 },
      });
      expect(nextCharge(facts, on('2027-01-10'))?.dueOn).toBe('2027-11-27');
    },
  );

  it('of an earlier year, after which another was paid, does not either', () => {
    for (const status of ['refunded', 'disputed'] as const) {
      const facts = factsOf({ invoices: [{ ...twice, status }, secondYear], paidUntil: '2028-11-27' });
      expect(chargeDue(facts, on('2028-11-26'))).toBeNull();
      expect(chargeDue(facts, on('2028-11-27'))?.covers.from).toBe('2028-11-27');
    }
  });

  it('and was paid by nothing else is asked for by no other charge: whoever got it back did not ask to go on', () => {
    const facts = factsOf({ invoices: [twice] });
    expect(chargeDue(facts, on('2027-11-28'))).toBeNull();
    expect(nextCharge(facts, on('2026-12-20'))).toBeNull();
  });

  it('while the bank holds one of several instalments, and the others are paid, starts no other year', () => {
    const held = { ...twice, status: 'disputed' } as const;
    expect(chargeDue(factsOf({ invoices: [paid, held], paidUntil: '2027-11-27' }), on('2027-11-27'))).toBeNull();
  });
});

describe('a renewal by PIX', () => {
  it('is sent ten days before the paid time ends', () => {
    const facts = factsOf({ paymentType: 'PIX', invoices: [paid], paidUntil: '2027-11-27' });
    expect(chargeDue(facts, on('2027-11-16'))).toBeNull();
    expect(chargeDue(facts, on('2027-11-17'))).toEqual({
      number: 2,
      billing: 'PIX',
      dueDate: '2027-11-27',
      covers: { from: '2027-11-27', months: 12 },
    });
  });
});

it('leaves subscriptions to the provider', () => {
  expect(chargeDue(factsOf({ paymentType: 'SUBSCRIPTION' }), on('2026-12-05'))).toBeNull();
});

describe('a cancellation', () => {
  const pix = (facts: Partial<AccountFacts> = {}) =>
    factsOf({ paymentType: 'PIX', invoices: [paid], paidUntil: '2027-11-20', ...facts });

  it('leaves access to the end of the trial or of the paid time, in São Paulo', () => {
    expect(accessUntil(factsOf(), on('2026-11-22'))).toBe(on('2026-11-27'));
    expect(accessUntil(pix(), on('2026-11-22'))).toBe('2027-11-21T03:00:00.000Z');
    expect(accessUntil(pix({ paidUntil: null, invoices: [] }), on('2026-11-22'))).toBe(on('2026-11-22'));
    expect(accessUntil(factsOf(), on('2026-12-22'))).toBe(on('2026-12-22'));
  });
});
