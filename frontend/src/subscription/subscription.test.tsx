import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Subscription, SubscriptionInvoice } from '../../../domain/api/subscription.ts';
import { aSession } from '../data/session/session.fake.ts';
import { serve } from '../data/testing/serve.ts';
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
  automatic: true,
  payableBy: [],
  ...changes,
});
const overdue = invoice({ status: 'OVERDUE', automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] });

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  plan: {
    id: 'genio-mensal',
    name: 'Gênio',
    description: 'Gênio mensal, assinatura no cartão',
    type: 'SUBSCRIPTION',
    period: 'monthly',
    value: 310,
    installments: 1,
    users: 3,
  },
  state: 'ACTIVE',
  cause: null,
  paidUntil: '2026-12-28',
  trialUntil: null,
  next: { date: '2026-12-28', amount: 310, cardEnding: '7777' },
  invoices: [invoice({ status: 'CONFIRMED', automatic: false })],
  guaranteeUntil: '2026-12-05',
  refund: { ground: 'guarantee', amount: 310 },
  cancellation: null,
  hasCard: true,
  failure: null,
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
const row = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

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
    ['CONFIRMING', null, /Nada é cobrado de novo/],
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

  it('lets an overdue month be paid by PIX', async () => {
    const calls = open(subscription({ state: 'OVERDUE', invoices: [overdue] }), {
      'POST subscription/payments/pay_1/pay': {
        body: { subscription: subscription(), pix: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } },
      },
    });
    await press('Pagar agora');
    await press('Gerar o código PIX');
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
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
    open(subscription({ refund: null }));
    await press('Cancelar assinatura');
    expect(await screen.findByText(/não há valor a devolver. O acesso continua até 28\/12\/2026/)).toBeVisible();
  });

  it('offers the way back once it is cancelled, and no second cancellation', async () => {
    const cancellation = { accessUntil: '2026-12-29T03:00:00.000Z', refunded: false, refundPending: 0 };
    open(subscription({ state: 'CANCELLED', next: null, refund: null, guaranteeUntil: null, cancellation }));
    expect(await screen.findByRole('button', { name: 'Voltar a assinar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
  });

  it('shows a colleague the state alone', async () => {
    open({ state: 'ACTIVE' });
    expect(await screen.findByText(/Quem cuida da assinatura é o administrador/)).toBeVisible();
  });
});

it('a receipt names what was paid, for what time, by whom and to whom', () => {
  const seller = { name: 'Genial Ltda.', document: '11222333000181', address: 'Rua Inventada, 10', email: 'a@b.test' };
  const paper = paperOf(invoice({ status: 'RECEIVED' }), 'Gênio mensal', 'Rita', seller);
  expect(paper[1]).toBe('Recebemos R$ 310,00 pelo plano Gênio mensal, período de 28/11/2026 a 28/12/2026.');
  expect(paper.at(-1)).toContain('CNPJ 11.222.333/0001-81');
  expect(paperOf(invoice(), 'Gênio mensal', 'Rita', null)[0]).toBe('Fatura');
});
