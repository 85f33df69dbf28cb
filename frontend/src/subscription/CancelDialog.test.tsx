import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { invoice, subscription } from '../../../domain/api/subscription.fake.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { onTheDay, open, press, row } from './subscription.fake.tsx';

onTheDay();

describe('leaving and coming back', () => {
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

  it('says of a request to erase everything when access ends by it, and how one comes back', async () => {
    const cancellation = { accessUntil: '2026-12-07T16:51:00.000Z', refunded: false, refundPending: 0 };
    const erasure = { withdrawUntil: '2026-11-25T16:51:00.000Z', doneBy: '2026-11-26T16:51:00.000Z' };
    open(subscription({ state: 'CANCELLED', next: null, leaving: null, guaranteeUntil: null, cancellation, erasure }));
    expect(await row('Acesso até')).toBe('25/11/2026 13:51');
    expect(screen.getByText(/tudo desta conta seja apagado, o que é feito até 26\/11\/2026 13:51/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir os dados da conta' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/users\/[^/]+\/data$/),
    );
    expect(screen.queryByRole('button', { name: 'Voltar a assinar' })).toBeNull();
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

  it('can be left, and nothing else, where an administrator closed the account: its card is still charged', async () => {
    open(subscription({ state: 'INACTIVE', cause: 'inactivated' }));
    expect(await screen.findByRole('button', { name: 'Cancelar assinatura' })).toBeVisible();
    for (const name of ['Mudar de plano', 'Trocar cartão']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
