import bodyParser from '@koa/bodyparser';
import multer from '@koa/multer';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { messages } from '../../domain/words/messages.ts';
import { Problem } from './problem.ts';
import type { UploadedFile, UploadRule } from './route.ts';

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

export interface Sent {
  readonly body: unknown;
  readonly file: UploadedFile | null;
}

/** What a request brought: its JSON, or the fields and the file of its form. */
export const sentIn = (ctx: Context, rule: UploadRule | undefined): Sent => {
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

/** The middleware that reads the body which a route takes. */
export const bodyReader = (rule: UploadRule | undefined): Middleware =>
  rule === undefined ? onlyJson : multipart(rule);
