import { expect, it } from 'vitest';
import { dayOf, monthOf } from '../../units/day.ts';
import { costUntil, planCharge } from './charges.ts';

it('a price of equal months is their number times what is read of one: each is paid in whole cents', () => {
  const [first, right] = ['2026-11-22', '2029-08-14'].map(dayOf);
  if (first === undefined || right === undefined) throw new Error('no days');
  const plan = {
    kind: 'contributes',
    category: 'individual',
    rate: 20,
    from: null,
    until: null,
    paidOn: 'average36',
    value: null,
  } as const;
  // 20% of it are 2,193.148
  const charge = planCharge(plan, () => 10_965.74, monthOf(first), monthOf(right));
  expect(costUntil(charge, right)).toMatchObject({ months: 33, monthly: 2193.15, total: 72_373.95 });
});
