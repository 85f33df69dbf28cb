import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayUnavailable, type PaymentGateway } from '../../billing/port.ts';
import type { Manners } from '../../billing/simulator/documents.ts';
import { everyday } from '../../billing/simulator/documents.ts';
import { type Simulator, simulatorAt } from '../../billing/simulator/open.ts';
import { loginAnswer } from '../../domain/api/auth.ts';
import { type Api, type ApiOptions, startApi, TEST_NOW } from './api.ts';
import { type Client, clientOf } from './client.ts';
import { aSeller } from './sign-up.ts';

/** The process was killed: what follows in it does not happen. */
class Killed extends Error {
  override readonly name = 'Killed';
}

type Call = keyof PaymentGateway;

/** A payment provider of its own, whose clock and manners a test sets, with a program that sells by it. */
export interface WithProvider {
  readonly api: Api;
  readonly simulator: Simulator;
  /** The process is killed before or after this call of the gateway is done; null: it lives. */
  kill(moment: 'before' | 'after', call: Call | null): void;
  /** The answers of this call are lost, whatever it did, or it does not arrive (`before`); null: none are. */
  lose(call: Call | null, before?: boolean): void;
  behave(manners: Partial<Manners>): Promise<void>;
  /** What the provider holds for an account, in order. */
  heldFor(accountId: string): Promise<readonly string[]>;
  /** Signs in with the password of every sign-up here. */
  signIn(email: string): Promise<Client>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const startWithProvider = async (options: ApiOptions = {}): Promise<WithProvider> => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-provider-'));
  const clock = { now: TEST_NOW };
  const simulator = simulatorAt({
    file: join(folder, 'provider.db'),
    now: () => clock.now,
    webhookAddress: () => null,
  });
  const { url, apiKey } = await simulator.place();
  let dies: { readonly moment: 'before' | 'after'; readonly call: Call | null } = { moment: 'before', call: null };
  let lost: Call | null = null;
  let isUnreachable = false;
  const mortal = (real: PaymentGateway): PaymentGateway =>
    new Proxy(real, {
      get: (target, name, receiver) => {
        const call: unknown = Reflect.get(target, name, receiver);
        // What is listed is iterated over: it is no call that could be killed halfway.
        if (typeof call !== 'function' || name === 'allPayments') return call;
        return async (...given: readonly unknown[]) => {
          if (dies.call === name && dies.moment === 'before') throw new Killed();
          if (lost === name && isUnreachable) throw new GatewayUnavailable('unreachable', name);
          const came: unknown = await Reflect.apply(call, target, given);
          if (dies.call === name) throw new Killed();
          if (lost === name) throw new GatewayUnavailable('slow', name);
          return came;
        };
      },
    });
  const env = { ASAAS_URL: url, ASAAS_API_KEY: apiKey, ASAAS_WEBHOOK_TOKEN: 'a webhook token', ...aSeller };
  const api = await startApi({ ...options, env: { ...env, ...options.env }, before: mortal });
  Object.defineProperty(clock, 'now', { get: () => api.clock.now });
  return {
    api,
    simulator,
    kill: (moment, call) => {
      dies = { moment, call };
    },
    lose: (call, before = false) => {
      lost = call;
      isUnreachable = before;
    },
    behave: (manners) => simulator.behave(manners),
    heldFor: async (accountId) =>
      (await simulator.customers())
        .filter(({ reference }) => reference === accountId)
        .flatMap(({ payments }) => payments)
        .map(({ value, status, dueDate }) => `${value} ${status} ${dueDate}`),
    signIn: async (email) => {
      const login = await api.nobody.post('/auth/login', { email, password: 'senha-segura' });
      return clientOf(api.url, login.as(loginAnswer).token);
    },
    reset: async () => {
      dies = { moment: 'before', call: null };
      lost = null;
      api.clock.now = TEST_NOW;
      await simulator.behave(everyday);
    },
    close: async () => {
      await api.close();
      await simulator.close();
      await rm(folder, { recursive: true });
    },
  };
};
