import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSession } from '../data/session/session.fake.ts';
import { type Answer, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import UserPage from './UserPage.tsx';

const { user } = aSession();
const stage = { at: `/users/${user.id}`, path: '/users/:id' };

const opened = (saved: (form: FormData) => Answer, who = user, session = aSession()) => {
  serve({
    [`GET users/${who.id}`]: { body: { user: who }, etag: '"3"' },
    [`PUT users/${who.id}`]: (_request, form) => saved(form),
    'GET users/self': {
      body: {
        user,
        accountStatus: 'ACTIVE',
        accountStatusCause: null,
        credentialChangeRequired: false,
        secondFactor: false,
      },
    },
  });
  show(<UserPage />, { ...stage, at: `/users/${who.id}`, session });
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const choose = async (password: string) => {
  await screen.findByLabelText('Nova senha');
  await type('Nova senha', password);
  await type('Confirmação da nova senha', password);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('a new password in the own account', () => {
  it('asks for the present one, and sends it along', async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    opened((form) => {
      sent.push(Object.fromEntries(form));
      return { body: { user } };
    });
    await choose('vento-31-azul');
    await save();
    expect(await screen.findByText('Campo obrigatório')).toBeVisible();
    expect(sent).toEqual([]);
    await type('Senha atual', 'antiga');
    await save();
    expect(await screen.findByText('Usuário atualizado com sucesso!')).toBeVisible();
    expect(sent).toMatchObject([{ password: 'vento-31-azul', currentPassword: 'antiga' }]);
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
  });

  it('stays typed when the present one was wrong, which is said at its field; nobody is signed out', async () => {
    opened(() => ({
      status: 401,
      body: {
        err: 'ReauthenticationRequired',
        errorMessage: 'Para esta alteração, informe a sua senha atual.',
        fields: { 'user.currentPassword': 'Senha atual incorreta' },
      },
    }));
    await choose('vento-31-azul');
    await type('Senha atual', 'errada');
    await save();
    expect(await screen.findByText('Para esta alteração, informe a sua senha atual.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Senha atual incorreta')).toBeVisible();
    expect(screen.getByLabelText('Nova senha')).toHaveValue('vento-31-azul');
  });

  it('is warned of when it is one of those that are tried first, and may be taken', async () => {
    opened(() => ({ body: { user } }));
    await choose('Senha123');
    expect(await screen.findByText(/está entre as mais usadas/)).toBeVisible();
    await type('Nova senha', '-e-mais-um-pouco');
    expect(screen.queryByText(/está entre as mais usadas/)).toBeNull();
  });
});

it('of somebody else needs no password of theirs', async () => {
  opened(() => ({ body: { user } }), { ...user, id: 'user-2' }, aSession({ role: 'admin' }));
  await choose('vento-31-azul');
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
});
