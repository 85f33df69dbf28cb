import { setTimeout as sleep } from 'node:timers/promises';
import { ZodError } from 'zod';
import { StoreUnavailable } from '../../stores/errors.ts';
import type { View } from '../../stores/views/port.ts';
import type { Meanwhile, Shown } from './open.ts';

/** An update refuses nobody for longer than five seconds: where nothing can be read yet, a request waits that long. */
export const BUILT_WITHIN_MS = 4_000;
const BUILT_AGAIN_MS = 100;

const untilBuilt = async (isUnbuilt: () => Promise<boolean>): Promise<void> => {
  const until = performance.now() + BUILT_WITHIN_MS;
  while (await isUnbuilt()) {
    if (performance.now() >= until) throw new StoreUnavailable('views', 'being built');
    await sleep(BUILT_AGAIN_MS);
  }
};

/** A log that does not answer keeps nobody from reading. */
const unlessLogIsAway = (error: unknown): void => {
  if (!(error instanceof StoreUnavailable && error.store === 'events')) throw error;
};

export interface Readable<Document, Field extends string> {
  readonly view: View<Document, Field>;
  /** Until the view is built: whether what is read meanwhile shows everything that is saved. */
  isShown(): Promise<boolean>;
  /** Until the view is built: what is read meanwhile shows everything that was saved by now. */
  catchUp(): Promise<void>;
}

/** Until this version of a view is built the former one is read, with what has happened since, as far as its documents fit. */
export const readable = <Document, Field extends string>(
  view: View<Document, Field>,
  isUnbuilt: () => Promise<boolean>,
  isForeign: () => Promise<boolean>,
  open: () => Promise<Meanwhile<Document, Field> | null>,
): Readable<Document, Field> => {
  let opened: Promise<Meanwhile<Document, Field> | null> | null = null;
  /** What is not there, or does not fit, is given up: then whoever asks waits until the view is built. */
  const meanwhile = (): Promise<Meanwhile<Document, Field> | null> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const trying = async <Result>(work: (from: Meanwhile<Document, Field>) => Promise<Result>) => {
    const from = await meanwhile();
    if (from === null) return null;
    try {
      return { result: await work(from) };
    } catch (error) {
      if (error instanceof ZodError) opened = Promise.resolve(null);
      else if (error instanceof StoreUnavailable) opened = null;
      else throw error;
      return null;
    }
  };
  /** The view that was swapped in may be a moment behind what was shown before. */
  const isReady = async (): Promise<boolean> => {
    if (await isUnbuilt()) return false;
    const before = await opened?.catch(() => null);
    if (before != null && (await view.checkpoint()) < before.position()) return false;
    opened = Promise.resolve(null);
    return true;
  };
  const reading = async <Result>(read: (from: Shown<Document, Field>) => Promise<Result>): Promise<Result> => {
    if (await isForeign()) throw new StoreUnavailable('views', 'made from another log, being rebuilt');
    if (await isReady()) return read(view);
    const found = await trying(async (from) => {
      await from.catchUp().catch(unlessLogIsAway);
      return read(from.view);
    });
    if (found !== null) return found.result;
    await untilBuilt(isUnbuilt);
    return read(view);
  };
  return {
    view: {
      ...view,
      get: (id) => reading((from) => from.get(id)),
      getMany: (ids) => reading((from) => from.getMany(ids)),
      find: (query) => reading((from) => from.find(query)),
      parts: (query) => reading((from) => from.parts(query)),
      count: (query) => reading((from) => from.count(query)),
    },
    isShown: async () => (await meanwhile()) !== null,
    catchUp: async () => void (await trying((from) => from.catchUp())),
  };
};
