import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { compressedOnce, ENCODINGS } from './compressed.ts';
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
      ctx.body = checkAnswers && route.answer !== undefined ? route.answer.parse(reply.body) : reply.body;
      return;
    case 'preview':
      ctx.status = 200;
      ctx.body = checkAnswers && route.preview !== undefined ? route.preview.parse(reply.body) : reply.body;
      return;
    case 'empty':
      tag(ctx, reply.revision);
      ctx.status = 204;
      return;
    case 'file':
      if (reply.name !== undefined) {
        ctx.attachment(reply.name, { fallback: asciiOf(reply.name) });
        // Should a browser show it all the same, nothing in it runs.
        ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
      }
      ctx.type = reply.contentType;
      ctx.body = Buffer.from(reply.bytes);
      return;
    case 'download':
      ctx.status = 200;
      ctx.type = reply.contentType;
      ctx.attachment(reply.name);
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
      const encoding = ENCODINGS.find((name) => ctx.acceptsEncodings(name, 'identity') === name);
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
