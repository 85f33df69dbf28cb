import { beforeEach, describe, expect, it } from 'vitest';
import { authProvider } from './auth-provider.ts';
import { keepToken, readToken } from './session-token.ts';
import { serve } from './testing/serve.ts';
import { tokenOf } from './testing/token.ts';

describe('leaving', () => {
  beforeEach(() => {
    sessionStorage.setItem('genial.report-draft.k1.RPPS', 'Pedir a CTC');
    keepToken('token');
  });

  it('takes the token and every draft about a client along', async () => {
    serve({ 'POST auth/logout': { status: 204 } });
    expect(await authProvider.logout({})).toBe('/login');
    expect([readToken(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('keeps the drafts where the session had ended by itself', async () => {
    serve({
      'POST auth/logout': { status: 401, body: { err: 'NotAuthenticated', errorMessage: 'Sua sessão terminou.' } },
    });
    await authProvider.logout({});
    expect([readToken(), sessionStorage.length]).toEqual([null, 1]);
  });

  it('ends nobody else’s session, where another person signed in in another tab meanwhile', async () => {
    const calls = serve({});
    keepToken(tokenOf('ana'));
    localStorage.setItem('genial.token', tokenOf('paulo'));
    expect(await authProvider.logout({})).toBe('/login');
    expect([readToken(), sessionStorage.length, calls]).toEqual([tokenOf('paulo'), 0, []]);
  });
});
