import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, clientOf } from '../backend/testing/client.ts';
import { aCard, aSeller, aSignUp } from '../backend/testing/sign-up.ts';
import { type Simulator, simulatorAt } from '../billing/simulator/open.ts';
import { loginAnswer } from '../domain/api/auth.ts';
import { registerAnswer } from '../domain/api/registration.ts';
import { subscription } from '../domain/api/subscription.ts';
import { type Process, startProcess } from './program.ts';

/** Stands before the provider, and kills the program before a call arrives there, or before its answer comes back. */
interface Executioner {
  readonly url: string;
  next: { readonly moment: 'before' | 'after'; readonly call: RegExp } | null;
}

let folder: string;
let simulator: Simulator;
let program: Process;
let gate: Server;
const executioner: { url: string; next: Executioner['next'] } = { url: '', next: null };

const start = async (): Promise<void> => {
  const { apiKey } = await simulator.place();
  program = await startProcess('all', join(folder, 'data'), {
    DEMO: '0',
    ASAAS_URL: executioner.url,
    ASAAS_API_KEY: apiKey,
    ASAAS_WEBHOOK_TOKEN: 'a webhook token of the tests',
    ...aSeller,
  });
  await program.ready();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-killed-'));
  simulator = simulatorAt({
    file: join(folder, 'provider.db'),
    now: () => new Date().toISOString(),
    webhookAddress: () => null,
  });
  const { url } = await simulator.place();
  gate = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const path = (request.url ?? '').replace(/^\/v3/, '');
      const dies = executioner.next?.call.test(`${request.method} ${path}`) === true ? executioner.next.moment : null;
      if (dies === 'before') return program.kill();
      const answer = await fetch(`${url}${path}`, {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': 'application/json', access_token: String(request.headers.access_token) },
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      });
      const text = await answer.text();
      if (dies === 'after') return program.kill();
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
    };
    pass().catch(() => response.destroy());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  executioner.url = `http://127.0.0.1:${address.port}/v3`;
  await start();
});
afterAll(async () => {
  await program.stop();
  gate.closeAllConnections();
  gate.close();
  await simulator.close();
  await rm(folder, { recursive: true, force: true });
});

const api = (token: string | null): Client => clientOf(`${program.address}/api`, token);
interface Rita {
  readonly accountId: string;
  readonly email: string;
}
const signedUp = async (planId: string): Promise<Rita> => {
  const body = aSignUp(planId);
  const { user } = (await api(null).post('/auth/register', body)).as(registerAnswer);
  return { accountId: user.accountId, email: body.account.email };
};
const signIn = async ({ email }: Rita): Promise<Client> =>
  api((await api(null).post('/auth/login', { email, password: 'senha-segura' })).as(loginAnswer).token);
const heldFor = async ({ accountId }: Rita): Promise<readonly string[]> =>
  (await simulator.customers())
    .filter(({ reference }) => reference === accountId)
    .flatMap(({ payments }) => payments)
    .map(({ value, status }) => `${value} ${status}`)
    .sort();
const firstInvoice = async (client: Client): Promise<string> =>
  (await client.get('/subscription')).as(subscription).invoices[0]?.id ?? '';

interface Case {
  readonly name: string;
  readonly planId: string;
  readonly call: RegExp;
  readonly before?: (rita: Rita) => Promise<unknown>;
  readonly act: (client: Client) => Promise<{ readonly status: number }>;
  /** What the provider holds once the act was repeated; of a charge that nobody may repeat yet, by the moment. */
  readonly held: Readonly<Record<'before' | 'after', readonly string[]>>;
  /** What the repetition is answered. */
  readonly again: number;
}
const both = (...held: readonly string[]) => ({ before: held, after: held });
const payPix = async (rita: Rita): Promise<void> => {
  await simulator.act(await firstInvoice(await signIn(rita)), 'confirm');
};

const cases: readonly Case[] = [
  {
    name: 'the end of a subscription',
    planId: 'genio-mensal',
    call: /^DELETE \/subscriptions\//,
    act: (client) => client.delete('/subscription'),
    held: both(),
    again: 200,
  },
  {
    name: 'a refund',
    planId: 'genio-anual-pix',
    call: /^POST \/payments\/[^/]+\/refund/,
    before: payPix,
    act: (client) => client.delete('/subscription'),
    held: both('2700 REFUNDED'),
    again: 200,
  },
  {
    name: 'a larger plan',
    planId: 'genio-mensal',
    call: /^PUT \/subscriptions\/[^/]+$/,
    act: (client) => client.put('/subscription/plan', { planId: 'mestre-mensal' }),
    held: both('490 PENDING', '490 PENDING'),
    again: 200,
  },
  {
    name: 'another card',
    planId: 'genio-mensal',
    call: /^PUT \/subscriptions\/[^/]+\/creditCard/,
    act: (client) => client.put('/subscription/card', { creditCard: aCard }),
    held: both('310 PENDING', '310 PENDING'),
    again: 200,
  },
  {
    name: 'a payment by card, which nobody may repeat before it was looked for',
    planId: 'genio-anual-pix',
    call: /^POST \/payments\/[^/]+\/payWithCreditCard/,
    act: async (client) =>
      client.post(`/subscription/payments/${await firstInvoice(client)}/pay`, {
        billingType: 'CREDIT_CARD',
        creditCard: aCard,
      }),
    held: { before: ['2700 PENDING'], after: ['2700 CONFIRMED'] },
    again: 409,
  },
];
const moments = ['before', 'after'] as const;
const kills = cases.flatMap((one) => moments.map((moment) => ({ ...one, moment })));

const killed = async ({ planId, call, before, act, moment }: (typeof kills)[number]): Promise<Rita> => {
  const rita = await signedUp(planId);
  await before?.(rita);
  const client = await signIn(rita);
  executioner.next = { moment, call };
  // The connection ends with the process.
  await expect(act(client)).rejects.toThrow();
  executioner.next = null;
  await start();
  return rita;
};

it('kill -9 before or after any call leaves one of what was asked for, once it is repeated', async () => {
  const ritas: Rita[] = [];
  for (const one of kills) ritas.push(await killed(one));
  // Together: a killed process holds its account for half a minute.
  const came = kills.map(async ({ name, moment, act }, place) => {
    const rita = ritas[place] ?? { accountId: '', email: '' };
    const { status } = await act(await signIn(rita));
    return [name, moment, status, await heldFor(rita)];
  });
  const wanted = kills.map(({ name, moment, again, held }) => [name, moment, again, held[moment]]);
  expect(await Promise.all(came)).toEqual(wanted);
});
