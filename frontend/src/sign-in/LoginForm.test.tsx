import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSession } from '../data/session/session.fake.ts';
import { readToken } from '../data/session-token.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { LoginForm } from './LoginForm.tsx';

const signIn = async (email: string, password: string) => {
  if (email !== '') await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Senha'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};

describe('signing in', () => {
  it('keeps the token and goes to the start', async () => {
    const { user, accountStatus } = aSession();
    serve({
      'POST auth/login': {
        body: {
          token: 'fresh',
          user,
          accountStatus,
          accountStatusCause: null,
          credentialChangeRequired: false,
          secondFactor: false,
        },
      },
    });
    const { router } = show(<LoginForm />, { at: '/login', path: '/login' });
    await signIn('helena@prado.test', 'segredo');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(readToken()).toBe('fresh');
  });

  it('shows the sentence of the server and keeps what was typed', async () => {
    serve({
      'POST auth/login': {
        status: 401,
        body: { err: 'InvalidCredentials', errorMessage: 'E-mail ou senha inválidos' },
      },
    });
    show(<LoginForm />);
    await signIn('helena@prado.test', 'errada');
    expect(await screen.findByText('E-mail ou senha inválidos')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('helena@prado.test');
  });

  it('asks for both fields before it calls anybody', async () => {
    const calls = serve({});
    show(<LoginForm />);
    await signIn('', '');
    expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(2);
    expect(calls).toEqual([]);
  });
});
