import { z } from 'zod';
import { cnisFailureNames } from '../domain/cnis/errors.ts';
import { cnisExtract } from '../domain/cnis/extract.ts';

/** A request to the reading process. */
export const readRequest = z.strictObject({
  bytes: z.instanceof(Uint8Array),
  /** Of a locked file. It is in the memory of the two processes only. */
  password: z.string().optional(),
});
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly password?: string | undefined;
}

const reading = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), extract: cnisExtract }),
  z.strictObject({ ok: z.literal(false), err: z.enum(cnisFailureNames), errorMessage: z.string() }),
]);

/** Messages of the reading process: that it has loaded, then for each request its progress and one result. */
export const readerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('progress'), share: z.number().min(0).max(1) }),
  z.strictObject({ type: z.literal('reading'), reading }),
]);
export type ReaderMessage = z.infer<typeof readerMessage>;
