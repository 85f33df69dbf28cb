import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

const acceptable = /^[\w-]{8,64}$/;

/** Uses the caller's correlation id, or creates one, and returns it. */
export const correlation = (): Middleware => async (ctx, next) => {
  const given = ctx.get('X-Correlation-Id');
  const id = acceptable.test(given) ? given : randomUUID();
  ctx.state.correlationId = id;
  ctx.set('X-Correlation-Id', id);
  await next();
};

export interface HttpObserver {
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
}

/**
 * One line per request: route, answer, duration, user. The route's pattern replaces the address, and queries and bodies
 * are left out, because they contain names.
 */
export const requestLog =
  (logger: Logger, observer: HttpObserver): Middleware =>
  async (ctx, next) => {
    const begun = process.hrtime.bigint();
    try {
      await next();
    } finally {
      const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
      const route = typeof ctx.state.route === 'string' ? ctx.state.route : 'other';
      observer.request({ method: ctx.method, route, status: ctx.status }, seconds);
      const level = ctx.state.quiet === true ? 'debug' : 'info';
      logger[level](
        {
          correlationId: ctx.state.correlationId,
          method: ctx.method,
          route,
          status: ctx.status,
          ms: Math.round(seconds * 1000),
          userId: ctx.state.session?.user.id,
        },
        'request',
      );
    }
  };
