import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Subscription, SubscriptionInvoice } from '../../../domain/api/subscription.ts';
import { aSession } from '../data/session/session.fake.ts';
import { serve } from '../data/testing/serve.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { show } from '../shared/testing/render.tsx';
import { paperOf } from './receipt.ts';
import SubscriptionPage from './SubscriptionPage.tsx';

const invoice = (changes: Partial<SubscriptionInvoice> = {}): SubscriptionInvoice => ({
  id: 'pay_1',
  value: 310,
  status: 'PENDING',
  originalDueDate: '2026-11-28',
  from: '2026-11-28',
  until: '2026-12-28',
  plan: 'Gênio mensal, assinatura no cartão',
  payment: null,
  automatic: true,
  payableBy: [],
  ...changes,
});
const declined = invoice({ declined: true, automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] });
const overdue = invoice({ status: 'OVERDUE', automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] });

const bought = {
  id: 'genio-mensal',
  name: 'Gênio',
  description: 'Gênio mensal, assinatura no cartão',
  type: 'SUBSCRIPTION',
  period: 'monthly',
  value: 310,
  installments: 1,
  users: 3,
} as const;

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  plan: bought,
  state: 'ACTIVE',
  cause: null,
  confirming: null,
  paidUntil: '2026-12-28',
  trialUntil: null,
  next: { date: '2026-12-28', amount: 310, cardEnding: '7777' },
  invoices: [invoice({ status: 'CONFIRMED', automatic: false })],
  guaranteeUntil: '2026-12-05',
  refund: { ground: 'guarantee', amount: 310 },
  leaving: { accessUntil: '2026-11-28T12:00:00.000Z', refund: { ground: 'guarantee', amount: 310 } },
  cancellation: null,
  payer: { name: 'Rita Fictícia', document: '52998224725' },
  hasCard: true,
  newCardCharge: 0,
  changes: [],
  failure: null,
  planNotChanged: null,
  ...changes,
});

const open = (answer: Subscription | { state: Subscription['state'] }, more = {}) => {
  const calls = serve({ 'GET subscription': { body: answer }, ...more });
  const session = aSession({ accountAdmin: true, planId: 'genio-mensal' });
  show(<SubscriptionPage />, {
    at: `/users/${session.user.id}/subscription`,
    path: '/users/:id/subscription',
    session,
  });
  return calls;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The value beside a label. */
const row = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00.000Z') });
  return () => vi.useRealTimers();
});

describe('the page of a subscription', () => {
  it('says plan, state, how long it is paid, and what is charged when on which card', async () => {
    open(subscription());
    expect(await row('Plano')).toBe('Gênio mensal, assinatura no cartão, R$ 310,00 por mês');
    expect(await row('Pago até')).toBe('28/12/2026');
    expect(await row('Próxima cobrança')).toBe('R$ 310,00, em 28/12/2026, no cartão final 7777');
    expect(await row('Garantia até')).toMatch(/^05\/12\/2026\./);
    expect(screen.getByText('Ativa.')).toBeVisible();
  });

  it.each([
    ['ONLY_TRIAL', /Período de teste, com cobrança recusada/],
    ['PENDING', /o acesso à calculadora começa ou volta com a confirmação/],
    ['OVERDUE', /Ativa, com cobrança recusada/],
  ] as const)('of %s whose card was refused says so on the day, and how to pay', async (state, sentence) => {
    const next = { date: '2026-11-28', amount: 310, cardEnding: '7777' };
    open(subscription({ state, next, invoices: [declined] }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Recusada no cartão')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar agora' })).toBeVisible();
    expect(await row('A pagar')).toBe('R$ 310,00, até 28/11/2026');
    expect(screen.queryByText(/Será cobrada|no cartão final|vencida/)).toBeNull();
    await press('Trocar cartão');
    expect(await screen.findByText(/A fatura que está a pagar não é cobrada nele/)).toBeVisible();
  });

  it.each([
    ['ONLY_TRIAL', null, /Nada foi cobrado até agora/],
    ['PENDING', null, /Aguardando pagamento/],
    ['OVERDUE', null, /com fatura vencida/],
    ['INACTIVE', 'overdue', /volta assim que ela for paga/],
    ['INACTIVE', 'disputed', /contestado no cartão/],
    ['INACTIVE', 'expired', /O período contratado terminou/],
  ] as const)('says what %s %s means', async (state, cause, sentence) => {
    open(subscription({ state, cause }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is cancelled once by two clicks, and the dialog that a double click opens stays open', async () => {
    const leaving = { accessUntil: '2026-12-29T03:00:00.000Z', refund: null };
    const calls = open(subscription({ leaving }), {
      'DELETE subscription': {
        body: { accountStatus: 'ACTIVE', accountStatusCause: null, refunded: false },
      },
    });
    await press('Cancelar assinatura');
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar a assinatura?' });
    // Beside the dialog, where the second click of a double click falls.
    await userEvent.click(dialog.closest('.MuiDialog-container') ?? dialog);
    expect(dialog).toBeVisible();
    // Before the screen shows that the first one was heard.
    const confirm = within(dialog).getByRole('button', { name: 'Confirmar cancelamento' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('says what is being confirmed, and what becomes of access and of a cancellation meanwhile', async () => {
    const confirming = { purpose: 'payment', plan: null, amount: 310, date: '2026-12-01' } as const;
    open(subscription({ state: 'CONFIRMING', confirming, next: null, paidUntil: null, refund: null }));
    expect(await row('Em confirmação')).toBe('R$ 310,00, em 01/12/2026');
    expect(screen.getByText(/nada é cobrado outra vez.*O acesso à calculadora continua\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mudar de plano' })).toBeNull();
    await press('Cancelar assinatura');
    expect(await screen.findByText(/Se ele tiver sido feito, o valor é devolvido/)).toBeVisible();
  });

  it('says which plan was asked for and is not confirmed yet, and calls it no change that is done', async () => {
    const confirming = {
      purpose: 'plan',
      plan: 'Mestre mensal, assinatura no cartão',
      amount: 490,
      date: '2026-11-23',
    };
    const waiting = subscription({ state: 'CONFIRMING', confirming: { ...confirming, purpose: 'plan' }, next: null });
    let answer = subscription();
    open(subscription(), {
      'GET subscription': () => ({ body: answer }),
      'GET plans': { body: { plans: [monthlyPlan, yearlyPlan] } },
      'PUT subscription/plan': () => {
        answer = waiting;
        return { body: { subscription: waiting, pix: null } };
      },
    });
    await press('Mudar de plano');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar de plano' }));
    await userEvent.click(await dialog.findByLabelText('Plano e forma de pagamento'));
    await userEvent.click(await screen.findByRole('option', { name: /PIX/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar de plano' }));
    expect(await screen.findByText(/^Pedido enviado\./)).toBeVisible();
    expect(await row('Plano pedido')).toBe('Mestre mensal, assinatura no cartão');
    expect(screen.getByText(/Até lá vale o plano abaixo/)).toBeVisible();
  });

  it('says that a plan that was asked for did not come about', async () => {
    const sentence = 'A mudança para Mestre mensal, assinatura no cartão, não foi feita. Motivo: recusado.';
    open(subscription({ planNotChanged: { at: '2026-11-23T12:00:00.000Z', sentence } }));
    expect(await screen.findByText(/Motivo: recusado\./)).toBeVisible();
    expect(screen.getByText('O plano não mudou.')).toBeVisible();
  });

  it.each([
    ['2026-12-28', /a primeira cobrança é em 28\/12\/2026/],
    ['2026-11-20', /a primeira cobrança é hoje/],
  ])('says when a new contract is charged first: paid until %s', async (paidUntil, sentence) => {
    const cancellation = { accessUntil: '2026-12-29T03:00:00.000Z', refunded: false, refundPending: 0 };
    open(subscription({ state: 'CANCELLED', paidUntil, next: null, leaving: null, cancellation }), {
      'GET plans': { body: { plans: [monthlyPlan, yearlyPlan] } },
    });
    await press('Voltar a assinar');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('lets an overdue month be paid by PIX', async () => {
    const calls = open(subscription({ state: 'OVERDUE', invoices: [overdue] }), {
      'POST subscription/payments/pay_1/pay': {
        body: { subscription: subscription(), pix: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } },
      },
    });
    await press('Pagar agora');
    const pay = await screen.findByRole('button', { name: 'Gerar o código PIX' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('says before a card is typed that it pays the invoice in one, whatever the plan was bought in', async () => {
    open(subscription({ state: 'OVERDUE', invoices: [overdue] }));
    await press('Pagar agora');
    await userEvent.click(await screen.findByRole('radio', { name: 'Cartão' }));
    expect(await screen.findByText(/cobrada de uma vez, em uma parcela só/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'PIX' }));
    expect(screen.queryByText(/em uma parcela só/)).toBeNull();
  });

  it('says in its dialog that a payment was refused, where it stays until it is sent again', async () => {
    open(subscription({ state: 'OVERDUE', invoices: [overdue] }), {
      'POST subscription/payments/pay_1/pay': {
        status: 409,
        body: { err: 'PaymentNotPayable', errorMessage: 'Esta fatura já não se paga por aqui.' },
      },
    });
    await press('Pagar agora');
    await press('Gerar o código PIX');
    const dialog = within(await screen.findByRole('dialog', { name: /^Pagar/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Esta fatura já não se paga por aqui.');
  });

  it('offers nothing to pay of what the card is charged by itself', async () => {
    open(subscription({ invoices: [invoice()] }));
    expect(await screen.findByText('Será cobrada no cartão')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pagar agora' })).toBeNull();
  });

  it('says what a cancellation gives back before it is confirmed', async () => {
    open(subscription());
    await press('Cancelar assinatura');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar a assinatura?' }));
    expect(
      dialog.getByText(/garantia de 15 dias: R\$ 310,00 serão devolvidos e o acesso termina na hora/),
    ).toBeVisible();
  });

  it('says how long access lasts where nothing goes back', async () => {
    open(subscription({ leaving: { accessUntil: '2026-12-29T03:00:00.000Z', refund: null } }));
    await press('Cancelar assinatura');
    expect(await screen.findByText(/não há valor a devolver. O acesso continua até 28\/12\/2026\./)).toBeVisible();
  });

  it.each([
    ['a trial ends at its hour, not on the day of the charge', '2026-11-30T08:50:00.000Z', /até 30\/11\/2026 05:50/],
    ['nothing was paid, so that it closes now', '2026-11-23T12:00:00.000Z', /A conta fecha agora/],
  ])('says until when where %s', async (_why, accessUntil, sentence) => {
    open(subscription({ state: 'ONLY_TRIAL', leaving: { accessUntil, refund: null }, trialUntil: '2026-12-01' }));
    await press('Cancelar assinatura');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('offers the way back once it is cancelled, and no second cancellation', async () => {
    const cancellation = { accessUntil: '2026-12-29T03:00:00.000Z', refunded: false, refundPending: 0 };
    open(subscription({ state: 'CANCELLED', next: null, leaving: null, guaranteeUntil: null, cancellation }));
    expect(await row('Acesso até')).toBe('28/12/2026');
    expect(await screen.findByRole('button', { name: 'Voltar a assinar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
  });

  it('says how much went back, and since when there is no access', async () => {
    const cancellation = { accessUntil: '2026-11-23T08:50:00.000Z', refunded: true, refundPending: 0 };
    const invoices = [invoice({ status: 'REFUNDED' }), invoice({ id: 'pay_2', status: 'CANCELLED' })];
    open(subscription({ state: 'INACTIVE', cause: 'cancelled', next: null, leaving: null, cancellation, invoices }));
    expect(await row('Devolvido')).toBe('R$ 310,00');
    expect(await row('Acesso encerrado em')).toBe('23/11/2026 05:50');
  });

  it('calls what is past its day late, and no next charge; a guarantee that is over has no line', async () => {
    const next = { date: '2026-11-20', amount: 310, cardEnding: '7777' };
    open(subscription({ state: 'OVERDUE', next, guaranteeUntil: '2026-10-27', invoices: [overdue] }));
    expect(await row('Em atraso')).toBe('R$ 310,00, com vencimento em 20/11/2026');
    expect(screen.queryByText('Próxima cobrança')).toBeNull();
    expect(screen.queryByText('Garantia até')).toBeNull();
  });

  it('says of a PIX that nobody is charged by itself, and until when the open one is to be paid', async () => {
    const plan = { ...bought, type: 'PIX', period: 'yearly', value: 2700 } as const;
    const next = { date: '2026-11-28', amount: 2700, cardEnding: null };
    open(subscription({ plan, next, state: 'PENDING', invoices: [{ ...overdue, status: 'PENDING' }] }));
    expect(await row('A pagar')).toBe('R$ 2.700,00, até 28/11/2026');
    expect(screen.getByText(/A renovação vem como um novo PIX/)).toBeVisible();
  });

  it('promises no renewal by a card that the provider does not keep', async () => {
    const plan = { ...bought, type: 'CREDIT_CARD', period: 'yearly', value: 3000, installments: 12 } as const;
    const next = { date: '2027-11-28', amount: 3000, cardEnding: null };
    open(subscription({ plan, next, hasCard: false, newCardCharge: null }));
    expect(await screen.findByText(/O provedor de pagamento não guarda o seu cartão/)).toBeVisible();
    expect(screen.queryByText(/no mesmo cartão/)).toBeNull();
  });

  it('can be left, and nothing else, where an administrator closed the account: its card is still charged', async () => {
    open(subscription({ state: 'INACTIVE', cause: 'inactivated' }));
    expect(await screen.findByRole('button', { name: 'Cancelar assinatura' })).toBeVisible();
    for (const name of ['Mudar de plano', 'Trocar cartão']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('changes to no plan that nobody chose, and says in how many parts the card pays', async () => {
    open(subscription(), { 'GET plans': { body: { plans: [monthlyPlan, yearlyPlan] } } });
    await press('Mudar de plano');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar de plano' }));
    const send = dialog.getByRole('button', { name: 'Mudar de plano' });
    await userEvent.click(await dialog.findByLabelText('Plano e forma de pagamento'));
    expect(send).toBeDisabled();
    await userEvent.click(
      await screen.findByRole('option', { name: /^Gênio anual, cartão em uma vez: R\$\s3\.000,00/ }),
    );
    expect(send).toBeEnabled();
    expect(dialog.getByLabelText('Número do cartão')).toBeVisible();
    // Whoever goes through the plans by keyboard stays where they chose.
    expect(dialog.getByLabelText('Plano e forma de pagamento')).toHaveFocus();
  });

  it('offers nothing to change or to pay where an administrator gave the plan, and tells whom to ask when it is over', async () => {
    const given = { leaving: null, next: null, refund: null, guaranteeUntil: null, paidUntil: null, invoices: [] };
    const plan = { ...bought, description: 'Gênio anual' };
    open(subscription({ ...given, plan, hasCard: false, newCardCharge: null, state: 'INACTIVE', cause: 'expired' }));
    expect(await row('Plano')).toBe('Gênio anual, dado por um administrador: nada é cobrado');
    expect(screen.getByText(/fale com quem abriu a conta/)).toBeVisible();
    for (const name of ['Mudar de plano', 'Trocar cartão', 'Informar o cartão', 'Cancelar assinatura'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('takes a card where the provider has none for the subscription, and says that nothing is charged by it', async () => {
    const failure = { at: '2026-11-23T12:00:00.000Z', sentence: 'O provedor não a confirmou.' };
    open(subscription({ state: 'ONLY_TRIAL', hasCard: false, next: null, failure }));
    expect(await screen.findByText('A assinatura no cartão não foi feita.')).toBeVisible();
    await press('Informar o cartão');
    const dialog = within(await screen.findByRole('dialog', { name: 'Informar o cartão' }));
    expect(dialog.getByText(/Nada é cobrado agora/)).toBeVisible();
  });

  it('says how much a card is charged at once that makes good what failed', async () => {
    open(subscription({ state: 'PENDING', newCardCharge: 3000, plan: { ...bought, installments: 12 } }));
    await press('Trocar cartão');
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar o cartão' }));
    expect(dialog.getByText(/O cartão é cobrado agora: R\$ 3\.000,00 em 12 parcelas/)).toBeVisible();
    expect(dialog.queryByText(/Nada é cobrado agora/)).toBeNull();
  });

  it.each([
    ['ACTIVE', '2026-12-28', 'Com este plano, a próxima cobrança é de R$ 3.000,00, em 28/12/2026.'],
    ['ACTIVE', '2026-11-23', 'Com este plano, R$ 3.000,00 são cobrados hoje no cartão.'],
    ['OVERDUE', '2026-11-28', 'Com este plano, a fatura a pagar passa a ser de R$ 3.000,00.'],
  ] as const)('says what another plan charges next, and when: %s, %s', async (state, date, sentence) => {
    const changes = [{ planId: 'genio-anual', next: { date, amount: 3000 } }];
    const invoices = state === 'OVERDUE' ? [declined] : [invoice()];
    open(subscription({ state, changes, invoices }), { 'GET plans': { body: { plans: [monthlyPlan, yearlyPlan] } } });
    await press('Mudar de plano');
    await userEvent.click(await screen.findByLabelText('Plano e forma de pagamento'));
    await userEvent.click(await screen.findByRole('option', { name: /^Gênio anual, assinatura/ }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows a colleague the state alone', async () => {
    open({ state: 'ACTIVE' });
    expect(await screen.findByText(/Quem cuida da assinatura é o administrador/)).toBeVisible();
  });
});

it('a receipt names what was paid, for what time, by whom and to whom', () => {
  const seller = { name: 'Genial Ltda.', document: '11222333000181', address: 'Rua Inventada, 10', email: 'a@b.test' };
  const payer = { name: 'Rita Fictícia', document: '52998224725' };
  const payment = { date: '2026-12-03', by: 'PIX' } as const;
  const paper = paperOf(invoice({ status: 'RECEIVED', payment }), payer, seller);
  expect(paper[1]).toBe(
    'Recebemos R$ 310,00, em 03/12/2026, por PIX, pelo plano Gênio mensal, assinatura no cartão, período de 28/11/2026 a 28/12/2026.',
  );
  expect(paper).toContain('Cliente: Rita Fictícia, CPF 529.982.247-25');
  expect(paper.at(-1)).toContain('CNPJ 11.222.333/0001-81');
  expect(paperOf(invoice(), payer, null)[0]).toBe('Fatura');
  expect(paperOf(invoice({ status: 'REFUNDED', disputed: true }), payer, null)[2]).toContain('Contestada no cartão');
});
