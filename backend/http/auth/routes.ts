import { z } from 'zod';
import { loginAnswer, loginBody, renewAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { beginSession } from '../../sessions/begin-session.ts';
import { deviceOf } from '../../sessions/device.ts';
import { findUser } from '../../sessions/find-user.ts';
import { type LoadedUser, loadUser } from '../../sessions/load-user.ts';
import { recordFailure } from '../../sessions/record-failure.ts';
import { renewHash } from '../../sessions/renew-hash.ts';
import { requireSecondFactor } from '../../sessions/second-factor.ts';
import { tryPassword } from '../../sessions/sign-in.ts';
import { issueToken, newSession, sessionEnd } from '../../sessions/tokens.ts';
import { behalfOf, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { empty, json, nothing, publicRoute, route } from '../route.ts';
import { firstCharge } from './first-charge.ts';
import { checkResetToken, forgotPassword, resetPassword } from './forgotten-password.ts';
import { register } from './register.ts';

const tag = 'sessão';

const selfOf = ({ user, accountStatus, accountStatusCause, document }: LoadedUser) => ({
  user,
  accountStatus,
  accountStatusCause,
  credentialChangeRequired: document.passwordChangeRequired,
  secondFactor: document.secondFactor !== null,
});

const login = publicRoute(
  {
    method: 'post',
    path: '/auth/login',
    tag,
    summary: 'Entra com e-mail e senha',
    input: z.object({ body: loginBody }),
    answer: loginAnswer,
  },
  async ({ body: { email, password, code, device } }, { deps, address, correlationId, header, ids }) => {
    const trial = { email, password, address, correlationId, failure: 'sign-in-failed' } as const;
    const loaded = await tryPassword(trial, () => findUser(email, deps), deps);
    if (loaded === null) throw new Problem('InvalidCredentials');
    const { user, document } = loaded;
    const event = { by: user.id, address, correlationId };
    if (!user.active) {
      deps.security.note('sign-in-refused', event);
      recordFailure('inactive', user, { address, correlationId }, deps);
      throw new Problem('UserInactive');
    }
    const behalf = { deps, by: user.id, accountId: user.accountId, correlationId, ids };
    await requireSecondFactor(behalf, loaded, code, address);
    deps.security.note('signed-in', event);
    await renewHash(loaded, password, correlationId, deps);
    const session = newSession(user.id, document.sessionGeneration, deps);
    const token = await issueToken(deps.tokenKey, session, deps.now());
    const from = deviceOf({ device, userAgent: header('User-Agent'), address });
    return json({ token, ...selfOf(await beginSession(loaded, session, from, correlationId, deps)) });
  },
);

const logout = route(
  {
    method: 'post',
    path: '/auth/logout',
    caller: 'user',
    provisional: true,
    tag,
    noted: 'signed-out',
    summary: 'Sai: o token deixa de valer, e todos os que renovaram a mesma sessão',
    input: nothing,
  },
  async (_input, context) => {
    const { deps, session } = context;
    await run(behalfOf(context), userAggregate, userStream(session.user.id), {
      type: 'EndSession',
      sessionId: session.claims.sid,
      expiresAt: new Date(sessionEnd(session.claims.auth_time) * 1000).toISOString(),
      now: deps.now(),
    });
    return empty();
  },
);

const logoutEverywhere = route(
  {
    method: 'post',
    path: '/auth/logout-everywhere',
    caller: 'user',
    provisional: true,
    tag,
    noted: 'signed-out-everywhere',
    summary: 'Sai de todas as sessões do usuário, em todos os dispositivos',
    input: nothing,
  },
  async (_input, context) => {
    await run(behalfOf(context), userAggregate, userStream(context.session.user.id), { type: 'EndAllSessions' });
    return empty();
  },
);

const renew = route(
  {
    method: 'post',
    path: '/auth/renew',
    caller: 'user',
    tag,
    summary: 'Troca o token por um novo da mesma sessão, que termina um dia depois da entrada',
    input: nothing,
    answer: renewAnswer,
  },
  async (_input, { deps, session: { claims } }) => {
    const { sub: userId, sid: sessionId, gen: generation, auth_time: signedInAt } = claims;
    const session = { userId, sessionId, generation, signedInAt };
    return json({ token: await issueToken(deps.tokenKey, session, deps.now()) });
  },
);

const self = route(
  {
    method: 'get',
    path: '/users/self',
    caller: 'user',
    provisional: true,
    tag,
    summary: 'Mostra quem está conectado e a situação da conta',
    input: nothing,
    answer: selfAnswer,
  },
  async (_input, { deps, session: { user } }) => json(selfOf(found(await loadUser(user.id, deps)))),
);

export const authRoutes = [
  login,
  register,
  firstCharge,
  logout,
  logoutEverywhere,
  renew,
  forgotPassword,
  checkResetToken,
  resetPassword,
  self,
];
