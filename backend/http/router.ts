import { Readable } from 'node:stream';
import bodyParser from '@koa/bodyparser';
import multer from '@koa/multer';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { messages } from '../../domain/words/messages.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../sessions/session.ts';
import { Problem } from './problem.ts';
import type { Reply, Route, UploadedFile, UploadRule } from './route.ts';
import { eventStream } from './server-sent.ts';

const JSON_LIMIT = '5mb';
const MULTIPART_FIELD_LIMIT = 1024 * 1024;

const jsonBody: Middleware = bodyParser({ enableTypes: ['json'], jsonLimit: JSON_LIMIT, jsonStrict: true });

/** JSON where JSON is wanted; anything else with a body is 415. */
const onlyJson: Middleware = async (ctx, next) => {
  if (ctx.request.length !== 0 && ctx.is('json', '+json') === false) throw new Problem('UnsupportedType');
  await jsonBody(ctx, next);
};

const multipart = (rule: UploadRule): Middleware => {
  const parser = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: rule.maximum, files: 1, fields: 40, fieldSize: MULTIPART_FIELD_LIMIT },
  }).any();
  return async (ctx, next) => {
    if (ctx.is('multipart/form-data')) return parser(ctx, next);
    if (rule.jsonToo) return onlyJson(ctx, next);
    throw new Problem('UnsupportedType');
  };
};

const formFields = z.record(z.string(), z.string());

interface Sent {
  readonly body: unknown;
  readonly file: UploadedFile | null;
}

/** What a request brought: its JSON, or the fields and the file of its form. */
const sentIn = (ctx: Context, rule: UploadRule | undefined): Sent => {
  if (rule === undefined || !ctx.is('multipart/form-data')) return { body: ctx.request.body ?? {}, file: null };
  const files = Array.isArray(ctx.request.files) ? ctx.request.files : [];
  const unknown = files.find(({ fieldname }) => !rule.fields.includes(fieldname));
  if (unknown !== undefined) {
    throw new Problem('ValidationError', { fields: { [unknown.fieldname]: messages.unknownField } });
  }
  const fields = formFields.safeParse({ ...z.looseObject({}).parse(ctx.request.body ?? {}) });
  if (!fields.success) throw new Problem('MalformedRequest');
  const [file] = files;
  return {
    body: rule.bodyOf(fields.data),
    file: file === undefined ? null : { bytes: file.buffer, contentType: file.mimetype },
  };
};

/** `"5"` or `W/"5"` → 5. `*` and no header expect nothing; what is no revision of ours matches no revision. */
const expectedRevision = (header: string): number | undefined => {
  if (header === '' || header.trim() === '*') return undefined;
  const revision = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header)?.[1];
  if (revision === undefined) throw new Problem('StaleRevision');
  return Number(revision);
};

const tag = (ctx: Context, revision: number | undefined): void => {
  if (revision !== undefined) ctx.set('ETag', `"${revision}"`);
};

const send = (ctx: Context, route: Route, reply: Reply<unknown>, checkAnswers: boolean): void => {
  switch (reply.kind) {
    case 'json':
      ctx.status = route.status;
      tag(ctx, reply.revision);
      ctx.body = checkAnswers && route.answer !== undefined ? route.answer.parse(reply.body) : reply.body;
      return;
    case 'empty':
      tag(ctx, reply.revision);
      ctx.status = 204;
      return;
    case 'file':
      ctx.type = reply.contentType;
      ctx.body = Buffer.from(reply.bytes);
      return;
    case 'page':
      ctx.type = 'html';
      ctx.body = reply.html;
      return;
    case 'text':
      if (checkAnswers && route.answer !== undefined) route.answer.parse(JSON.parse(reply.text));
      ctx.type = reply.contentType;
      ctx.body = reply.text;
      return;
    case 'events':
      ctx.status = 200;
      ctx.type = 'text/event-stream';
      ctx.set('X-Accel-Buffering', 'no');
      ctx.body = Readable.from(eventStream(reply.events));
      return;
    default:
      reply satisfies never;
  }
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
    const readBody = route.upload === undefined ? onlyJson : multipart(route.upload);
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
        correlationId: ctx.state.correlationId,
        address: ctx.ip,
        signal: aborted(ctx),
      });
      ctx.set('Cache-Control', 'no-store');
      send(ctx, route, reply, checkAnswers);
    };
    const chain = route.method === 'get' ? [answer] : [readBody, answer];
    router[route.method](route.path, mark, ...admit(route), ...chain);
  }
  return router;
};
