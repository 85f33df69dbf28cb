import type { Page } from 'playwright-core';
import { selfAnswer } from '../domain/api/auth.ts';
import { bought, invoice, subscription } from '../domain/api/subscription.fake.ts';
import type { Subscription } from '../domain/api/subscription.ts';
import { signIn } from './adviser.ts';
import { close, describeUnderAxe, dialog, heading, type Look, signInTo } from './axe.ts';
import type { Program } from './program.ts';

const pixPlan = {
  ...bought,
  description: 'Gênio anual, PIX à vista',
  type: 'PIX',
  period: 'yearly',
  value: 2700,
} as const;
const toPay = invoice({ automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] });

const byCard = subscription({
  paidUntil: '2999-12-28',
  next: { date: '2999-12-28', amount: 310, cardEnding: '7777' },
  invoices: [invoice({ status: 'CONFIRMED', automatic: false }), invoice()],
  guaranteeUntil: '2999-12-05',
  changes: [{ planId: 'genio-anual-pix', next: { date: '2999-12-28', amount: 2700 } }],
});
const over = { next: null, leaving: null, refund: null, guaranteeUntil: null } as const;

type Status = 'ACTIVE' | 'PENDING' | 'INACTIVE';
type Shown = readonly [answer: Subscription, status: Status, sentence: string];
/** What the account has bought, as the server answers it, with the status of the account and what the page says then. */
const states: Readonly<Record<string, Shown>> = {
  'by card': [byCard, 'ACTIVE', 'O acesso está em dia.'],
  'whose card is wanted': [
    {
      ...byCard,
      state: 'ONLY_TRIAL',
      paidUntil: null,
      next: null,
      invoices: [],
      hasCard: false,
      failure: { at: '2026-11-28T12:00:00.000Z', sentence: 'A assinatura no cartão não foi feita: informe o cartão.' },
    },
    'ACTIVE',
    'A assinatura no cartão não foi feita: informe o cartão.',
  ],
  'by PIX, awaited': [
    { ...byCard, plan: pixPlan, state: 'PENDING', paidUntil: null, invoices: [toPay], hasCard: false, refund: null },
    'PENDING',
    'Aguardando pagamento',
  ],
  'refused on its day': [
    {
      ...byCard,
      state: 'ONLY_TRIAL',
      paidUntil: null,
      trialUntil: '2999-11-28',
      next: { date: '2999-11-28', amount: 310, cardEnding: '7777' },
      invoices: [{ ...toPay, originalDueDate: '2999-11-28', declined: true }],
    },
    'ACTIVE',
    'Período de teste, com cobrança recusada.',
  ],
  'refused on the day of its renewal': [
    { ...byCard, state: 'OVERDUE', invoices: [{ ...toPay, originalDueDate: '2999-12-28', declined: true }] },
    'ACTIVE',
    'Ativa, com cobrança recusada.',
  ],
  'being confirmed': [
    {
      ...byCard,
      state: 'CONFIRMING',
      confirming: { purpose: 'payment', plan: null, amount: 310, date: '2026-11-28' },
      next: null,
    },
    'ACTIVE',
    'O provedor de pagamento ainda não respondeu ao pedido',
  ],
  cancelled: [
    {
      ...byCard,
      ...over,
      state: 'CANCELLED',
      cancellation: { accessUntil: '2999-12-29T03:00:00.000Z', refunded: false, refundPending: 0 },
    },
    'ACTIVE',
    'Nada mais é cobrado.',
  ],
  closed: [
    {
      ...byCard,
      state: 'INACTIVE',
      cause: 'overdue',
      paidUntil: null,
      invoices: [{ ...toPay, status: 'OVERDUE' }],
      failure: { at: '2026-11-28T12:00:00.000Z', sentence: 'A cobrança não foi feita.' },
    },
    'INACTIVE',
    'A última cobrança não foi feita',
  ],
};

/** The page of a subscription in one state: the adviser of the demonstration bought nothing. */
const show = async (page: Page, own: string, [answer, accountStatus, sentence]: Shown) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/users/self', async (route) => {
    const response = await route.fetch();
    const self = await response.json();
    const accountStatusCause = accountStatus === 'INACTIVE' ? 'overdue' : null;
    const user = { ...self.user, accountAdmin: true, planId: bought.id, planName: bought.name };
    await route.fulfill({ response, json: { ...self, user, accountStatus, accountStatusCause } });
  });
  await page.route('**/api/subscription', (route) => route.fulfill({ json: answer }));
  await page.goto('about:blank');
  await page.goto(own);
  await heading(page, 'Assinatura');
  await page.getByText(sentence, { exact: false }).first().waitFor();
};

const walk = async (page: Page, { address, email, password }: Program, look: Look) => {
  const adviser = await signIn(address, email, password);
  const { user } = (await adviser.get('/users/self')).as(selfAnswer);
  for (const [state, shown] of Object.entries(states)) {
    await show(page, `${address}/#/users/${user.id}/subscription`, shown);
    await look(`subscription ${state}`);
  }
  await page.getByRole('button', { name: 'Pagar agora' }).click();
  await dialog(page).getByLabel('Cartão').check();
  await look('an invoice to pay by card');
  await close(page);
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await dialog(page).waitFor();
  await look('leaving');
  await close(page);
};

describeUnderAxe(
  'a subscription',
  async (page, program, look) => {
    await signInTo(page, program);
    await walk(page, program, look);
  },
  { alsoOnPhone: true },
);
