import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { requestIds } from '../command-ids.ts';
import type { Deps } from '../deps.ts';
import { followSession } from '../sessions/live-session.ts';
import type { Session } from '../sessions/session.ts';
import { OpenStreams } from './open-streams.ts';
import { reading, requestIn } from './reading.ts';
import { nameOf, Removals } from './repetition.ts';
import { empty, type Route } from './route.ts';
import { send } from './send.ts';
import type { Listener } from './server-sent.ts';

/** Every answer ends with it: an error made anew would take longer than many a handler. */
const over = new Error('The connection is closed, or its answer was sent');

const aborted = (ctx: Context): AbortSignal => {
  const controller = new AbortController();
  ctx.res.once('close', () => controller.abort(over));
  return controller.signal;
};

export interface RouterOptions {
  readonly deps: Deps;
  /** The middlewares that admit each kind of caller and put the session into `ctx.state`. */
  readonly admit: (route: Route) => readonly Middleware[];
  readonly checkAnswers: boolean;
}

/** The Koa router built from the table. */
export const routerOf = (routes: readonly Route[], { deps, admit, checkAnswers }: RouterOptions): Router => {
  const router = new Router({ prefix: '/api' });
  const removals = new Removals();
  const streams = new OpenStreams();
  const listenerOf = (session: Session | null, { caller }: Route, signal: AbortSignal): Listener => {
    if (session === null) return { stopping: deps.stopping, mayListen: async () => true };
    const { holds, ended } = followSession(session, caller, deps, signal);
    return { stopping: AbortSignal.any([deps.stopping, ended]), mayListen: holds };
  };
  for (const route of routes) {
    const mark: Middleware = async (ctx, next) => {
      ctx.state.route = route.path;
      await next();
    };
    const answer: Middleware = async (ctx) => {
      const session: Session | null = ctx.state.session ?? null;
      const { body, file, expectedRevision, misread } = requestIn(ctx, route);
      const signal = aborted(ctx);
      const raw = { params: ctx.params, query: ctx.query, body };
      const name = nameOf({
        key: ctx.get('Idempotency-Key'),
        userId: session?.user.id ?? null,
        method: ctx.method,
        path: ctx.url,
        body,
        file: file?.bytes ?? null,
      });
      const context = {
        deps,
        session,
        file,
        expectedRevision,
        ids: requestIds(name, deps.newId),
        correlationId: ctx.state.correlationId,
        address: ctx.ip,
        userAgent: ctx.get('User-Agent'),
        header: (header: string) => ctx.get(header),
        signal,
      };
      const reply =
        route.method === 'delete' && route.answer === undefined
          ? await removals.answer(name, () => route.run(raw, context, misread), empty())
          : await route.run(raw, context, misread);
      if (reply.kind === 'events' && session !== null) streams.enter(session.user.id, signal);
      if (route.noted !== undefined && reply.kind !== 'preview') {
        const { correlationId } = ctx.state;
        const by = session?.user.id ?? null;
        deps.security.note(route.noted, { by, about: ctx.params.id, address: ctx.ip, correlationId });
      }
      ctx.set('Cache-Control', 'no-store');
      await send(ctx, route, reply, { listener: () => listenerOf(session, route, signal), checkAnswers });
    };
    const chain = route.method === 'get' ? [answer] : [reading(route), answer];
    router[route.method](route.path, mark, ...admit(route), ...chain);
  }
  return router;
};
