import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { isRefusal } from '../../data/api-error.ts';
import { checked, send } from '../../data/http.ts';
import { dataOf, textOf } from './server-events.ts';

const longestPause = 15_000;

export interface ServerEventsOptions<T> {
  answer: z.ZodType<T>;
  /** Answers whether to go on listening. */
  onEvent: (event: T) => boolean;
  /** The stream broke and stands again; what happened in between was not heard. */
  onReturn?: () => void;
  /** The server refused the stream itself; nothing more will come. */
  onRefusal?: (error: unknown) => void;
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads one connection to its end. @returns whether the listener has heard enough */
const listen = async <T>(
  path: string,
  signal: AbortSignal,
  { answer, onEvent }: ServerEventsOptions<T>,
  onOpen: () => void,
) => {
  const response = await send(path, { signal });
  onOpen();
  for await (const data of dataOf(textOf(response))) {
    if (!onEvent(checked(answer, JSON.parse(data)))) return true;
  }
  return false;
};

/** Listens to a stream under `/api` with the bearer header, and comes back with growing pauses when it breaks. */
export const useServerEvents = <T>(path: string | null, options: ServerEventsOptions<T>): void => {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (path === null) return;
    const abort = new AbortController();
    const follow = async () => {
      let opened = 0;
      const onOpen = (): void => {
        opened += 1;
        if (opened > 1) latest.current.onReturn?.();
      };
      for (let wait = 1_000; !abort.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
        try {
          if (await listen(path, abort.signal, latest.current, onOpen)) return;
        } catch (error) {
          if (abort.signal.aborted) return;
          if (isRefusal(error)) return latest.current.onRefusal?.(error);
        }
        await pause(wait, abort.signal);
      }
    };
    follow();
    return () => abort.abort();
  }, [path]);
};
