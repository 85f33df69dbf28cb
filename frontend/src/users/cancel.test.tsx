import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/api/auth.ts';
import { aSession } from '../data/session/session.fake.ts';
import { type Answer, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import UserPage from './UserPage.tsx';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const buyer: User = {
  ...aSession().user,
  accountAdmin: true,
  planId: 'genio-yearly-pix',
  planName: 'Gênio',
  trialAsaasExpiration: tomorrow,
};
const planOf = (type: string) => ({
  id: 'genio-yearly-pix',
  name: 'Gênio',
  type,
  period: 'yearly',
  available: true,
  monthlyValue: '250.00',
  yearlyValue: '3000.00',
  items: [],
  guarantee: '',
  users: 3,
  card: null,
  pix: null,
});
const done = (refunded: boolean) => ({
  body: { accountStatus: 'INACTIVE', accountStatusCause: 'cancelled', refunded },
});

const open = (user: User, { viewer = user, type = 'PIX', answer = done(true) as Answer } = {}) => {
  const calls = serve({
    [`GET users/${user.id}`]: { body: { user }, etag: '"1"' },
    'GET accounts': { body: { accounts: [] } },
    [`GET plans/${buyer.planId}`]: { body: { plan: planOf(type) } },
    [`DELETE users/${user.id}/second-factor`]: { status: 204 },
    'DELETE subscription': answer,
    'DELETE admin/subscription': answer,
  });
  show(<UserPage />, {
    at: `/users/${user.id}/edit`,
    path: '/users/:id/edit',
    session: { ...aSession(), user: viewer },
  });
  return calls;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cancelar a assinatura?' }));

describe('leaving', () => {
  it('by PIX during the trial offers the money back, with reason and whether to be called', async () => {
    const calls = open(buyer);
    await press('Cancelar assinatura e Pedir Reembolso');
    const asked = await dialog();
    expect(asked.getByText(/O valor pago será reembolsado/)).toBeVisible();
    await userEvent.type(asked.getByLabelText('Por que você quer cancelar?'), 'Fechei');
    await userEvent.click(asked.getByRole('radio', { name: 'Não, tenho certeza' }));
    await userEvent.click(asked.getByRole('button', { name: 'Confirmar cancelamento' }));
    expect(await screen.findByText(/Assinatura cancelada com sucesso\./)).toBeVisible();
    expect(calls).toContain('DELETE subscription?reason=Fechei&support=false');
  });

  it.each([
    ['by card', { ...buyer }, 'CREDIT_CARD'],
    ['after the trial', { ...buyer, trialAsaasExpiration: '2026-01-01T00:00:00.000Z' }, 'PIX'],
  ])('%s offers none', async (_when, user, type) => {
    open(user, { type });
    await press('Cancelar assinatura');
    expect((await dialog()).queryByText(/reembolsado/)).toBeNull();
  });

  it('that fails says so and stays open', async () => {
    open(buyer, { answer: { status: 422, body: { err: 'ValidationError', errorMessage: 'Verifique.' } } });
    await press('Cancelar assinatura e Pedir Reembolso');
    await press('Confirmar cancelamento');
    expect(await screen.findByText(/Erro ao cancelar assinatura\./)).toBeVisible();
  });

  it('is done for somebody else by an administrator, who sees how they pay', async () => {
    const calls = open({ ...buyer, paymentType: 'PIX' }, { viewer: { ...buyer, id: 'chefe', role: 'admin' } });
    expect(await screen.findByText('Forma de pagamento: PIX')).toBeVisible();
    await press('Cancelar assinatura e Pedir Reembolso');
    await press('Confirmar cancelamento');
    expect(await screen.findByText(/Assinatura cancelada com sucesso\./)).toBeVisible();
    expect(calls).toContain(
      `DELETE admin/subscription?reason=&support=true&userId=${buyer.id}`.replace('reason=&', ''),
    );
  });

  it('is not for a colleague, nor where nothing was bought', async () => {
    open({ ...buyer, accountAdmin: false });
    await screen.findByRole('region', { name: 'Plano' });
    expect(screen.queryByRole('button', { name: /Cancelar assinatura/ })).toBeNull();
  });
});

describe('somebody who lost device and recovery codes', () => {
  const factorOff = { name: 'Desativar a verificação em duas etapas' };

  it('gets the second factor turned off by an administrator, who is asked first', async () => {
    const calls = open(buyer, { viewer: { ...buyer, id: 'chefe', role: 'admin' } });
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
