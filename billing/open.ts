import { join } from 'node:path';
import { asaasGateway } from './asaas/gateway.ts';
import type { Provider } from './outside.ts';
import type { PaymentGateway } from './port.ts';
import { isSame } from './same.ts';
import { type Simulator, simulatorAt } from './simulator/open.ts';

export interface BillingSettings {
  /** Null: the built-in simulator. */
  readonly asaas: { readonly url: string; readonly apiKey: string; readonly webhookToken: string } | null;
  /** Where the simulator keeps what it knows. */
  readonly dataDir: string;
  readonly now: () => string;
  /** Milliseconds until an answer of the provider is given up. */
  readonly timeoutMs?: number;
  /** The same of a call that charges a card. */
  readonly chargeTimeoutMs?: number;
  /** Milliseconds after which a request is answered although its call goes on (50,000): with what surrounds it within a minute. */
  readonly patienceMs?: number;
  readonly againMs?: number;
  /** What stands before the provider, as in tests; absent: nothing. */
  readonly before?: (gateway: PaymentGateway) => PaymentGateway;
}

/** The payment provider of this installation. */
export interface Billing extends Provider {
  /** How long a request waits for a call that charges. */
  readonly patienceMs: number;
  /** Whether the contract with the provider lets it keep cards, as the last card showed that was to be kept. */
  keepsCards(): boolean;
  /** Null with a real provider. */
  readonly simulator: Simulator | null;
  /** Whether a webhook comes from the provider. */
  isProviders(token: string): Promise<boolean>;
  /** From now on the simulator sends its events to this address. */
  deliverTo(address: string): void;
  close(): Promise<void>;
}

const PATIENCE_MS = 50_000;

/** The provider, and what it shows of its contract: nothing says beforehand whether it keeps cards. */
const providerOf = (real: PaymentGateway): Provider & Pick<Billing, 'keepsCards'> => {
  let keeps = true;
  const gateway: PaymentGateway = {
    ...real,
    keepCard: async (...asked) => {
      const came = await real.keepCard(...asked);
      if (came.ok) keeps = true;
      else if (came.error.name === 'CardsNotKept') keeps = false;
      return came;
    },
  };
  return { reads: gateway, gateway, keepsCards: () => keeps };
};

export const openBilling = ({
  asaas,
  dataDir,
  now,
  patienceMs = PATIENCE_MS,
  before = (gateway) => gateway,
  ...limits
}: BillingSettings): Billing => {
  let address: string | null = null;
  const deliverTo = (given: string): void => {
    address = given;
  };
  if (asaas !== null)
    return {
      ...providerOf(before(asaasGateway({ ...limits, place: async () => asaas }))),
      patienceMs,
      simulator: null,
      isProviders: async (token) => isSame(token, asaas.webhookToken),
      deliverTo,
      close: async () => undefined,
    };
  const simulator = simulatorAt({ file: join(dataDir, 'simulator.db'), now, webhookAddress: () => address });
  return {
    ...providerOf(before(asaasGateway({ ...limits, place: simulator.place }))),
    patienceMs,
    simulator,
    isProviders: async (token) => isSame(token, await simulator.webhookToken()),
    deliverTo,
    close: simulator.close,
  };
};
