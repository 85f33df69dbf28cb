import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';

/** The footer of a public page asks who sells. */
const sent = (calls: readonly string[]): string[] => calls.filter((call) => call !== 'GET settings');

describe('a forgotten password', () => {
  it('is answered the same for every address', async () => {
    serve({ 'POST auth/forgot-password': { status: 204 } });
    show(<ForgotPasswordPage />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'ninguem@exemplo.test');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText('E-mail enviado')).toBeVisible();
  });

  it('is asked for with an address', async () => {
    const calls = serve({});
    show(<ForgotPasswordPage />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText('E-mail inválido')).toBeVisible();
    expect(screen.queryByText('E-mail enviado')).toBeNull();
    expect(sent(calls)).toEqual([]);
  });

  const reset = async (password: string, confirmation: string) => {
    await userEvent.type(await screen.findByLabelText('Nova senha'), password);
    await userEvent.type(screen.getByLabelText('Confirmação da senha'), confirmation);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  };
  const goodLink = { 'POST auth/reset-password/check': { status: 204 } };
  const stage = { at: '/reset-password/t0ken', path: '/reset-password/:token' };

  it('is replaced with the token of the link', async () => {
    const seen: unknown[] = [];
    serve({
      ...goodLink,
      'POST auth/reset-password': async (request) => {
        seen.push(await request.json());
        return { status: 204 };
      },
    });
    show(<ResetPasswordPage />, stage);
    await reset('segredo1', 'segredo1');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(seen).toEqual([{ password: 'segredo1', confirmPassword: 'segredo1', token: 't0ken' }]);
  });

  it('is refused while short or typed in two ways, before anybody is called', async () => {
    const calls = serve(goodLink);
    show(<ResetPasswordPage />, stage);
    await reset('abc', 'abd');
    expect(await screen.findByText('A senha deve ter no mínimo 6 caracteres')).toBeVisible();
    expect(screen.getByText('As senhas não conferem')).toBeVisible();
    expect(sent(calls)).toEqual(['POST auth/reset-password/check']);
  });

  it('says what the server says of a link that no longer holds, and leads to a new one', async () => {
    serve({
      ...goodLink,
      'POST auth/reset-password': {
        status: 422,
        body: { err: 'InvalidResetToken', errorMessage: 'O link expirou. Solicite um novo.' },
      },
    });
    show(<ResetPasswordPage />, stage);
    await reset('segredo1', 'segredo1');
    expect(await screen.findByText(/O link expirou. Solicite um novo./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Solicitar um novo link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('is not asked for at all under a link that no longer holds', async () => {
    serve({
      'POST auth/reset-password/check': {
        status: 422,
        body: { err: 'InvalidResetToken', errorMessage: 'O link expirou. Solicite um novo.' },
      },
    });
    show(<ResetPasswordPage />, stage);
    expect(await screen.findByText(/O link expirou. Solicite um novo./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Solicitar um novo link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
  });
});
