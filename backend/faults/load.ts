import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../testing/client.ts';

export interface Load {
  /** What was answered 2xx, one entry per request. */
  readonly acknowledged: readonly string[];
  readonly refusals: readonly Answer[];
  /** Resolves once every request in progress has been answered. */
  stop(): Promise<void>;
}

const CLIENTS = 3;
const PAUSE_MS = 20;

/** Several clients that never give up, each with one request at a time. `request` returns what was acknowledged. */
export const underLoad = (request: (number: number) => Promise<{ answer: Answer; id: string }>): Load => {
  const acknowledged: string[] = [];
  const refusals: Answer[] = [];
  let [running, next] = [true, 0];
  const client = async (): Promise<void> => {
    while (running) {
      const { answer, id } = await request(next++);
      if (answer.status >= 200 && answer.status < 300) acknowledged.push(id);
      else refusals.push(answer);
      await delay(PAUSE_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    acknowledged,
    refusals,
    stop: async () => {
      running = false;
      await Promise.all(clients);
    },
  };
};
