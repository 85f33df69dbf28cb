import type { CalculationState } from '../domain/calculations/calculation.ts';
import { calculationAggregate } from '../domain/calculations/decider.ts';
import type { CalculationEvent } from '../domain/calculations/events.ts';
import { type CustomerState, customerAggregate } from '../domain/customers/decider.ts';
import type { CustomerEvent } from '../domain/customers/events.ts';
import { userAggregate } from '../domain/users/decider.ts';
import type { UserEvent } from '../domain/users/events.ts';
import type { UserState } from '../domain/users/user.ts';
import type { ReadPast } from '../stores/past.ts';
import type { Stores } from '../stores/stores.ts';

/** The streams whose history is shown, or told to whoever saves what others changed. */
export interface Pasts {
  readonly calculations: ReadPast<CalculationState, CalculationEvent>;
  readonly customers: ReadPast<CustomerState, CustomerEvent>;
  readonly users: ReadPast<UserState, UserEvent>;
}

export const openPasts = ({ pastOf }: Pick<Stores, 'pastOf'>): Pasts => ({
  calculations: pastOf(calculationAggregate),
  customers: pastOf(customerAggregate),
  users: pastOf(userAggregate),
});
