import type { Life } from '../life.ts';
import type { SimulatorStore } from '../store.ts';
import type { Calls } from './call.ts';
import { customerCalls } from './customers.ts';
import { paymentCalls } from './payments.ts';
import { subscriptionCalls } from './subscriptions.ts';

/** The calls of the provider's API, by method and path. */
export const callsOf = (store: SimulatorStore, life: Life, now: () => string): Calls => {
  const provider = { store, life, now };
  return { ...customerCalls(provider), ...paymentCalls(provider), ...subscriptionCalls(provider) };
};
