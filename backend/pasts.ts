import type { CalculationState } from '../domain/calculations/calculation.ts';
import { calculationAggregate } from '../domain/calculations/decider.ts';
import type { CalculationEvent } from '../domain/calculations/events.ts';
import { type CustomerState, customerAggregate } from '../domain/customers/decider.ts';
import type { CustomerEvent } from '../domain/customers/events.ts';
import type { ReadPast } from '../stores/past.ts';
import type { Stores } from '../stores/stores.ts';

/** The streams whose history is shown. */
export interface Pasts {
  readonly calculations: ReadPast<CalculationState, CalculationEvent>;
  readonly customers: ReadPast<CustomerState, CustomerEvent>;
}

export const openPasts = ({ pastOf }: Pick<Stores, 'pastOf'>): Pasts => ({
  calculations: pastOf(calculationAggregate),
  customers: pastOf(customerAggregate),
});
