import { createHash } from 'node:crypto';
import { idWithin } from '../../stores/id-within.ts';
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

/** Ids for what a request creates, in order, and for each of its commands. */
export interface RequestIds {
  newId(): string;
  /** The id of the next command of this type on this stream; undefined if repetitions are not to be recognised. */
  commandId(streamId: string, type: string): string | undefined;
}

/** For what is never repeated: requests without a key, and the program's own commands. */
export const onceOnly = (random: () => string): RequestIds => ({ newId: random, commandId: () => undefined });

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
  let things = 0;
  const commands = new Map<string, number>();
  return {
    newId: () => idWithin(`${name}/thing`, things++),
    // By stream and type, not by order: a repetition may skip an earlier step that is already done.
    commandId: (streamId, type) => {
      const command = `${name}/${streamId}/${type}`;
      const before = commands.get(command) ?? 0;
      commands.set(command, before + 1);
      return idWithin(command, before);
    },
  };
};
