import type { Context, Middleware } from 'koa';
import jwt from 'koa-jwt';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { type LoadedUser, loadUser } from './load-user.ts';
import { actionNoter } from './note-action.ts';
import type { Session } from './session.ts';
import { type Claims, claims, TOKEN_ALGORITHM, TOKEN_ISSUER } from './tokens.ts';

/**
 * Who comes in: the token's signature, issuer and expiry are checked by koa-jwt (one of the fixed packages of the house)
 * on the clock that is handed in, then the user is loaded, and the session lies in `ctx.state.session` for the handler.
 */
export const admission = (deps: Deps): ((route: Route) => readonly Middleware[]) => {
<<<<<<< HEAD
  const read = tokenReader(deps.jwtSecret);
  const noteAction = actionNoter(deps);
  const open: Middleware = async (ctx, next) => {
    const claims = await read(bearer(ctx), deps.now());
    if (claims === null) throw new Problem('NotAuthenticated');
    const { user, accountStatus } = await noteAction(await userOf(claims, deps), ctx.state.correlationId);
    const session: Session = { user, accountStatus, claims };
    ctx.state.session = session;
=======
  const authenticate: Middleware = (ctx, next) => {
    const options = {
      secret: deps.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      key: 'claims',
      clockTimestamp: Math.floor(Date.parse(deps.now()) / 1000),
    };
    return jwt(options)(ctx, next);
  };
  const open: Middleware = async (ctx, next) => {
    ctx.state.session = await sessionOf(ctx, deps);
>>>>>>> parent of d743037 (Check tokens with the library that issues them, on the clock that is handed in)
    await next();
  };
  const advisers = only((session) => (isShutOut(session) ? new Problem('AccountNotActive') : null));
  const administrators = only(({ user }) => (user.role === 'admin' ? null : new Problem('Forbidden')));
  return ({ caller }) => {
    switch (caller) {
      case 'public':
        return [];
      case 'user':
        return [authenticate, open];
      case 'adviser':
        return [authenticate, open, advisers];
      case 'admin':
        return [authenticate, open, administrators];
      default:
        return caller satisfies never;
    }
  };
};

/** Accounts that are neither active nor in trial keep sign-in, profile, payments and cancellation, nothing else. */
const isShutOut = ({ accountStatus }: Session): boolean => accountStatus !== 'ACTIVE' && accountStatus !== 'ONLY_TRIAL';

const only =
  (refusal: (session: Session) => Problem | null): Middleware =>
  async (ctx, next) => {
    const problem = refusal(ctx.state.session);
    if (problem !== null) throw problem;
    await next();
  };

<<<<<<< HEAD
const bearer = (ctx: Context): string => /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';

/** Who the token is about, if they may still come in with it. */
const userOf = async (claims: Claims, deps: Deps): Promise<LoadedUser> => {
  const loaded = await loadUser(claims.sub, deps);
  if (loaded === null || isRevoked(loaded, claims)) throw new Problem('NotAuthenticated');
  if (!loaded.user.active) throw new Problem('UserInactive');
  return loaded;
=======
const sessionOf = async (ctx: Context, deps: Deps): Promise<Session> => {
  const read = claims.safeParse(ctx.state.claims);
  if (!read.success) throw new Problem('NotAuthenticated');
  const loaded = await loadUser(read.data.sub, deps);
  if (loaded === null || isRevoked(loaded, read.data)) throw new Problem('NotAuthenticated');
  if (!loaded.user.active) throw new Problem('UserInactive');
  return { user: loaded.user, accountStatus: loaded.accountStatus, claims: read.data };
>>>>>>> parent of d743037 (Check tokens with the library that issues them, on the clock that is handed in)
};

/** Signed out with, or issued before the password was changed. */
const isRevoked = ({ document }: LoadedUser, { jti, iat }: Claims): boolean =>
  document.revokedTokens.some(({ tokenId }) => tokenId === jti) ||
  (document.tokensRevokedBefore !== null && iat * 1000 < Date.parse(document.tokensRevokedBefore));
