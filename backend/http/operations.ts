import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Metrics } from '../metrics.ts';
import { Problem } from './problem.ts';

/** Short reasons why a process is not ready; empty if it is. */
export type Readiness = () => Promise<readonly string[]>;

const watched: readonly string[] = ['/healthz', '/readyz', '/metrics'];

export interface Watching {
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** The bearer token for `/metrics`; null: only calls from this machine. */
  readonly metricsToken: string | null;
}

/** Headers that proxies add. */
const forwarding = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'];
const thisMachine = /^(::ffff:)?127\.|^::1$/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Metrics reveal how much an office works: they require the token, or a call from the machine itself. */
const mayMeasure = (ctx: Context, token: string | null): boolean => {
  if (token !== null) return timingSafeEqual(digest(ctx.get('Authorization')), digest(`Bearer ${token}`));
  return thisMachine.test(ctx.req.socket.remoteAddress ?? '') && forwarding.every((header) => ctx.get(header) === '');
};

/** `/healthz`, `/readyz` and `/metrics`, for monitoring. */
export const operations =
  ({ metrics, readiness, metricsToken }: Watching): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.state.quiet = watched.includes(ctx.path);
    switch (ctx.path) {
      case '/healthz':
        ctx.body = { status: 'up' };
        return;
      case '/readyz': {
        const reasons = await readiness();
        ctx.status = reasons.length === 0 ? 200 : 503;
        if (reasons.length > 0) ctx.set('Retry-After', '5');
        ctx.body = { status: reasons.length === 0 ? 'ready' : 'not ready', reasons };
        return;
      }
      case '/metrics':
        if (!mayMeasure(ctx, metricsToken)) throw new Problem(metricsToken === null ? 'Forbidden' : 'NotAuthenticated');
        ctx.type = metrics.contentType;
        ctx.body = await metrics.text();
        return;
      default:
        return next();
    }
  };
