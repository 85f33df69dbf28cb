import { existsSync } from 'node:fs';
import type { Manners, SimulatedPayment } from './documents.ts';
import { isOpen, lifeOf } from './life.ts';
import { type SimulatorServer, serveSimulator } from './server.ts';
import { openSimulatorStore, type SimulatorStore } from './store.ts';
import { deliverDue, isStopped, resumeDeliveries } from './webhooks.ts';

/** What an administrator may have happen to a payment. */
export type SimulatedAction = 'confirm' | 'refuse' | 'refund' | 'overdue' | 'dispute';

export interface SimulatedCustomer {
  readonly id: string;
  readonly name: string;
  /** The account. */
  readonly reference: string | null;
  readonly payments: readonly (SimulatedPayment & { readonly actions: readonly SimulatedAction[] })[];
}

/** The payment provider of an installation without one: invented money, the same calls and webhooks. */
export interface Simulator {
  /** Where it answers, and with which key. */
  place(): Promise<{ readonly url: string; readonly apiKey: string }>;
  webhookToken(): Promise<string>;
  /** Newest first. */
  customers(): Promise<readonly SimulatedCustomer[]>;
  /** False: there is no such payment, or this cannot happen to it. */
  act(paymentId: string, action: SimulatedAction): Promise<boolean>;
  /** Everything of the customer lies so many days further back, and what would have happened since happens. */
  age(customerId: string, days: number): Promise<void>;
  /** Lets time do what is due and sends the events that are due. Returns how many arrived. */
  deliver(): Promise<number>;
  /** Changes how the provider behaves, until it is changed again. */
  behave(manners: Partial<Manners>): Promise<void>;
  /** Resolves once the slow work that was begun is done. */
  idle(): Promise<void>;
  /** Whether events wait after fifteen failures. */
  isStopped(): Promise<boolean>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

export interface SimulatorOptions {
  readonly file: string;
  readonly now: () => string;
  /** Where events are sent; null: nowhere yet. */
  readonly webhookAddress: () => string | null;
}

/** Nothing is opened before it is needed. */
export const simulatorAt = ({ file, now, webhookAddress }: SimulatorOptions): Simulator => {
  let opening: Promise<{ store: SimulatorStore; server: SimulatorServer }> | null = null;
  const opened = () => {
    opening ??= (async () => {
      const store = await openSimulatorStore(file);
      return { store, server: await serveSimulator(store, lifeOf(store, now), now) };
    })();
    return opening;
  };
  const store = async (): Promise<SimulatorStore> => (await opened()).store;
  return {
    place: async () => {
      const { store, server } = await opened();
      return { url: server.url, apiKey: store.settings().apiKey };
    },
    webhookToken: async () => (await store()).settings().webhookToken,
    customers: async () => {
      const { customers, payments } = await store();
      const all = payments.all();
      return customers
        .all()
        .filter(({ deleted }) => !deleted)
        .map(({ id, name, externalReference: reference }) => ({
          id,
          name,
          reference,
          payments: all
            .filter(({ customer, deleted }) => customer === id && !deleted)
            .map((payment) => ({ ...payment, actions: actions.filter((action) => isPossible(payment, action)) })),
        }))
        .reverse();
    },
    act: async (paymentId, action) => {
      const all = await store();
      const life = lifeOf(all, now);
      const { pay: confirm, refuse, refund, overdue, dispute } = life;
      const acts = { confirm, refuse, refund, overdue, dispute };
      return all.write(() => {
        const payment = all.payments.get(paymentId);
        if (payment === null || !isPossible(payment, action)) return false;
        acts[action](payment);
        return true;
      });
    },
    age: async (customerId, days) => {
      const all = await store();
      await all.write(() => lifeOf(all, now).age(customerId, days));
    },
    deliver: async () => {
      const address = webhookAddress();
      // Before the first sign-up there is nothing to be done, and no file to be made.
      if (address === null || (opening === null && !existsSync(file))) return 0;
      const all = await store();
      if (all.payments.all().some(isOpen)) await all.write(() => lifeOf(all, now).pass());
      return deliverDue(all, address, now);
    },
    behave: async (manners) => {
      const all = await store();
      await all.write(() => all.changeSettings({ manners: { ...all.settings().manners, ...manners } }));
    },
    idle: async () => (await opened()).server.idle(),
    isStopped: async () => isStopped(await store()),
    resume: async () => {
      const all = await store();
      await all.write(() => resumeDeliveries(all, Date.parse(now())));
    },
    close: async () => {
      if (opening === null) return;
      const { store, server } = await opening;
      await server.close();
      store.close();
    },
  };
};

const actions: readonly SimulatedAction[] = ['confirm', 'refuse', 'overdue', 'refund', 'dispute'];

const isPossible = ({ status, deleted, billingType, refused }: SimulatedPayment, action: SimulatedAction): boolean => {
  if (deleted) return false;
  switch (action) {
    case 'confirm':
      // Also of a dispute that was won.
      return status === 'PENDING' || status === 'OVERDUE' || status === 'CHARGEBACK_REQUESTED';
    case 'refuse':
      return status === 'PENDING' && billingType === 'CREDIT_CARD' && !refused;
    case 'overdue':
      return status === 'PENDING';
    case 'refund':
      return status === 'CONFIRMED' || status === 'RECEIVED';
    case 'dispute':
      return status === 'CONFIRMED' && billingType === 'CREDIT_CARD';
    default:
      return action satisfies never;
  }
};
