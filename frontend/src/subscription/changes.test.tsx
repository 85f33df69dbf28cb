import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bought, declined, invoice, subscription } from '../../../domain/api/subscription.fake.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { onTheDay, open, press, row } from './subscription.fake.tsx';

onTheDay();

describe('another plan, another card', () => {
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
});
