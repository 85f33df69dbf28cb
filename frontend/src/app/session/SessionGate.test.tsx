import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { authProvider } from '../../data/auth-provider.ts';
import { useGenial } from '../../data/data-provider.ts';
import { aSession } from '../../data/session/session.fake.ts';
import { useSession } from '../../data/session/session.ts';
import { aSettings } from '../../data/session/settings.fake.ts';
import { forgetToken, keepToken, readToken } from '../../data/session-token.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { tokenOf } from '../../data/testing/token.ts';
import { show } from '../../shared/testing/render.tsx';
import { SessionGate } from './SessionGate.tsx';

const { user, accountStatus } = aSession();
const self = {
  body: { user, accountStatus, accountStatusCause: null, credentialChangeRequired: false, secondFactor: false },
};
const settings = {
  'GET settings': { body: aSettings() },
};
const refused = { status: 401, body: { err: 'NotAuthenticated', errorMessage: 'Sua sessão terminou.' } };

const Who = () => <p>{useSession().user.name}</p>;
const Gate = () => (
  <SessionGate>
    <Who />
  </SessionGate>
);

describe('a session', () => {
  it('is restored from the stored token', async () => {
    serve({ ...settings, 'GET users/self': self });
    show(<Gate />, { signInAgain: false });
    expect(await screen.findByText('Helena Prado')).toBeVisible();
  });

  it('ends when the server refuses the stored token, with its sentence, on the login page', async () => {
    serve({ ...settings, 'GET users/self': refused, 'POST auth/logout': refused });
    const { router } = show(<Gate />, { at: '/customer/c1', path: '/customer/:id', signInAgain: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ nextPathname: '/customer/c1' });
    expect(readToken()).toBeNull();
  });

  it('ends when the user is not there any more', async () => {
    serve({
      ...settings,
      'GET users/self': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
      'POST auth/logout': { status: 204 },
    });
    const { router } = show(<Gate />, { signInAgain: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

const Work = () => {
  const genial = useGenial();
  const save = () => genial.divide('w1', '2020-01-01', '"1"').catch(() => undefined);
  return (
    <>
      <textarea aria-label="typed" />
      <button type="button" onClick={() => Promise.all([save(), genial.regimes('x').catch(() => undefined)])}>
        save
      </button>
    </>
  );
};

describe('a session that ends in the middle of the work', () => {
  const knows = (request: Request) => request.headers.get('Authorization') === 'Bearer fresh';
  const answers: Answers = {
    'POST work-records/w1/divide': (request) => (knows(request) ? { body: { workRecords: [] } } : refused),
    'GET regimes': (request) => (knows(request) ? { body: { regimes: [] } } : refused),
    'POST auth/login': async (request) => {
      const { email, password } = await request.json();
      return email === user.email && password === 'segredo'
        ? {
            body: {
              token: 'fresh',
              user,
              accountStatus,
              accountStatusCause: null,
              credentialChangeRequired: false,
              secondFactor: false,
            },
          }
        : { status: 401, body: { err: 'InvalidCredentials', errorMessage: 'E-mail ou senha inválidos' } };
    },
    'POST auth/logout': refused,
  };
  let calls: string[];
  let stage: ReturnType<typeof show>;
  beforeEach(async () => {
    calls = serve(answers);
    stage = show(<Work />, { at: '/customer/c1', path: '/customer/:id' });
    await userEvent.type(screen.getByLabelText('typed'), 'kept');
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
  });
  const dialog = () => screen.findByRole('dialog', { name: 'Entre de novo para continuar' });

  it('is taken up where it ended: what was refused is sent again, and what was typed stays', async () => {
    const asked = within(await dialog());
    expect(asked.getByText('Sua sessão terminou.')).toBeVisible();
    expect(asked.getByLabelText('Senha')).toHaveFocus();
    await userEvent.keyboard('errada{Enter}');
    expect(await asked.findByText('E-mail ou senha inválidos')).toBeVisible();
    await userEvent.clear(asked.getByLabelText('Senha'));
    await userEvent.type(asked.getByLabelText('Senha'), 'segredo{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('typed')).toHaveValue('kept');
    expect(calls.filter((call) => call === 'POST work-records/w1/divide')).toHaveLength(2);
    expect(calls.filter((call) => call.startsWith('GET regimes'))).toHaveLength(2);
  });

  it('asks even when the token is gone from the browser, and leads nowhere meanwhile', async () => {
    await dialog();
    forgetToken();
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    stage.unmount();
    await expect(authProvider.checkAuth({})).rejects.toThrow();
  });

  it('is left for the login page by who wants to', async () => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(stage.router.state.location.pathname).toBe('/login'));
    expect(stage.router.state.location.state).toMatchObject({ nextPathname: '/customer/c1' });
    expect(readToken()).toBeNull();
  });
});

describe('another person who signed in in another tab', () => {
  it('sees and saves nothing under this one’s screen: their password is asked for before a call goes out', async () => {
    const heard: (string | null)[] = [];
    serve({
      'GET regimes': { body: { regimes: [] } },
      'POST auth/login': { body: { token: tokenOf('user-1'), ...self.body } },
      'POST work-records/w1/divide': (request) => {
        heard.push(request.headers.get('Authorization'));
        return { body: { workRecords: [] } };
      },
    });
    show(<Work />);
    keepToken(tokenOf('user-1'));
    localStorage.setItem('genial.token', tokenOf('paulo'));
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Entre de novo para continuar' }));
    expect(asked.getByText(/^Outra pessoa entrou no Genial neste navegador/)).toBeVisible();
    expect(heard).toEqual([]);
    await userEvent.type(asked.getByLabelText('Senha'), 'segredo{Enter}');
    await expect.poll(() => heard).toEqual([`Bearer ${tokenOf('user-1')}`]);
  });
});

describe('a password set by an administrator', () => {
  it('is replaced before anything else is shown, and the new one signs in by itself', async () => {
    let required = true;
    const calls = serve({
      'GET users/self': () => ({ body: { ...self.body, credentialChangeRequired: required } }),
      ...settings,
      'PUT users/user-1': () => {
        required = false;
        return { body: { user } };
      },
      'POST auth/login': { body: { token: 'fresh', ...self.body } },
    });
    show(<SessionGate>the product</SessionGate>);
    expect(await screen.findByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
    expect(screen.queryByText('the product')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Nova senha'), 'so-minha-senha');
    await userEvent.type(screen.getByLabelText('Confirmação da senha'), 'so-minha-senha');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    expect(await screen.findByText('the product')).toBeVisible();
    expect(calls).toContain('POST auth/login');
  });
});
