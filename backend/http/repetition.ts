import { createHash } from 'node:crypto';
import { idWithin } from '../../stores/id-within.ts';
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
}

/** Ids for what a request makes and for its commands, one after another. */
export interface RequestIds {
  newId(): string;
  /** Undefined where a repetition is not to be known. */
  commandId(): string | undefined;
}

/**
 * With a key the ids of a repetition, by the same user and with the same content, are those of the first time, so that
 * it takes effect once: an answer that got lost, or a 503 after the change was written, may be asked for again.
 */
export const requestIds = ({ key, ...request }: Repeatable, random: () => string): RequestIds => {
  if (key === '') return { newId: random, commandId: () => undefined };
  if (!IDEMPOTENCY_KEY.test(key)) throw new Problem('MalformedRequest');
  const { userId, method, path, body } = request;
  const name = createHash('sha256')
    .update(JSON.stringify([key, userId, method, path, body]))
    .digest('hex');
  let [things, commands] = [0, 0];
  return {
    newId: () => idWithin(`${name}/thing`, things++),
    commandId: () => idWithin(`${name}/command`, commands++),
  };
};
