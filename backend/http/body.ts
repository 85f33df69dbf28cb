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
/** Enough for 5 MB on a slow line, and little for who sends a byte now and then to hold a connection. */
const JSON_WITHIN_MS = 60_000;
const MULTIPART_FIELD_LIMIT = 1024 * 1024;

const UPLOAD_AGAIN_SECONDS = 5;
const MB = 1024 * 1024;
/** Uploads lie in memory until they are stored: so many bytes of one user, and of all together. */
const uploads = uploadPlaces({ perUser: 60 * MB, bytes: 120 * MB });

const jsonBody: Middleware = bodyParser({ enableTypes: ['json'], jsonLimit: JSON_LIMIT, jsonStrict: true });

/** What is no UTF-8 would be read as another text than was sent. */
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

/** JSON where JSON is wanted; anything else with a body is 415. A body that does not come within `withinMs` is hung up on. */
const onlyJson =
  (withinMs: number): Middleware =>
  async (ctx, next) => {
    if (ctx.request.length !== 0 && ctx.is('json', '+json') === false) throw new Problem('UnsupportedType');
    const late = setTimeout(() => ctx.req.destroy(), withinMs);
    // Before the parser, in the same turn: both see every byte.
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
    limits: { fileSize: rule.maximum, files: 1, fields: 40, fieldSize: MULTIPART_FIELD_LIMIT },
  }).any();
  return async (ctx, next) => {
    if (ctx.is('multipart/form-data')) {
      // Whoever may send files is signed in; the rest share one place.
      const session: Session | undefined = ctx.state.session;
      const leave = uploads.enter(session?.user.id ?? '', Math.min(ctx.request.length ?? rule.maximum, rule.maximum));
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

/** What the form has too much of has its name; whatever else keeps it from being read means that it is no form. */
const malformed = (error: unknown): never => {
  throw error instanceof MulterError ? error : new Problem('MalformedRequest');
};

/** A body comes as it is: what unfolds while it is read could be of any size. */
const uncompressed: Middleware = async (ctx, next) => {
  if (!['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase())) throw new Problem('UnsupportedType');
  await next();
};

const formFields = z.record(z.string(), z.string());

export interface Sent {
  readonly body: unknown;
  readonly file: UploadedFile | null;
}

/** Every JSON body is an object; none at all is an empty one. */
const objectIn = (ctx: Context): unknown => {
  const body: unknown = ctx.request.body ?? {};
  if (Array.isArray(body)) throw new Problem('MalformedRequest');
  return body;
};

/** What a request brought: its JSON, or the fields and the file of its form. */
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

/** The middlewares that read the body which a route takes. */
export const bodyReaders = (rule: UploadRule | undefined, jsonWithinMs = JSON_WITHIN_MS): readonly Middleware[] => [
  uncompressed,
  rule === undefined ? onlyJson(jsonWithinMs) : multipart(rule, jsonWithinMs),
];
