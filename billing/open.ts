import { join } from 'node:path';
import { asaasGateway } from './asaas/gateway.ts';
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
  readonly againMs?: number;
}

/** The payment provider of this installation. */
export interface Billing {
  readonly gateway: PaymentGateway;
  /** Null with a real provider. */
  readonly simulator: Simulator | null;
  /** Whether a webhook comes from the provider. */
  isProviders(token: string): Promise<boolean>;
  /** From now on the simulator sends its events to this address. */
  deliverTo(address: string): void;
  close(): Promise<void>;
}

export const openBilling = ({ asaas, dataDir, now, ...patience }: BillingSettings): Billing => {
  let address: string | null = null;
  const deliverTo = (given: string): void => {
    address = given;
  };
  if (asaas !== null)
    return {
      gateway: asaasGateway({ ...patience, place: async () => asaas }),
      simulator: null,
      isProviders: async (token) => isSame(token, asaas.webhookToken),
      deliverTo,
      close: async () => undefined,
    };
  const simulator = simulatorAt({ file: join(dataDir, 'simulator.db'), now, webhookAddress: () => address });
  return {
    gateway: asaasGateway({ ...patience, place: simulator.place }),
    simulator,
    isProviders: async (token) => isSame(token, await simulator.webhookToken()),
    deliverTo,
    close: simulator.close,
  };
};
