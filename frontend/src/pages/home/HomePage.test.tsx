import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../../../../domain/api/payments.ts';
import type { Subscription } from '../../../../domain/api/subscription.ts';
import { aSession } from '../../data/session/session.fake.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import HomePage from './HomePage.tsx';
import { OpenInvoiceLine } from './OpenInvoiceLine.tsx';

const subscription = {
  plan: null,
  state: 'INACTIVE',
  cause: 'overdue',
  confirming: null,
  paidUntil: null,
  trialUntil: null,
  next: null,
  invoices: [],
  guaranteeUntil: null,
  refund: null,
  leaving: null,
  cancellation: null,
  payer: { name: 'Rita', document: null },
  hasCard: true,
  newCardCharge: null,
  changes: [],
  failure: null,
  planNotChanged: null,
  erasure: null,
} satisfies Subscription;

describe('the first screen', () => {
  const pix = { 'GET subscription/paymentInfo/p1': { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } } };
  const invoices = (...payments: Payment[]): Answers => ({ 'GET payments': { body: { payments } } });
  const overdue: Payment = { id: 'p1', value: 250, status: 'OVERDUE', originalDueDate: '2026-11-01' };

  it('asks to wait while the payment is being confirmed, and shows the PIX that may still be paid', async () => {
    serve({ ...invoices({ ...overdue, status: 'PENDING' }), ...pix });
    show(<HomePage />, { session: aSession({}, 'PENDING') });
    expect(
      await screen.findByText(
        'Aguardando confirmação do pagamento. Se você já fez o pagamento, aguarde ou entre em contato.',
      ),
    ).toBeVisible();
    // Nobody has paid yet as far as is known: whoever reads that it is being confirmed waits and does not pay.
    expect(screen.getByText('Aguardando pagamento')).toBeVisible();
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
  });

  it('shows the open invoices of a suspended account, the oldest with the code to pay it', async () => {
    const next: Payment = { id: 'p2', value: 250, status: 'PENDING', originalDueDate: '2026-12-01' };
    const paid: Payment = { id: 'p3', value: 250, status: 'RECEIVED', originalDueDate: '2026-10-01' };
    serve({ ...invoices(next, overdue, paid), ...pix });
    show(<HomePage />, { session: aSession({}, 'INACTIVE', 'overdue') });
    expect(await screen.findByText('R$ 250,00, vencimento em 01/11/2026')).toBeVisible();
    expect(screen.getByText('PENDENTE')).toBeVisible();
    expect(screen.queryByText(/01\/10\/2026/)).toBeNull();
    expect(await screen.findByRole('img', { name: 'QR code do PIX' })).toBeVisible();
    expect(screen.getByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(screen.getAllByRole('button', { name: 'Pagar com PIX' })).toHaveLength(1);
  });

  it.each([
    ['overdue', /^Há fatura com 7 dias ou mais de atraso/],
    ['expired', /^A sua licença venceu/],
    ['inactivated', /^A sua conta foi desativada por um administrador/],
    [
      'cancelled',
      /^A assinatura desta conta foi cancelada.*ou antes, se isso foi pedido.*voltar pela página “Assinatura”/,
    ],
  ] as const)('says why an account is closed: %s', async (cause, sentence) => {
    serve(invoices());
    show(<HomePage />, { session: aSession({}, 'INACTIVE', cause) });
    expect(await screen.findByText(sentence)).toBeVisible();
    if (cause !== 'inactivated') expect(await screen.findByText(/^Não há fatura/)).toBeVisible();
  });

  it('says that the bank took a payment back', async () => {
    serve(invoices({ ...overdue, status: 'REFUNDED', disputed: true }));
    show(<HomePage />, { session: aSession({}, 'INACTIVE', 'disputed') });
    expect(await screen.findByText(/^Um pagamento foi contestado no cartão/)).toBeVisible();
    expect(screen.queryByText(/assinatura desta conta foi cancelada/)).toBeNull();
  });

  it('asks for no payment that would not open an account which an administrator closed', async () => {
    serve({ ...invoices({ ...overdue, id: 'p2', status: 'PENDING', originalDueDate: '2026-12-01' }, overdue), ...pix });
    show(<HomePage />, { session: aSession({}, 'INACTIVE', 'inactivated') });
    expect(await screen.findByText('R$ 250,00, vencimento em 01/11/2026')).toBeVisible();
    expect(screen.queryByText(/01\/12\/2026/)).toBeNull();
  });

  it('asks who decides for no invoice that the card pays by itself: it would be paid twice', async () => {
    const covers = { from: '2026-11-01', until: '2026-12-01' };
    const bought = { plan: 'Gênio mensal, assinatura no cartão', payment: null };
    const late = { ...overdue, ...covers, ...bought, automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] };
    const later = {
      ...late,
      id: 'p2',
      status: 'PENDING',
      originalDueDate: '2026-12-01',
      automatic: true,
      payableBy: [],
    };
    serve({ ...pix, 'GET subscription': { body: { ...subscription, invoices: [later, late] } } });
    show(<HomePage />, { session: aSession({ accountAdmin: true, planId: 'genio-mensal' }, 'INACTIVE', 'overdue') });
    expect(await screen.findByText('R$ 250,00, vencimento em 01/11/2026')).toBeVisible();
    expect(screen.queryByText(/01\/12\/2026/)).toBeNull();
  });

  it.each([
    [{ status: 'PENDING' }, 'Há uma fatura de R$ 250,00 com vencimento em 01/11/2026.'],
    [{ status: 'OVERDUE' }, /R\$ 250,00, de 01\/11\/2026, está vencida/],
    [{ status: 'PENDING', declined: true }, /R\$ 250,00, com vencimento em 01\/11\/2026, foi recusada no cartão/],
  ] as const)('says to who decides what an invoice is that waits to be paid: %j', async (changes, sentence) => {
    const covers = { from: '2026-11-01', until: '2026-12-01', plan: 'Gênio mensal, assinatura no cartão' };
    const toPay = { automatic: false, payableBy: ['PIX', 'CREDIT_CARD'], payment: null };
    const body = { ...subscription, invoices: [{ ...overdue, ...covers, ...toPay, ...changes }] };
    serve({ 'GET subscription': { body } });
    show(<OpenInvoiceLine />, { session: aSession({ accountAdmin: true, planId: 'genio-mensal' }) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver e pagar' })).toBeVisible();
  });

  it('says to who decides that the card was not charged, and where to give one', async () => {
    const failure = { at: '2026-11-20T12:00:00.000Z', sentence: 'A assinatura no cartão não foi feita.' };
    serve({ ...invoices(), 'GET subscription': { body: { ...subscription, state: 'PENDING', cause: null, failure } } });
    show(<HomePage />, { session: aSession({ accountAdmin: true, planId: 'genio-mensal' }, 'PENDING') });
    expect(await screen.findByText(failure.sentence)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Abrir a assinatura' }).length).toBeGreaterThan(0);
  });

  it('asks a colleague for none of them either', async () => {
    const later: Payment = { ...overdue, id: 'p2', status: 'PENDING', originalDueDate: '2026-12-01', automatic: true };
    serve({ ...invoices(later, overdue), ...pix });
    show(<HomePage />, { session: aSession({}, 'INACTIVE', 'overdue') });
    expect(await screen.findByText('R$ 250,00, vencimento em 01/11/2026')).toBeVisible();
    expect(screen.queryByText(/01\/12\/2026/)).toBeNull();
  });

  it('never calls it no invoice when they could not be looked up, and looks again', async () => {
    let ready = false;
    serve({
      ...pix,
      'GET payments': () =>
        ready
          ? { body: { payments: [overdue] } }
          : { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
    });
    show(<HomePage />, { session: aSession({}, 'INACTIVE', 'overdue') });
    expect(await screen.findByText('Não foi possível consultar as faturas')).toBeVisible();
    expect(screen.queryByText(/Não há fatura/)).toBeNull();
    ready = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('R$ 250,00, vencimento em 01/11/2026')).toBeVisible();
  });

  it('says that an invoice has no PIX code', async () => {
    serve({
      ...invoices(overdue),
      'GET subscription/paymentInfo/p1': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
    });
    show(<HomePage />, { session: aSession({}, 'INACTIVE', 'overdue') });
    expect(await screen.findByText(/Esta fatura não pode ser paga por PIX/)).toBeVisible();
  });

  it('begins with who can retire soon, and gives it as a calendar', async () => {
    const soon = {
      id: 'c1',
      name: 'Ana Souza',
      birthDate: '1964-03-10',
      state: 'SP',
      createdAt: '2026-10-01T12:00:00.000Z',
      lastCalculationAt: null,
      calculationsCount: 1,
      status: 'client',
      nextRetirement: {
        date: '2027-03-01',
        regimeType: 'RPPS',
        calculationId: 'k1',
        confirmed: true,
        compulsory: false,
      },
      retirementMissing: null,
    };
    const calls = serve({
      'GET customers': ({ url }) => ({
        body: {
          customers: url.includes('retirement=soon') ? [soon] : [],
          pagination: { page: 1, limit: 100, totalCount: url.includes('retirement=soon') ? 7 : 0 },
        },
      }),
      'GET customers/calendar': { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } },
    });
    show(<HomePage />);
    expect(await screen.findByRole('heading', { name: 'Próximas aposentadorias' })).toBeVisible();
    // One line of it, until somebody wants more: the list stays in sight.
    expect(screen.queryByRole('link', { name: 'Ana Souza' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Próximas aposentadorias' }));
    expect(screen.getByRole('link', { name: 'Ana Souza' })).toHaveAttribute('href', '/customer/c1');
    expect(screen.getByText(/01\/03\/2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as 7 na lista' })).toBeVisible();
    expect(calls).toContain('GET customers?retirement=soon&sortBy=nextRetirement&page=1&limit=4');
    await userEvent.click(screen.getByRole('button', { name: 'Calendário (.ics)' }));
    expect(await screen.findByText('Erro ao exportar o calendário')).toBeVisible();
  });

  it.each(['ACTIVE', 'ONLY_TRIAL'] as const)('is the list of clients for %s', async (status) => {
    serve({ 'GET customers': { body: { customers: [], pagination: { page: 1, limit: 100, totalCount: 0 } } } });
    show(<HomePage />, { session: aSession({}, status) });
    expect(await screen.findByLabelText('Buscar cliente')).toBeVisible();
  });
});
