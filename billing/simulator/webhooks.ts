import type { Delivery } from './documents.ts';
import type { SimulatorStore } from './store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long after each failure the event is sent again, as Asaas does. */
export const RETRIES_MS: readonly number[] = [
  0,
  30 * SECOND,
  MINUTE,
  3.5 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  25 * MINUTE,
  ...Array.from({ length: 5 }, () => HOUR),
  ...Array.from({ length: 2 }, () => 2 * HOUR),
  3 * HOUR,
];
/** So many failures in a row stop the queue until it is resumed. */
const FAILURES_THAT_STOP = 15;
const TIMEOUT_MS = 10 * SECOND;
/** Whoever sends an event has it for this long. */
const CLAIM_MS = 2 * TIMEOUT_MS;

/**
 * Sends what is due, one after another. Only 200 counts; anything else is tried again, later and later.
 * @returns how many arrived
 */
export const deliverDue = async (store: SimulatorStore, address: string, now: () => string): Promise<number> => {
  let arrived = 0;
  for (;;) {
    const next = await store.write(() => claim(store, Date.parse(now())));
    if (next === null) return arrived;
    const came = await send(next, address, store.settings().webhookToken);
    await store.write(() => (came ? settle(store, next) : postpone(store, next, Date.parse(now()))));
    if (came) arrived += 1;
  }
};

const claim = (store: SimulatorStore, at: number): Delivery | null => {
  if (store.settings().failures >= FAILURES_THAT_STOP) return null;
  const [first] = store.deliveries.all();
  if (first === undefined || first.nextAt > at) return null;
  store.deliveries.put({ ...first, nextAt: at + CLAIM_MS });
  return first;
};

const settle = (store: SimulatorStore, { id }: Delivery): void => {
  store.deliveries.remove(id);
  store.changeSettings({ failures: 0 });
};

const postpone = (store: SimulatorStore, delivery: Delivery, at: number): void => {
  const attempts = delivery.attempts + 1;
  const wait = RETRIES_MS[Math.min(attempts, RETRIES_MS.length - 1)] ?? HOUR;
  store.deliveries.put({ ...delivery, attempts, nextAt: at + wait });
  store.changeSettings({ failures: store.settings().failures + 1 });
};

const send = async ({ body }: Delivery, address: string, token: string): Promise<boolean> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Content-Type': 'application/json', 'asaas-access-token': token },
      body,
    });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
};

/** Sends again after fifteen failures: at once, and in the order in which the events happened. */
export const resumeDeliveries = (store: SimulatorStore, at: number): void => {
  store.changeSettings({ failures: 0 });
  for (const one of store.deliveries.all()) store.deliveries.put({ ...one, nextAt: at });
};

export const isStopped = (store: SimulatorStore): boolean => store.settings().failures >= FAILURES_THAT_STOP;
