import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../domain/api/plans.ts';
import { bought, subscription } from '../../../domain/api/subscription.fake.ts';
import { aSession } from '../data/session/session.fake.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import UsersPage from './list/UsersPage.tsx';
import NewUserPage from './NewUserPage.tsx';

const owner = aSession({ accountAdmin: true });
const people = (active: number) =>
  Array.from({ length: active + 1 }, (_, at) => ({ ...owner.user, id: `u${at}`, name: `P${at}`, active: at < active }));

const sold = (users: number): Plan => ({
  id: `de-${users}`,
  name: `De ${users}`,
  type: 'SUBSCRIPTION',
  period: 'monthly',
  available: true,
  monthlyValue: '310.00',
  yearlyValue: '3720.00',
  items: [],
  guarantee: '',
  users,
  card: null,
  pix: null,
});

const answers = (active: number, seats: number | null, largest: number) => ({
  'GET users': { body: { users: people(active) } },
  'GET plans': { body: { plans: [sold(3), sold(largest)] } },
  'GET subscription': {
    body: subscription({ plan: seats === null ? null : { ...bought, name: 'Gênio', users: seats } }),
  },
});

describe('an office whose plan has no seat left', () => {
  it.each([
    ['the list of users', <UsersPage key="list" />],
    ['the form of a new one', <NewUserPage key="new" />],
  ])('is told so on %s, with the way to more', async (_where, page) => {
    serve(answers(3, 3, 10));
    show(page, { session: owner });
    expect(
      await screen.findByText(/O plano Gênio permite 3 usuários ativos, e todos já existem\. .*mude para um plano/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver assinatura e faturas' })).toHaveAttribute(
      'href',
      `/users/${owner.user.id}/subscription`,
    );
  });

  it('is sent to no larger plan where none is sold', async () => {
    serve(answers(10, 10, 10));
    show(<NewUserPage />, { session: owner });
    expect(await screen.findByText(/Nenhum plano tem mais lugares/)).toBeVisible();
    expect(screen.queryByText(/mude para um plano/)).toBeNull();
  });

  it('without a plan has the seat of whoever has the account', async () => {
    serve(answers(1, null, 10));
    show(<NewUserPage />, { session: owner });
    expect(await screen.findByText(/A conta não tem plano e permite um usuário ativo, e ele já existe/)).toBeVisible();
  });
});

describe('nothing is said of seats', () => {
  it('while there is one', async () => {
    serve(answers(2, 3, 10));
    show(<UsersPage />, { session: owner });
    await screen.findByRole('link', { name: 'P0' });
    await expect.poll(() => screen.queryByText(/usuários ativos/)).toBeNull();
  });

  it('to an administrator of the installation, who has as many as it takes', async () => {
    const calls = serve(answers(3, 3, 10));
    show(<UsersPage />, { session: aSession({ role: 'admin' }) });
    await screen.findByRole('link', { name: 'P0' });
    expect(calls).toEqual(['GET users']);
  });
});
