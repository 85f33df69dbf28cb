import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { compressedAtOnce, compressedOnce, encodingFor, isCompressedAtOnce } from './compressed.ts';
import type { Reply, Route } from './route.ts';
import { eventStream, type Listener } from './server-sent.ts';

export interface SendOptions {
  /** The listener of an event stream. */
  readonly listener: () => Listener;
  /** Also validates answers against their schemas. */
  readonly checkAnswers: boolean;
}

const tag = (ctx: Context, revision: number | undefined): void => {
  if (revision !== undefined) ctx.set('ETag', `"${revision}"`);
};

/** A name for clients that read no other characters; the true one stands beside it. */
const asciiOf = (name: string): string => name.normalize('NFD').replace(/[^ -~]/g, '');

/** To be downloaded. Should a browser show it all the same, nothing in it runs. */
const attach = (ctx: Context, name: string): void => {
  ctx.attachment(name, { fallback: asciiOf(name) });
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
};

/** Turned into text once: Koa does it anew for the length and for each that asks for it. */
const sendJson = (ctx: Context, body: unknown): void => {
  const text = JSON.stringify(body);
  const encoding = isCompressedAtOnce(text) && ctx.method !== 'HEAD' ? encodingFor(ctx) : undefined;
  ctx.type = 'application/json';
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === undefined ? text : compressedAtOnce(text, encoding);
};

/** Sends a handler's reply. */
export const send = async (
  ctx: Context,
  route: Route,
  reply: Reply<unknown>,
  { listener, checkAnswers }: SendOptions,
): Promise<void> => {
  switch (reply.kind) {
    case 'json':
      ctx.status = route.status;
      tag(ctx, reply.revision);
      sendJson(ctx, checkAnswers && route.answer !== undefined ? route.answer.parse(reply.body) : reply.body);
      return;
    case 'preview':
      ctx.status = 200;
      sendJson(ctx, checkAnswers && route.preview !== undefined ? route.preview.parse(reply.body) : reply.body);
      return;
    case 'empty':
      tag(ctx, reply.revision);
      ctx.status = 204;
      return;
    case 'file':
      if (reply.name !== undefined) attach(ctx, reply.name);
      ctx.type = reply.contentType;
      ctx.body = Buffer.from(reply.bytes);
      return;
    case 'download':
      ctx.status = 200;
      attach(ctx, reply.name);
      ctx.type = reply.contentType;
      ctx.body = Readable.from(reply.chunks);
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
    case 'kept': {
      const { answer } = reply.kept;
      if (checkAnswers && route.answer !== undefined) route.answer.parse(JSON.parse(answer));
      const encoding = encodingFor(ctx);
      ctx.body = encoding === undefined ? answer : await compressedOnce(reply.kept, encoding);
      if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
      ctx.type = 'application/json';
      return;
    }
    case 'events':
      ctx.status = 200;
      ctx.type = 'text/event-stream';
      ctx.set('X-Accel-Buffering', 'no');
      ctx.body = Readable.from(eventStream(reply.events, listener()));
      return;
    default:
      reply satisfies never;
  }
};
