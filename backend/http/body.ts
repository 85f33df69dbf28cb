import bodyParser from '@koa/bodyparser';
import multer from '@koa/multer';
import type { Context, Middleware } from 'koa';
import { MulterError } from 'multer';
import { z } from 'zod';
import { messages } from '../../domain/words/messages.ts';
import type { Session } from '../sessions/session.ts';
import { Problem } from './problem.ts';
import type { UploadedFile, UploadRule } from './route.ts';
import { uploadPlaces } from './upload-places.ts';

const JSON_LIMIT = '5mb';
/** Enough for 5 MB on a slow line, and little for a client that holds a connection by sending a byte now and then. */
const JSON_WITHIN_MS = 60_000;
/** Many times the longest field of a form, and of its fields; a form holds all of them in memory beside its file. */
const FIELD_LIMIT = 64 * 1024;
const MOST_FIELDS = 40;

const UPLOAD_AGAIN_SECONDS = 5;
const MB = 1024 * 1024;
/** Uploads are held in memory until they are stored: limits in bytes per user, and for all together. */
const uploads = uploadPlaces({ perUser: 70 * MB, bytes: 140 * MB });

const jsonBody: Middleware = bodyParser({ enableTypes: ['json'], jsonLimit: JSON_LIMIT, jsonStrict: true });

/** Invalid UTF-8 would be read as a different text than was sent. */
const utf8Only = (ctx: Context): { check: () => void } => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  const decode = (chunk?: Buffer): void => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      valid = false;
    }
  };
  ctx.req.on('data', decode);
  return {
    check: () => {
      decode();
      if (!valid) throw new Problem('MalformedRequest');
    },
  };
};

/**
 * A body must be JSON where JSON is expected; otherwise 415. A body that does not arrive within `withinMs` ends the
 * connection.
 */
const onlyJson =
  (withinMs: number): Middleware =>
  async (ctx, next) => {
    if (ctx.request.length !== 0 && ctx.is('json', '+json') === false) throw new Problem('UnsupportedType');
    const late = setTimeout(() => ctx.req.destroy(), withinMs);
    // Before the parser, in the same turn: both receive every byte.
    const text = utf8Only(ctx);
    try {
      await jsonBody(ctx, async () => text.check());
    } finally {
      clearTimeout(late);
    }
    await next();
  };

const multipart = (rule: UploadRule, jsonWithinMs: number): Middleware => {
  const parser = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: rule.maximum, files: 1, fields: MOST_FIELDS, fieldSize: FIELD_LIMIT },
  }).any();
  const most = rule.maximum + MOST_FIELDS * FIELD_LIMIT;
  return async (ctx, next) => {
    if (ctx.is('multipart/form-data')) {
      // Only signed-in users may send files; everybody else shares one slot.
      const session: Session | undefined = ctx.state.session;
      const leave = uploads.enter(session?.user.id ?? '', Math.min(ctx.request.length ?? most, most));
      if (leave === null) {
        ctx.req.resume();
        throw new Problem('TooManyRequests', { retryAfter: UPLOAD_AGAIN_SECONDS, sentence: messages.tooManyJobs });
      }
      try {
        await parser(ctx, nothingMore).catch(malformed);
        return await next();
      } finally {
        leave();
      }
    }
    if (rule.jsonToo) return onlyJson(jsonWithinMs)(ctx, next);
    throw new Problem('UnsupportedType');
  };
};

const nothingMore = async (): Promise<void> => undefined;

/** A form that exceeds a limit gets that limit's error; any other failure means that it is not a form. */
const malformed = (error: unknown): never => {
  throw error instanceof MulterError ? error : new Problem('MalformedRequest');
};

/** Compressed bodies are refused: they could expand to any size. */
const uncompressed: Middleware = async (ctx, next) => {
  if (!['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase())) throw new Problem('UnsupportedType');
  await next();
};

const formFields = z.record(z.string(), z.string());

export interface Sent {
  readonly body: unknown;
  readonly file: UploadedFile | null;
}

/** Every JSON body is an object; no body counts as an empty one. */
const objectIn = (ctx: Context): unknown => {
  const body: unknown = ctx.request.body ?? {};
  if (Array.isArray(body)) throw new Problem('MalformedRequest');
  return body;
};

/** The request's content: its JSON, or the fields and file of its form. */
export const sentIn = (ctx: Context, rule: UploadRule | undefined): Sent => {
  if (rule === undefined || !ctx.is('multipart/form-data')) return { body: objectIn(ctx), file: null };
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

/** The middlewares that read a route's body. */
export const bodyReaders = (rule: UploadRule | undefined, jsonWithinMs = JSON_WITHIN_MS): readonly Middleware[] => [
  uncompressed,
  rule === undefined ? onlyJson(jsonWithinMs) : multipart(rule, jsonWithinMs),
];
