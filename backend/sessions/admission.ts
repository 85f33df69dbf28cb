import type { Context, Middleware } from 'koa';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { type LoadedUser, loadUser } from './load-user.ts';
import { actionNoter } from './note-action.ts';
import type { Session } from './session.ts';
import { type Claims, tokenReader } from './tokens.ts';

/**
 * Who comes in: the token is checked, the user is loaded as of now, and the session lies in `ctx.state.session` for the
 * handler.
 */
export const admission = (deps: Deps): ((route: Route) => readonly Middleware[]) => {
  const read = tokenReader(deps.jwtSecret);
  const noteAction = actionNoter(deps);
  const open: Middleware = async (ctx, next) => {
    const claims = await read(bearer(ctx), deps.now());
    if (claims === null) throw new Problem('NotAuthenticated');
    const { user, accountStatus } = await noteAction(await userOf(claims, deps), ctx.state.correlationId);
    const session: Session = { user, accountStatus, claims };
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
        return [open];
      case 'adviser':
        return [open, advisers];
      case 'admin':
        return [open, administrators];
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

const bearer = (ctx: Context): string => /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';

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
