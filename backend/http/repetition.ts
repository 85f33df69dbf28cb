import { createHash } from 'node:crypto';
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

/** A request under its key; null when the caller sent none. */
export const nameOf = ({ key, ...request }: Repeatable): string | null => {
  if (key === '') return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new Problem('MalformedRequest');
  const { userId, method, path, body, file } = request;
  const content = file === null ? null : createHash('sha256').update(file).digest('hex');
  return createHash('sha256')
    .update(textOf([key, userId, method, path, body, content]))
    .digest('hex');
};

/** What is nested deeper than the stack reaches is read as JSON, and cannot be written as it. Throws MalformedRequest. */
const textOf = (request: readonly unknown[]): string => {
  try {
    return JSON.stringify(request);
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('MalformedRequest');
    throw error;
  }
};

const REMEMBERED_REMOVALS = 10_000;

/**
 * What was removed is not there the second time, so its ids do not help: the removals answered by this process are
 * remembered by their names, the newest ones. A repetition that reaches another process, or this one after a restart, is
 * answered 404 (docs/decisions/090).
 */
export class Removals {
  readonly #names = new Set<string>();

  /** The reply of a removal; of a repeated one, whose object is gone, that of the first time. */
  async answer<R>(name: string | null, remove: () => Promise<R>, gone: R): Promise<R> {
    try {
      const reply = await remove();
      if (name !== null) this.#remember(name);
      return reply;
    } catch (failure) {
      // It took effect, and is answered 503 because the views do not show it yet: its repetition finds nothing.
      if (name !== null && isBehind(failure)) this.#remember(name);
      if (name !== null && this.#names.has(name) && isNotFound(failure)) return gone;
      throw failure;
    }
  }

  #remember(name: string): void {
    this.#names.add(name);
    for (const oldest of this.#names) {
      if (this.#names.size <= REMEMBERED_REMOVALS) break;
      this.#names.delete(oldest);
    }
  }
}

const isBehind = (failure: unknown): boolean => failure instanceof Problem && failure.err === 'StoreUnavailable';
const isNotFound = (failure: unknown): boolean => failure instanceof Problem && failure.err === 'NotFound';
