import type { StreamingRead } from '@eventstore/db-client';
import { StoreUnavailable } from '../../errors.ts';

// The client itself would wait forever.

/** The answer, if it arrives in time. */
export const answerWithin = async <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('events', 'an append was not answered')), ms);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Everything a read returns. A read that delivers nothing for this long is abandoned, but never interrupted in the
 * middle, which would leave it open in the client.
 */
export const readToEnd = async <Event>(read: StreamingRead<Event>, silenceMs: number): Promise<readonly Event[]> => {
  const giveUp = () => {
    // A client that has not found a server yet cancels later.
    read.cancel().catch(() => undefined);
    read.destroy(new StoreUnavailable('events', 'a read was not answered'));
  };
  // An abandoned read still gets the error of its connection; it is ignored here.
  read.on('error', () => undefined);
  const timer = setTimeout(giveUp, silenceMs);
  const events: Event[] = [];
  try {
    for await (const event of read) {
      events.push(event);
      timer.refresh();
    }
    return events;
  } finally {
    clearTimeout(timer);
  }
};
