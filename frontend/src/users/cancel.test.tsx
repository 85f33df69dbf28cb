import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/api/auth.ts';
import type { LeavingToday } from '../../../domain/api/subscription.ts';
import { aSession } from '../data/session/session.fake.ts';
import { type Answer, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import UserPage from './UserPage.tsx';

const buyer: User = { ...aSession().user, accountAdmin: true, planId: 'genio-anual-pix', planName: 'Gênio' };
const chief: User = { ...buyer, id: 'chefe', role: 'admin' };
const refunding: LeavingToday = {
  accessUntil: '2026-11-20T12:00:00.000Z',
  refund: { ground: 'withdrawal', amount: 2700 },
};
const plain: LeavingToday = { accessUntil: '2999-12-29T03:00:00.000Z', refund: null };
const subscriptionOf = (leaving: LeavingToday | null) => ({
  plan: null,
  state: leaving === null ? 'CANCELLED' : 'ACTIVE',
  cause: null,
  confirming: null,
  paidUntil: null,
  trialUntil: null,
  next: null,
  invoices: [],
  guaranteeUntil: null,
  refund: leaving?.refund ?? null,
  leaving,
  cancellation: leaving === null ? { accessUntil: plain.accessUntil, refunded: false, refundPending: 0 } : null,
  erasure: null,
  payer: { name: 'Rita', document: null },
  hasCard: false,
  newCardCharge: null,
  changes: [],
  failure: null,
  planNotChanged: null,
});
const done: Answer = { body: { accountStatus: 'INACTIVE', accountStatusCause: 'cancelled', refunded: true } };

interface Opened {
  viewer?: User;
  /** What the server says of a cancellation today; null: it is cancelled. */
  leaving?: LeavingToday | null;
  answer?: Answer;
}

const open = (user: User, { viewer = user, leaving = plain, answer = done }: Opened = {}) => {
  const calls = serve({
    [`GET users/${user.id}`]: { body: { user }, etag: '"1"' },
    'GET accounts': { body: { accounts: [] } },
    'GET subscription': { body: subscriptionOf(leaving) },
    [`GET accounts/${user.accountId}/plan`]: {
      body: { planId: user.planId, state: 'ACTIVE', choices: [], users: 1, nextCharge: null, leaving },
    },
    'DELETE subscription': answer,
    'DELETE admin/subscription': answer,
    [`DELETE users/${user.id}/second-factor`]: { status: 204 },
  });
  const session = aSession();
  show(<UserPage />, { at: `/users/${user.id}/edit`, path: '/users/:id/edit', session: { ...session, user: viewer } });
  return calls;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name = 'Cancelar a assinatura?') => within(await screen.findByRole('dialog', { name }));

describe('leaving', () => {
  it('with the money back says how much, and asks for the reason and whether to be called', async () => {
    const calls = open(buyer, { leaving: refunding });
    await press('Cancelar assinatura e Pedir Reembolso');
    const asked = await dialog();
    expect(asked.getByText(/R\$ 2\.700,00 serão devolvidos/)).toBeVisible();
    await userEvent.type(asked.getByLabelText('Por que você quer cancelar?'), 'Fechei');
    await userEvent.click(asked.getByRole('radio', { name: 'Não, tenho certeza' }));
    await userEvent.click(asked.getByRole('button', { name: 'Confirmar cancelamento' }));
    expect(await screen.findByText(/Assinatura cancelada com sucesso\./)).toBeVisible();
    expect(calls).toContain('DELETE subscription?reason=Fechei&support=false');
  });

  it('without it says until when there is access', async () => {
    open(buyer);
    await press('Cancelar assinatura');
    expect((await dialog()).getByText(/não há valor a devolver\. O acesso continua até 28\/12\/2999\./)).toBeVisible();
  });

  it('that fails says so and stays open', async () => {
    const calls = open(buyer, {
      answer: { status: 422, body: { err: 'ValidationError', errorMessage: 'Verifique.' } },
    });
    await press('Cancelar assinatura');
    await press('Confirmar cancelamento');
    expect(await screen.findByText(/Erro ao cancelar assinatura\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirmar cancelamento' })).toBeVisible();
    // The form below the dialog is not sent by it.
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('is done for somebody else by an administrator, who is spoken to as one and reads what the server says', async () => {
    const calls = open({ ...buyer, paymentType: 'PIX' }, { viewer: chief, leaving: refunding });
    expect(await screen.findByText('Forma de pagamento: PIX')).toBeVisible();
    await press('Cancelar assinatura e Pedir Reembolso');
    const asked = await dialog(`Cancelar a assinatura de ${buyer.name}?`);
    expect(asked.getByText(/^O cliente está no prazo de 7 dias .*: R\$ 2\.700,00 são devolvidos/)).toBeVisible();
    expect(asked.getByLabelText('Por que o cliente quer cancelar?')).toBeVisible();
    expect(asked.queryByText(/você/i)).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Confirmar cancelamento' }));
    expect(await screen.findByText(/O valor pago será devolvido ao cliente\./)).toBeVisible();
    expect(calls).toContain(`DELETE admin/subscription?support=false&userId=${buyer.id}`);
  });

  it.each([
    ['its owner', buyer],
    ['an administrator', chief],
  ])('is over once: %s is offered neither another one nor another plan', async (_who, viewer) => {
    open({ ...buyer, paymentType: 'PIX' }, { viewer, leaving: null });
    expect(await screen.findByText('A assinatura foi cancelada: nada mais é cobrado.')).toBeVisible();
    for (const name of [/Cancelar assinatura/, 'Alterar plano'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is not for a colleague', async () => {
    open({ ...buyer, accountAdmin: false });
    await screen.findByRole('region', { name: 'Plano' });
    expect(screen.queryByRole('button', { name: /Cancelar assinatura/ })).toBeNull();
  });
});

describe('somebody who lost device and recovery codes', () => {
  const factorOff = { name: 'Desativar a verificação em duas etapas' };

  it('gets the second factor turned off by an administrator, who is asked first', async () => {
    const calls = open(buyer, { viewer: chief });
    await userEvent.click(await screen.findByRole('button', factorOff));
    const title = `Desativar a verificação em duas etapas de ${buyer.name}?`;
    const asked = within(await screen.findByRole('dialog', { name: title }));
    expect(calls).not.toContain(`DELETE users/${buyer.id}/second-factor`);
    await userEvent.click(asked.getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText(`Verificação em duas etapas de ${buyer.name} desativada`)).toBeVisible();
    expect(calls).toContain(`DELETE users/${buyer.id}/second-factor`);
  });

  it('cannot do so on their own page', async () => {
    open(buyer);
    await screen.findByRole('region', { name: 'Plano' });
    expect(screen.queryByRole('button', factorOff)).not.toBeInTheDocument();
  });
});
