import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/api/auth.ts';
import { aSession } from '../data/session/session.fake.ts';
import type { Session } from '../data/session/session.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import NewUserPage from './NewUserPage.tsx';
import UserPage from './UserPage.tsx';

const session = aSession({ id: 'chefe', name: 'Rita Chefe', role: 'admin' });
const joana: User = { ...aSession().user, id: 'u2', name: 'Joana Lima', email: 'joana@lima.test' };
const accounts = [
  { id: 'account-1', name: 'Prado', email: 'prado@x.test', licenceExpiryDate: null, status: 'ACTIVE' },
  { id: 'account-2', name: 'Lima Advogados', email: 'lima@x.test', licenceExpiryDate: null, status: 'ACTIVE' },
];
const common = {
  'GET accounts': { body: { accounts } },
  'GET users/self': { body: { user: session.user, accountStatus: 'ACTIVE' } },
};
type Sent = Record<string, FormDataEntryValue>;
const at = (id: string) => ({ at: `/users/${id}/edit`, path: '/users/:id/edit', session });
const region = (name: string) => within(screen.getByRole('region', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('the page of a user', () => {
  it('is named after the person, with what administrators may change', async () => {
    const sent: Sent[] = [];
    serve({
      ...common,
      'GET users/u2': { body: { user: joana }, etag: '"1"' },
      'PUT users/u2': (_request, form) => {
        sent.push(Object.fromEntries(form));
        return { body: { user: { ...joana, active: false } }, etag: '"2"' };
      },
    });
    show(<UserPage />, at('u2'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Joana Lima' })).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/E-mail/));
    await userEvent.type(screen.getByLabelText(/E-mail/), 'joana@nova.test');
    await userEvent.click(region('Acesso').getByRole('switch', { name: 'Ativo' }));
    await userEvent.click(region('Acesso').getByLabelText('Conta'));
    await userEvent.click(await screen.findByRole('option', { name: 'Lima Advogados (lima@x.test)' }));
    await save();
    expect(await screen.findByText('Usuário atualizado com sucesso!')).toBeVisible();
    expect(sent).toMatchObject([{ email: 'joana@nova.test', active: '0', accountId: 'account-2' }]);
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/users');
  });

  it('of one’s own lets nobody lock themselves out, and of an ordinary user shows no access at all', async () => {
    serve({
      ...common,
      'GET users/chefe': { body: { user: session.user } },
      'GET version': { body: { version: '0.2.0' } },
    });
    const own = show(<UserPage />, at('chefe'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rita Chefe' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Acesso' })).toBeNull();
    expect(screen.getByLabelText(/E-mail/)).toBeEnabled();
    expect(await screen.findByText('Versão do Genial: 0.2.0')).toBeVisible();
    own.unmount();
    serve({ ...common, 'GET users/u2': { body: { user: joana } } });
    show(<UserPage />, { ...at('u2'), session: { ...session, user: joana } });
    expect(await screen.findByText('O e-mail não se altera aqui: peça a troca ao suporte do Genial.')).toBeVisible();
    expect(screen.queryByText(/Versão do Genial/)).toBeNull();
    expect(screen.getByLabelText('E-mail')).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Acesso' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/');
  });

  it('of a colleague lets an office’s own administrator say whether they may sign in, and nothing else', async () => {
    const sent: Sent[] = [];
    const office: Session = { ...session, user: { ...session.user, role: 'user', accountAdmin: true } };
    serve({
      ...common,
      'GET users/u2': { body: { user: joana }, etag: '"1"' },
      'PUT users/u2': (_request, form) => {
        sent.push(Object.fromEntries(form));
        return { body: { user: { ...joana, active: false } }, etag: '"2"' };
      },
    });
    show(<UserPage />, { ...at('u2'), session: office });
    await userEvent.click(await screen.findByRole('switch', { name: 'Ativo' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await save();
    expect(await screen.findByText('Usuário atualizado com sucesso!')).toBeVisible();
    expect(sent).toEqual([{ active: '0' }]);
  });

  it('asks an administrator for the password to change the own e-mail', async () => {
    serve({ ...common, 'GET users/chefe': { body: { user: session.user } } });
    show(<UserPage />, at('chefe'));
    await userEvent.type(await screen.findByLabelText(/E-mail/), '.br');
    expect(screen.getByLabelText('Senha atual')).toBeVisible();
  });

  it('takes every image that the server reads, and no other', async () => {
    serve({ ...common, 'GET users/u2': { body: { user: joana } } });
    show(<UserPage />, at('u2'));
    await screen.findByRole('region', { name: 'Acesso' });
    const input = screen.getByLabelText('Logotipo');
    expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/gif,image/webp');
  });
});

describe('a new user', () => {
  const fill = async () => {
    await userEvent.type(screen.getByLabelText(/^Nome/), 'Bruno');
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'bruno@x.test');
    await userEvent.type(screen.getByLabelText('Senha *'), 'vento-31-azul');
    await userEvent.type(screen.getByLabelText('Confirmação da senha *'), 'vento-31-azul');
  };

  it('needs name, e-mail and both passwords, and leads back to the list', async () => {
    const sent: Sent[] = [];
    serve({
      ...common,
      'POST users': (_request, form) => {
        sent.push(Object.fromEntries(form));
        return { status: 201, body: { user: joana } };
      },
    });
    const { router } = show(<NewUserPage />, at('new'));
    await save();
    expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(4);
    await fill();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    expect(sent).toEqual([
      {
        name: 'Bruno',
        email: 'bruno@x.test',
        phone: '',
        office: '',
        oab: '',
        city: '',
        role: 'user',
        active: '1',
        passwordChangeRequired: '1',
        password: 'vento-31-azul',
        confirmPassword: 'vento-31-azul',
      },
    ]);
  });

  it('whose address is taken stays typed, with the server’s own sentence', async () => {
    const errorMessage = 'Email já cadastrado. Entre em contato para mais informações.';
    serve({ ...common, 'POST users': { status: 409, body: { err: 'EmailAlreadyExistsError', errorMessage } } });
    show(<NewUserPage />, at('new'));
    await fill();
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Falha ao salvar usuário' }));
    expect(dialog.getByText(errorMessage)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Bruno');
  });
});
