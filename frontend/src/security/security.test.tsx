import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSession } from '../data/session/session.fake.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { LoginForm } from '../sign-in/LoginForm.tsx';
import DataPage from './DataPage.tsx';
import { ProposeSecondFactor } from './ProposeSecondFactor.tsx';
import SecurityPage from './SecurityPage.tsx';

const { user, accountStatus } = aSession();
const self = { user, accountStatus, accountStatusCause: null, credentialChangeRequired: false, secondFactor: false };
const refused = (err: string, errorMessage: string, fields?: Record<string, string>) => ({
  status: 401,
  body: { err, errorMessage, ...(fields === undefined ? {} : { fields }) },
});
const session = (id: string, current: boolean, device: string) => ({
  id,
  device,
  address: '203.0.113.7',
  startedAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-20T13:00:00.000Z',
  current,
});
const sessions = {
  body: { sessions: [session('s1', true, 'Firefox no Linux'), session('s2', false, 'Chrome no Android')] },
};
const place = { at: '/users/user-1/security', path: '/users/:id/security' };
const off = { body: { enabled: false, recoveryCodesLeft: 0 } };

describe('signing in with a second factor', () => {
  it('asks for the code once the password was right, and says so when it is wrong', async () => {
    const sent: unknown[] = [];
    serve({
      'POST auth/login': async (request) => {
        const body = await request.json();
        sent.push(body.code);
        if (body.code === undefined) return refused('SecondFactorRequired', 'Informe o código');
        if (body.code === '123456') return { body: { token: 'fresh', ...self } };
        return refused('SecondFactorRequired', 'Informe o código', { code: 'Código incorreto ou já usado' });
      },
    });
    show(<LoginForm />, { at: '/login', path: '/login' });
    await userEvent.type(screen.getByLabelText('E-mail'), 'helena@prado.test');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    const code = await screen.findByLabelText('Código de verificação');
    expect(code).toHaveFocus();
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Código incorreto ou já usado')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(sent).toEqual([undefined, '000000', '123456']);
  });
});

describe('the security page', () => {
  it('turns the second factor on: password, QR code, first code, recovery codes', async () => {
    let proposed = 0;
    serve({
      'GET auth/sessions': sessions,
      'GET auth/second-factor': off,
      'POST auth/second-factor': async (request) => {
        proposed += 1;
        if ((await request.json()).currentPassword === undefined)
          return refused('ReauthenticationRequired', 'Informe a senha', { currentPassword: 'Campo obrigatório' });
        const body = { secret: 'ABCDEFGH', address: 'otpauth:', qrCode: 'data:image/png;base64,', expiresAt: '' };
        return { status: 201, body };
      },
      'POST auth/second-factor/confirm': { body: { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] } },
      'GET users/self': { body: self },
    });
    show(<SecurityPage />, place);
    await userEvent.click(await screen.findByRole('button', { name: 'Ativar' }));
    const asks = await screen.findByRole('dialog', { name: 'Confirme que é você' });
    await userEvent.type(within(asks).getByLabelText('Senha atual'), 'segredo{Enter}');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Código'), '123456{Enter}');
    expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('CCCC-DDDD')).toBeVisible();
    expect(proposed).toBe(2);
  });

  it('lists the open sessions and ends another one', async () => {
    const calls = serve({
      'GET auth/sessions': sessions,
      'GET auth/second-factor': off,
      'DELETE auth/sessions/s2': { status: 204 },
    });
    show(<SecurityPage />, place);
    expect(await screen.findByText('Firefox no Linux')).toBeVisible();
    expect(screen.getByText('Esta sessão')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar a sessão em Chrome no Android' }));
    expect(await screen.findByText('Sessão encerrada')).toBeVisible();
    expect(calls).toContain('DELETE auth/sessions/s2');
  });

  it('is nobody else’s', () => {
    serve({});
    show(<SecurityPage />, { ...place, at: '/users/user-2/security' });
    expect(screen.getByText('Esta página é de outra pessoa')).toBeVisible();
  });
});

describe('the data of an account', () => {
  it('are asked to be erased after a question, and that is taken back', async () => {
    let requestedAt: string | null = null;
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const asked = { eraseOn: '2099-01-01', requestedAt, withdrawUntil: hours(48), doneBy: hours(72), leaving: null };
    const none = { eraseOn: null, requestedAt: null, withdrawUntil: null, doneBy: null, leaving: null };
    const state = () => ({ body: requestedAt === null ? none : { ...asked, requestedAt } });
    serve({
      'GET account/erasure': state,
      'POST account/erasure': () => {
        requestedAt = '2026-11-20T12:00:00.000Z';
        return state();
      },
      'DELETE account/erasure': () => {
        requestedAt = null;
        return state();
      },
    });
    show(<DataPage />, { at: '/users/user-1/data', path: '/users/:id/data' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir para apagar tudo' }));
    const question = await screen.findByRole('dialog', { name: 'Apagar tudo desta conta?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Pedir para apagar tudo' }));
    expect(await screen.findByText(/será apagado até .* desfazer o pedido até/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer o pedido' }));
    await waitFor(() => expect(screen.queryByText(/será apagado até/)).not.toBeInTheDocument());
  });

  it.each([
    [
      { accessUntil: '2026-11-20T15:00:00Z', refund: { ground: 'guarantee', amount: 2700 } },
      /cancelada agora.*2\.700,00 serão devolvidos/,
    ],
    [{ accessUntil: '2099-11-21T03:00:00Z', refund: null }, /não há valor a devolver.*até 20\/11\/2099, se perde/],
  ])('say what the request does to a contract: %o', async (leaving, said) => {
    const none = { eraseOn: null, requestedAt: null, withdrawUntil: null, doneBy: null };
    serve({ 'GET account/erasure': { body: { ...none, leaving } } });
    show(<DataPage />, { at: '/users/user-1/data', path: '/users/:id/data' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir para apagar tudo' }));
    const question = await screen.findByRole('dialog', { name: 'Apagar tudo desta conta?' });
    expect(within(question).getByText(said)).toHaveTextContent('Desfazer o pedido não traz a assinatura de volta');
  });
});

describe('the proposal of a second factor', () => {
  it('is made to administrators until they put it off', async () => {
    serve({});
    show(<ProposeSecondFactor />, { session: aSession({ role: 'admin' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByText('Proteja o acesso de administrador')).not.toBeInTheDocument();
  });
  it('is not made to advisers', () => {
    serve({});
    show(<ProposeSecondFactor />);
    expect(screen.queryByText('Proteja o acesso de administrador')).not.toBeInTheDocument();
  });
});
