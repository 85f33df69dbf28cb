import { once } from 'node:events';
import type { Context, Middleware } from 'koa';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { z } from 'zod';
import { GatewayUnavailable } from '../../../billing/port.ts';
import { ThreadStopped } from '../../../results/compute/thread-runner.ts';
import { AppendTooLarge, StoreUnavailable } from '../../../stores/errors.ts';
import { PersonForgotten, PersonUnreadable } from '../../../stores/keys/personal.ts';
import { Problem } from '../problem.ts';

const httpError = z.object({ status: z.number().int().min(400).max(499) });

const ofStatus = (status: number): Problem => {
  switch (status) {
    case 401:
      return new Problem('NotAuthenticated');
    case 403:
      return new Problem('Forbidden');
    case 404:
      return new Problem('NotFound');
    case 405:
      return new Problem('MethodNotAllowed');
    case 413:
      return new Problem('TooLarge');
    case 415:
      return new Problem('UnsupportedType');
    case 429:
      return new Problem('TooManyRequests', { retryAfter: 60 });
    default:
      return new Problem('MalformedRequest');
  }
};

/** The named error for whatever was thrown; null for an unexpected one. */
export const problemBehind = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable) return new Problem('StoreUnavailable', { retryAfter: 5 });
  // A calculation or a spreadsheet that a busy machine did not finish in time: tried again it is.
  if (error instanceof ThreadStopped) return new Problem('StoreUnavailable', { retryAfter: 5 });
  if (error instanceof GatewayUnavailable) return new Problem('PaymentUnavailable', { retryAfter: 60 });
  if (error instanceof PersonUnreadable) return new Problem('DataUnreadable');
  if (error instanceof AppendTooLarge) return new Problem('TooLarge');
  if (error instanceof PersonForgotten) return new Problem('NotFound');
  if (error instanceof MulterError) {
    const tooLarge = error.code === 'LIMIT_FILE_SIZE' || error.code === 'LIMIT_FIELD_VALUE';
    return new Problem(tooLarge ? 'TooLarge' : 'MalformedRequest');
  }
  const http = httpError.safeParse(error);
  return http.success ? ofStatus(http.data.status) : null;
};

/** The only place where errors become answers. Never a stack trace, and never a 500 for bad input. */
export const answerErrors =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.status >= 400 && ctx.body === undefined)
        await answer(ctx, ctx.status === 501 ? methodUnknown : ofStatus(ctx.status));
    } catch (error) {
      const problem = problemBehind(error) ?? new Problem('InternalError');
      if (problem.status >= 500) logger.error({ err: error, correlationId: ctx.state.correlationId }, problem.err);
      await answer(ctx, problem);
    }
  };

const methodUnknown = new Problem('MethodNotAllowed');

const DRAINED_WITHIN_MS = 5_000;

/**
 * What is left of a body that was refused before its end stands before the next request of its connection: it is read
 * and thrown away before the answer, or else the connection ends with it.
 */
const drain = async (ctx: Context): Promise<void> => {
  const { req } = ctx;
  if (req.complete || req.destroyed) return;
  const over = AbortSignal.timeout(DRAINED_WITHIN_MS);
  req.resume();
  await once(req, 'end', { signal: over }).catch(() => undefined);
  if (!req.complete) ctx.set('Connection', 'close');
};

const answer = async (ctx: Context, problem: Problem): Promise<void> => {
  await drain(ctx);
  ctx.status = problem.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = problem.body;
  const { retryAfter, revision } = problem.details;
  if (revision !== undefined) ctx.set('ETag', `"${revision}"`);
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
};
