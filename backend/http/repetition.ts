import { createHash } from 'node:crypto';
import { idWithin } from '../../stores/id-within.ts';
import { onceOnly, type RequestIds } from '../commands.ts';
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
  let things = 0;
  const commands = new Map<string, number>();
  return {
    newId: () => idWithin(`${name}/thing`, things++),
    // By stream and type, not by their order: a repetition may find that a step before needs no doing.
    commandId: (streamId, type) => {
      const command = `${name}/${streamId}/${type}`;
      const before = commands.get(command) ?? 0;
      commands.set(command, before + 1);
      return idWithin(command, before);
    },
  };
};
