import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Reply, Route } from './route.ts';
import { eventStream } from './server-sent.ts';

export interface SendOptions {
  /** Given when the process is asked to stop. */
  readonly stopping: AbortSignal;
  /** Also checks what goes out against its schema. */
  readonly checkAnswers: boolean;
}

const tag = (ctx: Context, revision: number | undefined): void => {
  if (revision !== undefined) ctx.set('ETag', `"${revision}"`);
};

/** Puts a handler's reply on the wire. */
export const send = (
  ctx: Context,
  route: Route,
  reply: Reply<unknown>,
  { stopping, checkAnswers }: SendOptions,
): void => {
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
      ctx.body = Readable.from(eventStream(reply.events, stopping));
      return;
    default:
      reply satisfies never;
  }
};
