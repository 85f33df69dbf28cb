import { z } from 'zod';
import { loginAnswer, loginBody, renewAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { behalfOf, run } from '../../commands.ts';
import { findUser } from '../../sessions/find-user.ts';
import { actionNoter } from '../../sessions/note-action.ts';
import { verifyPassword } from '../../sessions/passwords.ts';
import { issueToken } from '../../sessions/tokens.ts';
import { Problem } from '../problem.ts';
import { empty, json, nothing, publicRoute, route } from '../route.ts';
import { checkResetToken, forgotPassword, resetPassword } from './forgotten-password.ts';

const tag = 'sessão';

const login = publicRoute(
  {
    method: 'post',
    path: '/auth/login',
    tag,
    summary: 'Entra com e-mail e senha',
    input: z.object({ body: loginBody }),
    answer: loginAnswer,
  },
  async ({ body: { email, password } }, { deps, address, correlationId }) =>
    deps.limits.logins.inTurn(email, async () => {
      const retryAfter = await deps.limits.logins.waitingTime(email, address);
      if (retryAfter !== null) throw new Problem('TooManyRequests', { retryAfter });
      const loaded = await findUser(email, deps);
      if (!(await verifyPassword(password, loaded?.document.passwordHash ?? null)) || loaded === null) {
        await deps.limits.logins.count(email, address);
        throw new Problem('InvalidCredentials');
      }
      const { user, accountStatus } = loaded;
      if (!user.active) throw new Problem('UserInactive');
      const token = await issueToken(deps.jwtSecret, user.id, deps.now());
      const { user: noted } = await actionNoter(deps)(loaded, correlationId);
      return json({ token, user: noted, accountStatus });
    }),
);

const logout = route(
  { method: 'post', path: '/auth/logout', caller: 'user', tag, summary: 'Sai: o token deixa de valer', input: nothing },
  async (_input, context) => {
    const { deps, session } = context;
    await run(behalfOf(context), userAggregate, userStream(session.user.id), {
      type: 'RevokeToken',
      tokenId: session.claims.jti,
      expiresAt: new Date(session.claims.exp * 1000).toISOString(),
      now: deps.now(),
    });
    return empty();
  },
);

const renew = route(
  {
    method: 'post',
    path: '/auth/renew',
    caller: 'user',
    tag,
    summary: 'Troca o token por um novo',
    input: nothing,
    answer: renewAnswer,
  },
  async (_input, { deps, session }) => json({ token: await issueToken(deps.jwtSecret, session.user.id, deps.now()) }),
);

const self = route(
  {
    method: 'get',
    path: '/users/self',
    caller: 'user',
    tag,
    summary: 'Mostra quem está conectado e a situação da conta',
    input: nothing,
    answer: selfAnswer,
  },
  async (_input, { session: { user, accountStatus } }) => json({ user, accountStatus }),
);

export const authRoutes = [login, logout, renew, forgotPassword, checkResetToken, resetPassword, self];
