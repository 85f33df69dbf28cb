import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Client, RequestOptions } from '../../backend/testing/client.ts';

const AGAIN_MS = 500;

/**
 * An adviser who presses "Salvar" again when told to retry, as the screens do: with the same key, so that a change that
 * was made after all is not made twice. Until stopped.
 */
export const patient = (adviser: Client, isOver: () => boolean): Client => {
  const insisting = async (send: (options: RequestOptions) => Promise<Answer>, options: RequestOptions = {}) => {
    const keyed = { ...options, headers: { ...options.headers, 'Idempotency-Key': randomUUID() } };
    for (;;) {
      const answer = await send(keyed);
      if (answer.status !== 503 || isOver()) return answer;
      await delay(AGAIN_MS);
    }
  };
  return {
    ...adviser,
    post: (path, body, options) => insisting((keyed) => adviser.post(path, body, keyed), options),
    put: (path, body, options) => insisting((keyed) => adviser.put(path, body, keyed), options),
  };
};
