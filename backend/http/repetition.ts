import { createHash } from 'node:crypto';
import { idsNamed, onceOnly, type RequestIds } from '../command-ids.ts';
import { Problem } from './problem.ts';

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** What makes a request and its repetition the same. */
export interface Repeatable {
  /** The header `Idempotency-Key`; empty when the caller sent none. */
  readonly key: string;
  readonly userId: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The file that came with the body. */
  readonly file: Uint8Array | null;
}

/**
 * With a key the ids of a repetition, by the same user and with the same content, are those of the first time, so that
 * it takes effect once: an answer that got lost, or a 503 after the change was written, may be asked for again.
 */
export const requestIds = ({ key, ...request }: Repeatable, random: () => string): RequestIds => {
  if (key === '') return onceOnly(random);
  if (!IDEMPOTENCY_KEY.test(key)) throw new Problem('MalformedRequest');
  const { userId, method, path, body, file } = request;
  const content = file === null ? null : createHash('sha256').update(file).digest('hex');
  const name = createHash('sha256')
    .update(JSON.stringify([key, userId, method, path, body, content]))
    .digest('hex');
  return idsNamed(name);
};
