import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve, show } from '../../shared/testing/render.tsx';
import { useGenial } from '../data/data-provider.ts';
import { readToken } from '../data/session-token.ts';
import { SessionEnd } from './SessionEnd.tsx';
import { SessionGate } from './SessionGate.tsx';
import { aSession } from './session.fake.ts';
import { useSession } from './session.ts';

const { user, accountStatus, links } = aSession();
const self = { body: { user, accountStatus } };
const settings = { 'GET settings': { body: { links } } };
const refused = { status: 401, body: { err: 'NotAuthenticated', errorMessage: 'Sua sessão expirou.' } };

const Who = () => {
  const genial = useGenial();
  return (
    <>
      <p>{useSession().user.name}</p>
      <button type="button" onClick={() => genial.workRecords('k1').catch(() => undefined)}>
        read
      </button>
    </>
  );
};
const Gate = () => (
  <>
    <SessionEnd />
    <SessionGate>
      <Who />
    </SessionGate>
  </>
);

describe('a session', () => {
  it('is restored from the stored token', async () => {
    serve({ ...settings, 'GET users/self': self });
    show(<Gate />);
    expect(await screen.findByText('Helena Prado')).toBeVisible();
  });

  it('ends when the server refuses the token, with its sentence, on the login page', async () => {
    serve({ ...settings, 'GET users/self': refused, 'POST auth/logout': refused });
    const { router } = show(<Gate />);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(readToken()).toBeNull();
  });

  it('ends in the middle of the work too, and the call has failed', async () => {
    serve({
      ...settings,
      'GET users/self': self,
      'GET calculations/k1/work-records': refused,
      'POST auth/logout': refused,
    });
    const { router } = show(<Gate />, { at: '/customer/c1', path: '/customer/:id' });
    await userEvent.click(await screen.findByRole('button', { name: 'read' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ nextPathname: '/customer/c1' });
  });

  it('ends when the user is not there any more', async () => {
    serve({
      ...settings,
      'GET users/self': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
      'POST auth/logout': { status: 204 },
    });
    const { router } = show(<Gate />);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
