import { createHash } from 'node:crypto';
import { idsNamed, onceOnly, type RequestIds } from '../command-ids.ts';
import { Problem } from './problem.ts';

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** What makes two requests the same. */
export interface Repeatable {
  /** The header `Idempotency-Key`; empty when the caller sent none. */
  readonly key: string;
  readonly userId: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The file sent with the body. */
  readonly file: Uint8Array | null;
}

/**
 * With a key, a repetition by the same user with the same content gets the ids of the first request, so that it takes
 * effect once: a request whose answer was lost, or that got a 503 after the change was written, can be sent again.
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
