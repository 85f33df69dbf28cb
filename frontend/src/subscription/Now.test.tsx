import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bought, declined, overdue, subscription } from '../../../domain/api/subscription.fake.ts';
import { onTheDay, open, press, row } from './subscription.fake.tsx';

onTheDay();

describe('what the page of a subscription says', () => {
  it('says plan, state, how long it is paid, and what is charged when on which card', async () => {
    open(subscription());
    expect(await row('Plano')).toBe('Gênio mensal, assinatura no cartão, R$ 310,00 por mês');
    expect(await row('Pago até')).toBe('28/12/2026');
    expect(await row('Próxima cobrança')).toBe('R$ 310,00, em 28/12/2026, no cartão final 7777');
    expect(await row('Garantia até')).toMatch(/^05\/12\/2026\./);
    expect(screen.getByText('Ativa.')).toBeVisible();
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

  it.each([
    [
      'ONLY_TRIAL',
      'Período de teste, com cobrança recusada.',
      /até o fim do dia do vencimento, para não ficar sem acesso\.$/,
    ],
    ['PENDING', 'Aguardando pagamento.', /o acesso à calculadora começa ou volta com a confirmação\.$/],
    ['OVERDUE', 'Ativa, com cobrança recusada.', /sete dias depois do vencimento o acesso à calculadora é suspenso\.$/],
  ] as const)('says in %s of a refused card by when to pay', async (state, name, sentence) => {
    open(subscription({ state, invoices: [declined] }));
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
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

  it('offers nothing to change or to pay where an administrator gave the plan, and tells whom to ask when it is over', async () => {
    const given = { leaving: null, next: null, refund: null, guaranteeUntil: null, paidUntil: null, invoices: [] };
    const plan = { ...bought, description: 'Gênio anual' };
    open(subscription({ ...given, plan, hasCard: false, newCardCharge: null, state: 'INACTIVE', cause: 'expired' }));
    expect(await row('Plano')).toBe('Gênio anual, dado por um administrador: nada é cobrado');
    expect(screen.getByText(/fale com quem abriu a conta/)).toBeVisible();
    for (const name of ['Mudar de plano', 'Trocar cartão', 'Informar o cartão', 'Cancelar assinatura'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows a colleague the state alone', async () => {
    open({ state: 'ACTIVE' });
    expect(await screen.findByText(/Quem cuida da assinatura é o administrador/)).toBeVisible();
  });
});
