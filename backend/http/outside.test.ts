import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachmentAnswer } from '../../domain/api/attachments.ts';
import { customerAnswer } from '../../domain/api/customers.ts';
import { registerAnswer } from '../../domain/api/registration.ts';
import { subscription } from '../../domain/api/subscription.ts';
import type { SignedIn } from '../testing/api.ts';
import { work } from '../testing/billing.ts';
import { newCalculation, newCustomer } from '../testing/case-file.ts';
import { type Answer, type Client, refusal } from '../testing/client.ts';
import { startWithProvider, type WithProvider } from '../testing/provider.ts';
import { aCard, aSignUp } from '../testing/sign-up.ts';

let provider: WithProvider;
let admin: SignedIn;
beforeAll(async () => {
  provider = await startWithProvider({ workers: true });
});
beforeEach(async () => {
  await provider.reset();
  admin = await provider.api.adviser({ role: 'admin' });
});
afterAll(() => provider.close());

const stale = { headers: { 'If-Match': '"999"' } };

/** What is outside of the log: files, what the provider holds for an account, and mails that were sent. */
const outside = async (accountId: string) => {
  const files = [];
  for await (const { id } of provider.api.deps.stores.files.list()) files.push(id);
  return { files: files.sort(), held: await provider.heldFor(accountId), mails: provider.api.mails.length };
};

interface Case {
  readonly name: string;
  /** Prepares what the command is about. Returns the account, and the command sent with a revision that nobody has seen. */
  readonly made: () => Promise<{ readonly accountId: string; readonly send: () => Promise<Answer> }>;
}

const signedUp = async (planId: string) => {
  const body = aSignUp(planId);
  const { user } = (await provider.api.nobody.post('/auth/register', body)).as(registerAnswer);
  const client: Client = await provider.signIn(body.account.email);
  return { ...client, accountId: user.accountId, userId: user.id, email: body.account.email };
};
type Rita = Awaited<ReturnType<typeof signedUp>>;
const asRita = (planId: string, send: (rita: Rita) => Promise<Answer>) => async () => {
  const rita = await signedUp(planId);
  return { accountId: rita.accountId, send: () => send(rita) };
};
const withLogo = async (): Promise<SignedIn> => {
  const ana = await provider.api.adviser();
  expect((await ana.put(`/users/${ana.userId}`, await logo())).status).toBe(200);
  return ana;
};
const logo = async (): Promise<FormData> => {
  const form = new FormData();
  const drawn = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  form.append('logo', new Blob([new Uint8Array(drawn)], { type: 'image/png' }), 'logo.png');
  return form;
};
const documentForm = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7 um documento'], { type: 'application/pdf' }), 'rg.pdf');
  form.append('name', 'rg.pdf');
  form.append('kind', 'identity');
  return form;
};
const withDocument = async () => {
  const ana = await provider.api.adviser();
  const { id } = (await ana.post('/customers', { customer: { name: 'José' } })).as(customerAnswer).customer;
  const added = await ana.post(`/customers/${id}/attachments`, documentForm());
  expect(added.status).toBe(201);
  const { attachment } = added.as(attachmentAnswer);
  return { ana, customer: `/customers/${id}`, document: `/customers/${id}/attachments/${attachment.id}` };
};

const cases: readonly Case[] = [
  {
    name: 'the plan of an account, by an administrator',
    made: asRita('genio-mensal', ({ accountId }) =>
      admin.put(`/accounts/${accountId}/plan`, { planId: 'mestre-mensal' }, stale),
    ),
  },
  {
    name: 'the end of an account’s subscription, by an administrator',
    made: asRita('genio-mensal', ({ userId }) =>
      admin.delete(`/admin/subscription/?reason=&support=false&userId=${userId}`, stale),
    ),
  },
  { name: 'the end of one’s own', made: asRita('genio-mensal', (rita) => rita.delete('/subscription', stale)) },
  {
    name: 'another plan',
    made: asRita('genio-mensal', (rita) => rita.put('/subscription/plan', { planId: 'mestre-mensal' }, stale)),
  },
  {
    name: 'the plan that an account has already, by an administrator',
    made: asRita('genio-mensal', ({ accountId }) =>
      admin.put(`/accounts/${accountId}/plan`, { planId: 'genio-mensal' }, stale),
    ),
  },
  {
    name: 'the plan that one has already',
    made: asRita('genio-mensal', (rita) => rita.put('/subscription/plan', { planId: 'genio-mensal' }, stale)),
  },
  {
    name: 'another plan with a card that is typed for it',
    made: asRita('genio-anual-pix', (rita) =>
      rita.put('/subscription/plan', { planId: 'genio-mensal', creditCard: aCard }, stale),
    ),
  },
  {
    name: 'another card',
    made: asRita('genio-mensal', (rita) => rita.put('/subscription/card', { creditCard: aCard }, stale)),
  },
  {
    name: 'another card for a year',
    made: asRita('genio-anual-cartao', (rita) => rita.put('/subscription/card', { creditCard: aCard }, stale)),
  },
  {
    name: 'a payment by card',
    made: asRita('genio-mensal', async (rita) => {
      const [first] = (await rita.get('/subscription')).as(subscription).invoices;
      const body = { billingType: 'CREDIT_CARD', creditCard: aCard };
      return rita.post(`/subscription/payments/${first?.id}/pay`, body, stale);
    }),
  },
  {
    name: 'a new contract',
    made: async () => {
      const rita = await signedUp('genio-mensal');
      await rita.delete('/subscription');
      const body = { planId: 'genio-anual-pix' };
      return { accountId: rita.accountId, send: () => rita.post('/subscription/return', body, stale) };
    },
  },
  ...(['genio-anual-cartao', 'genio-mensal'] as const).map((planId) => ({
    name: `a new contract with a card that is typed for it: ${planId}`,
    made: async () => {
      const rita = await signedUp('genio-anual-pix');
      await rita.delete('/subscription');
      const body = { planId, creditCard: aCard };
      return { accountId: rita.accountId, send: () => rita.post('/subscription/return', body, stale) };
    },
  })),
  {
    name: 'another plan that keeps a card that is typed for it',
    made: asRita('genio-anual-pix', (rita) =>
      rita.put('/subscription/plan', { planId: 'genio-anual-cartao', creditCard: aCard }, stale),
    ),
  },
  {
    name: 'a bigger plan by an administrator, of a year by PIX',
    made: asRita('genio-anual-pix', ({ accountId }) =>
      admin.put(`/accounts/${accountId}/plan`, { planId: 'mestre-anual-pix' }, stale),
    ),
  },
  {
    name: 'a logo',
    made: async () => {
      const ana = await withLogo();
      return { accountId: ana.accountId, send: async () => ana.put(`/users/${ana.userId}`, await logo(), stale) };
    },
  },
  {
    name: 'the removal of a logo',
    made: async () => {
      const ana = await withLogo();
      const body = { user: { logo: null } };
      return { accountId: ana.accountId, send: () => ana.put(`/users/${ana.userId}`, body, stale) };
    },
  },
  {
    name: 'the removal of a user',
    made: async () => {
      const ana = await withLogo();
      return { accountId: ana.accountId, send: () => admin.delete(`/users/${ana.userId}`, stale) };
    },
  },
  {
    name: 'the removal of a client with documents',
    made: async () => {
      const { ana, customer } = await withDocument();
      return { accountId: ana.accountId, send: () => ana.delete(customer, stale) };
    },
  },
  {
    name: 'the removal of a document',
    made: async () => {
      const { ana, document } = await withDocument();
      return { accountId: ana.accountId, send: () => ana.delete(document, stale) };
    },
  },
];

describe('a command with a revision that nobody has seen is refused before it reaches outside', () => {
  it.each(cases)('$name', async ({ made }) => {
    const { accountId, send } = await made();
    await work(provider.api, 'settling');
    const before = await outside(accountId);
    const refused = await send();
    expect([refused.status, refused.as(refusal).err]).toEqual([409, 'StaleRevision']);
    expect(await outside(accountId)).toEqual(before);
  });
});

/** What makes something new has no revision: it may be refused for whose it is about, or for how much waits already. */
const making: readonly { readonly name: string; readonly send: (client: Client, ids: Ids) => Promise<Answer> }[] = [
  {
    name: 'a document',
    send: (client, { customerId }) => client.post(`/customers/${customerId}/attachments`, documentForm()),
  },
  {
    name: 'an extract',
    send: (client, { calculationId }) => {
      const form = new FormData();
      form.append('calculationId', calculationId);
      form.append('file', new Blob(['%PDF-1.7 um extrato']), 'extrato.pdf');
      return client.post('/cnis-imports', form);
    },
  },
  { name: 'a report', send: (client, { calculationId }) => client.post('/reports/genial-report', { calculationId }) },
];
interface Ids {
  readonly customerId: string;
  readonly calculationId: string;
}

describe('a command that makes a file for a client of somebody else is refused before it writes one', () => {
  it.each(making)('$name', async ({ send }) => {
    const ana = await provider.api.adviser();
    const { id: customerId } = await newCustomer(ana);
    const { id: calculationId } = await newCalculation(ana, customerId);
    const before = await outside(ana.accountId);
    const refused = await send(await provider.api.adviser(), { customerId, calculationId });
    expect([refused.status, refused.as(refusal).err]).toEqual([404, 'NotFound']);
    expect(await outside(ana.accountId)).toEqual(before);
  });
});
