import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../deps.ts';
import type { Session } from '../sessions/session.ts';
import { bodyReaders, sentIn } from './body.ts';
import { Problem } from './problem.ts';
import { requestIds } from './repetition.ts';
import type { Route } from './route.ts';
import { send } from './send.ts';

/** `"5"` or `W/"5"` → 5. `*` and no header expect nothing; what is no revision of ours matches no revision. */
const expectedRevision = (header: string): number | undefined => {
  if (header === '' || header.trim() === '*') return undefined;
  const revision = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header)?.[1];
  if (revision === undefined) throw new Problem('StaleRevision');
  return Number(revision);
};

const aborted = (ctx: Context): AbortSignal => {
  const controller = new AbortController();
  ctx.res.once('close', () => controller.abort());
  return controller.signal;
};

export interface RouterOptions {
  readonly deps: Deps;
  /** The middlewares that let a kind of caller pass and leave the session in `ctx.state`. */
  readonly admit: (route: Route) => readonly Middleware[];
  readonly checkAnswers: boolean;
}

/** The Koa router of the table. */
export const routerOf = (routes: readonly Route[], { deps, admit, checkAnswers }: RouterOptions): Router => {
  const router = new Router({ prefix: '/api' });
  for (const route of routes) {
    const mark: Middleware = async (ctx, next) => {
      ctx.state.route = route.path;
      await next();
    };
    const answer: Middleware = async (ctx) => {
      const session: Session | null = ctx.state.session ?? null;
      const { body, file } = sentIn(ctx, route.upload);
      const raw = { params: ctx.params, query: ctx.query, body };
      const reply = await route.run(raw, {
        deps,
        session,
        file,
        expectedRevision: expectedRevision(ctx.get('If-Match')),
        ids: requestIds(
          {
            key: ctx.get('Idempotency-Key'),
            userId: session?.user.id ?? null,
            method: ctx.method,
            path: ctx.url,
            body,
          },
          deps.newId,
        ),
        correlationId: ctx.state.correlationId,
        address: ctx.ip,
        signal: aborted(ctx),
      });
      ctx.set('Cache-Control', 'no-store');
      send(ctx, route, reply, { stopping: deps.stopping, checkAnswers });
    };
    const chain = route.method === 'get' ? [answer] : [...bodyReaders(route.upload), answer];
    router[route.method](route.path, mark, ...admit(route), ...chain);
  }
  return router;
};
