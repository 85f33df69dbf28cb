import type { Middleware } from 'koa';
import jwt from 'koa-jwt';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { Caller, Route } from '../http/route.ts';
import { type LoadedUser, loadUser } from './load-user.ts';
import { actionNoter } from './note-action.ts';
import type { Session } from './session.ts';
import { type Claims, claims, secondsOf, TOKEN_ALGORITHM, TOKEN_ISSUER } from './tokens.ts';
import { VerifiedTokens } from './verified-tokens.ts';

/**
 * Authentication: koa-jwt (one of the project's fixed packages) checks signature, issuer and expiry on the injected
 * clock, once for the same token, whose expiry alone is looked at afterwards; then the user is loaded, and the session is put
 * into `ctx.state.session` for the handler.
 */
export const admission = (deps: Deps): ((route: Route) => readonly Middleware[]) => {
  const noteAction = actionNoter(deps);
  const secret = deps.tokenKey.export();
  const verified = new VerifiedTokens();
  const authenticate: Middleware = (ctx, next) => {
    const seconds = Math.floor(secondsOf(deps.now()));
    const header = ctx.get('Authorization');
    const known = verified.claimsIn(header, seconds);
    if (known !== null) {
      ctx.state.claims = known;
      return next();
    }
    // koa-jwt looks here first. Given bytes, it would create a key for each request, after trying to parse them as PEM.
    ctx.state.secret = deps.tokenKey;
    const options = {
      secret,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      key: 'claims',
      clockTimestamp: seconds,
    };
    return jwt(options)(ctx, () => {
      const read = claims.safeParse(ctx.state.claims);
      if (read.success) verified.remember(header, read.data);
      return next();
    });
  };
  const open =
    (route: Admitting): Middleware =>
    async (ctx, next) => {
      const read = claims.safeParse(ctx.state.claims);
      if (!read.success) throw new Problem('NotAuthenticated');
      const loaded = await userOf(read.data, deps);
      const noted = await noteAction(loaded, read.data.sid, ctx.state.correlationId);
      const { user, accountStatus, accountStatusCause } = noted;
      const provisional = loaded.document.passwordChangeRequired;
      const session: Session = { user, accountStatus, accountStatusCause, provisional, claims: read.data };
      const refusal = refusalOf(loaded, route);
      if (refusal !== null) {
        const { correlationId } = ctx.state;
        deps.security.note('access-refused', { by: user.id, address: ctx.ip, correlationId });
        throw refusal;
      }
      ctx.state.session = session;
      await next();
    };
  return (route) => (route.caller === 'public' ? [] : [authenticate, open(route)]);
};

type Admitting = Pick<Route, 'caller' | 'provisional'>;

/** Whether the session that opened a stream still has access, given everything that has changed since. */
export const stillAdmitted = async (
  { user: before, claims }: Session,
  caller: Caller,
  deps: Deps,
): Promise<boolean> => {
  if (claims.exp <= secondsOf(deps.now())) return false;
  const loaded = await loadUser(claims.sub, deps);
  if (loaded === null || hasEnded(loaded, claims)) return false;
  const { active, accountId } = loaded.user;
  return active && accountId === before.accountId && refusalOf(loaded, { caller }) === null;
};

/**
 * Accounts that are neither active nor in trial keep sign-in, profile, payments and cancellation, nothing else. Who has
 * yet to choose a password of their own does that, or signs out.
 */
const refusalOf = (
  { user, accountStatus, document }: Pick<LoadedUser, 'user' | 'accountStatus' | 'document'>,
  { caller, provisional }: Admitting,
): Problem | null => {
  if (document.passwordChangeRequired && provisional !== true) return new Problem('PasswordChangeRequired');
  switch (caller) {
    case 'public':
    case 'user':
      return null;
    case 'adviser':
      return accountStatus === 'ACTIVE' || accountStatus === 'ONLY_TRIAL' ? null : new Problem('AccountNotActive');
    case 'account-admin':
      return user.role === 'admin' || user.accountAdmin ? null : new Problem('Forbidden');
    case 'admin':
      return user.role === 'admin' ? null : new Problem('Forbidden');
    default:
      return caller satisfies never;
  }
};

/** The token's user, if it still grants access. */
const userOf = async (claims: Claims, deps: Deps): Promise<LoadedUser> => {
  const loaded = await loadUser(claims.sub, deps);
  if (loaded === null) throw new Problem('NotAuthenticated');
  if (!loaded.user.active) throw new Problem('UserInactive');
  if (hasEnded(loaded, claims)) throw new Problem('NotAuthenticated');
  return loaded;
};

/** Signed out of, or begun before a password change, a deactivation or a sign-out everywhere. */
const hasEnded = ({ document }: LoadedUser, { sid, gen }: Claims): boolean =>
  gen !== document.sessionGeneration || document.endedSessions.some(({ sessionId }) => sessionId === sid);
