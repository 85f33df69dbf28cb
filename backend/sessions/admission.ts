import type { Middleware } from 'koa';
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
  const noteAction = actionNoter(deps);
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
    const read = claims.safeParse(ctx.state.claims);
    if (!read.success) throw new Problem('NotAuthenticated');
    const loaded = await userOf(read.data, deps);
    const { user, accountStatus } = await noteAction(loaded, ctx.state.correlationId);
    const session: Session = { user, accountStatus, claims: read.data };
    ctx.state.session = session;
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

/** Who the token is about, if they may still come in with it. */
const userOf = async (claims: Claims, deps: Deps): Promise<LoadedUser> => {
  const loaded = await loadUser(claims.sub, deps);
  if (loaded === null || isRevoked(loaded, claims)) throw new Problem('NotAuthenticated');
  if (!loaded.user.active) throw new Problem('UserInactive');
  return loaded;
};

/** Signed out with, or issued before the password was changed. */
const isRevoked = ({ document }: LoadedUser, { jti, iat }: Claims): boolean =>
  document.revokedTokens.some(({ tokenId }) => tokenId === jti) ||
  (document.tokensRevokedBefore !== null && iat * 1000 < Date.parse(document.tokensRevokedBefore));
