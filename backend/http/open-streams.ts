import { Problem } from './problem.ts';

/** Many more than the tabs that anybody has open; each holds a connection of the process until its page is closed. */
const MOST_OF_A_USER = 50;
const AGAIN_SECONDS = 15;

/** Counts the streams of events that each user has open in this process. */
export class OpenStreams {
  readonly #of = new Map<string, number>();

  /** Counts one more until `closed`. Throws TooManyRequests. */
  enter(userId: string, closed: AbortSignal): void {
    if (closed.aborted) return;
    const open = this.#of.get(userId) ?? 0;
    if (open >= MOST_OF_A_USER) throw new Problem('TooManyRequests', { retryAfter: AGAIN_SECONDS });
    this.#of.set(userId, open + 1);
    closed.addEventListener('abort', () => this.#leave(userId), { once: true });
  }

  #leave(userId: string): void {
    const left = (this.#of.get(userId) ?? 1) - 1;
    if (left === 0) this.#of.delete(userId);
    else this.#of.set(userId, left);
  }
}
