import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a store keeps its data during a test. Each `open` is another process's view of the same data. */
export interface Installation<Store> {
  open(): Promise<Store>;
  dispose(): Promise<void>;
}

export interface Closable {
  close(): Promise<void>;
}

/** Closes everything opened, after the test. */
export const installation = <Store extends Closable>(
  open: () => Promise<Store> | Store,
  dispose: () => Promise<void> = async () => undefined,
): Installation<Store> => {
  const opened: Store[] = [];
  return {
    open: async () => {
      const store = await open();
      opened.push(store);
      return store;
    },
    dispose: async () => {
      await Promise.all(opened.map((store) => store.close()));
      await dispose();
    },
  };
};

/** An installation in a folder of its own. */
export const inFolder = async <Store extends Closable>(
  open: (folder: string) => Promise<Store> | Store,
): Promise<Installation<Store>> => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  return installation(
    () => open(folder),
    () => rm(folder, { recursive: true, force: true }),
  );
};
