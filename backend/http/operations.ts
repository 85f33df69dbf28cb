import type { Middleware } from 'koa';
import type { Metrics } from '../metrics.ts';

/** What keeps a process from being ready, each as a short reason; empty when it is. */
export type Readiness = () => Promise<readonly string[]>;

const watched: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** `/healthz`, `/readyz` and `/metrics`, for whoever watches the process. */
export const operations =
  (metrics: Metrics, readiness: Readiness): Middleware =>
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
        ctx.type = metrics.contentType;
        ctx.body = await metrics.text();
        return;
      default:
        return next();
    }
  };
