import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { User } from '../../../domain/api/auth.ts';
import { aSession } from '../data/session/session.fake.ts';
import { type Answer, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import UserPage from './UserPage.tsx';

const buyer: User = {
  ...aSession().user,
  id: 'u9',
  accountId: 'a9',
  planId: 'genio-mensal',
  planName: 'Gênio',
  paymentType: 'SUBSCRIPTION',
};
const choice = (planId: string, name: string, value: number | null, users: number, refusal: string | null = null) => ({
  planId,
  name,
  value,
  users,
  refusal,
});
const charged = {
  planId: 'genio-mensal',
  state: 'ACTIVE',
  choices: [
    choice('genio-mensal', 'Gênio mensal, assinatura no cartão', 310, 3),
    choice('mestre-mensal', 'Mestre mensal, assinatura no cartão', 490, 10),
    choice('educacional-mensal', 'Educacional mensal, assinatura no cartão', 190, 1),
    choice('genio-anual-cartao', 'Gênio anual, cartão de crédito', 3000, 3, 'Não há cartão guardado.'),
  ],
  users: 2,
  nextCharge: { value: 310, dueOn: '2026-11-27' },
  leaving: { accessUntil: '2999-12-29T03:00:00.000Z', refund: null },
};

const open = async (plan: object, put: Answer = { body: plan }, user: User = buyer) => {
  const sent: unknown[] = [];
  serve({
    'GET users/u9': { body: { user }, etag: '"1"' },
    'GET accounts': { body: { accounts: [] } },
    'GET accounts/a9/plan': { body: plan },
    'PUT accounts/a9/plan': async (request: Request) => {
      sent.push(await request.json());
      return put;
    },
  });
  const session = aSession();
  show(<UserPage />, {
    at: '/users/u9/edit',
    path: '/users/:id/edit',
    session: { ...session, user: { ...session.user, role: 'admin' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Alterar plano' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar o plano da conta' }));
  await dialog.findByLabelText('Plano e forma de pagamento');
  return { dialog, sent };
};
const choose = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Plano e forma de pagamento' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

it('says what is charged next, what a choice brings, and changes it', async () => {
  const { dialog, sent } = await open(charged);
  expect(dialog.getByText('Próxima cobrança: R$ 310,00, com vencimento em 27/11/2026.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Alterar plano' })).toBeDisabled();
  await choose('Educacional mensal, assinatura no cartão: R$ 190,00');
  expect(dialog.getByText(/^A conta tem 2 usuários ativos e este plano permite 1:/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Alterar plano' })).toBeDisabled();
  await choose('Mestre mensal, assinatura no cartão: R$ 490,00');
  expect(dialog.getByText(/O escritório é avisado por e-mail/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Alterar plano' }));
  expect(await screen.findByText('Plano alterado com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ planId: 'mestre-mensal' }]);
});

it('calls no plan changed that the provider did not confirm yet', async () => {
  const { dialog } = await open(charged, { body: { ...charged, state: 'CONFIRMING' } });
  await choose(/^Mestre mensal/);
  await userEvent.click(dialog.getByRole('button', { name: 'Alterar plano' }));
  expect(await screen.findByText(/^Mudança de plano pedida\./)).toBeVisible();
  expect(screen.queryByText('Plano alterado com sucesso!')).toBeNull();
});

it('does not let choose what the account cannot have, and says why', async () => {
  const { dialog } = await open(charged);
  expect(dialog.getByText(/Não há cartão guardado\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Plano e forma de pagamento' }));
  expect(await screen.findByRole('option', { name: /^Gênio anual, cartão/ })).toHaveAttribute('aria-disabled', 'true');
});

it('shows what the provider refused, and keeps the choice', async () => {
  const body = { err: 'PaymentUnavailable', errorMessage: 'O serviço de pagamento não respondeu.' };
  const { dialog } = await open(charged, { status: 503, body });
  await choose(/^Mestre mensal/);
  await userEvent.click(dialog.getByRole('button', { name: 'Alterar plano' }));
  expect(await dialog.findByText('O serviço de pagamento não respondeu.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Plano e forma de pagamento' })).toHaveTextContent(/Mestre/);
});

it('takes the plan from an account that is not charged', async () => {
  const plan = {
    state: 'ACTIVE',
    planId: 'mestre-anual',
    choices: [choice('mestre-anual', 'Mestre anual', null, 10)],
    users: 1,
  };
  const { dialog, sent } = await open(
    { ...plan, nextCharge: null, leaving: null },
    { body: { ...plan, planId: null, nextCharge: null, leaving: null } },
    { ...buyer, paymentType: null },
  );
  expect(screen.queryByRole('button', { name: /^Cancelar assinatura/, hidden: true })).toBeNull();
  await choose('Sem plano');
  await userEvent.click(dialog.getByRole('button', { name: 'Alterar plano' }));
  expect(await screen.findByText('Plano alterado com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ planId: null }]);
});
