import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from './port.ts';
import { onePurchase, purchaseId, surplusOf } from './purchases.ts';

const payment = (id: string, changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id,
  value: 3000,
  dueDate: '2026-11-30',
  status: 'open',
  paidOn: null,
  billing: 'CREDIT_CARD',
  madeOn: '2026-11-30',
  instalmentPlanId: null,
  customerId: 'cus_1',
  subscriptionId: null,
  reference: 'a1:1:2026-11-30',
  ...changes,
});
const surplus = (payments: readonly ProviderPayment[], known: readonly string[] = []) =>
  surplusOf(payments, (id) => known.includes(id)).map(purchaseId);
const plan = (id: string, madeOn: string) =>
  [1, 2, 3].map((number) => payment(`${id}-${number}`, { instalmentPlanId: id, status: 'paid', madeOn }));

describe('under one reference', () => {
  it('one payment, one instalment plan or the months of a subscription are not too much', () => {
    expect(surplus([payment('one')])).toEqual([]);
    expect(surplus(plan('ins_1', '2026-11-30'))).toEqual([]);
    expect(surplus([1, 2, 3].map((month) => payment(`m${month}`, { subscriptionId: 'sub_1' })))).toEqual([]);
  });

  it('of two unpaid charges the younger is too much, unless it is the one that the account knows', () => {
    const [older, younger] = [payment('older', { madeOn: '2026-11-29' }), payment('younger')];
    expect(surplus([younger, older])).toEqual(['younger']);
    expect(surplus([younger, older], ['younger'])).toEqual(['older']);
  });

  it('of two paid ones the younger is', () => {
    expect(surplus([...plan('ins_2', '2026-12-01'), ...plan('ins_1', '2026-11-30')])).toEqual(['ins_2']);
  });

  it('a paid one is kept before an unpaid one, whichever is older', () => {
    expect(surplus([payment('open', { madeOn: '2026-11-29' }), payment('paid', { status: 'received' })])).toEqual([
      'open',
    ]);
  });

  it('what went back, was given up or is disputed is not counted', () => {
    const gone = (['refunded', 'cancelled', 'disputed'] as const).map((status) => payment(status, { status }));
    expect(surplus([payment('one'), ...gone])).toEqual([]);
  });

  it('stands all of an instalment plan, and nothing where nothing is', () => {
    expect(onePurchase(plan('ins_1', '2026-11-30'))).toHaveLength(3);
    expect(onePurchase([])).toEqual([]);
  });
});
