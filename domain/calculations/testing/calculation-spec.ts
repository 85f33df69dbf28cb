import { specify } from '../../testing/decider-spec.ts';
import { calculationAggregate } from '../decider.ts';
import type { CalculationEvent } from '../events.ts';

export const { given } = specify(calculationAggregate.decider);
export const today = '2026-11-20';
export const tenYears = { years: 10, months: 0, days: 0 };

export type Personal = Extract<CalculationEvent, { type: 'CalculationCreated' }>['data']['personal'];

/** The calculation `k1` of the client `c1`, new. */
export const created = (personal: Personal = { name: 'Planejamento' }): CalculationEvent => ({
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal },
});
