import type { Keys } from '../keys/port.ts';
import { KeyDiffers } from './errors.ts';

export interface CarriedKey {
  readonly owner: string;
  readonly key: Uint8Array;
}

/** Written together, since their order does not matter: one flush to disk for all. */
const KEYS_AT_A_TIME = 500;

/** Exported keys, and who was forgotten. */
export interface KeysSource {
  list(): AsyncIterable<CarriedKey>;
  forgotten(): AsyncIterable<string>;
}

export interface CarriedKeys {
  /** Keys that are now in the target. */
  readonly keys: number;
  /** Persons forgotten on either side, and so now on both. */
  readonly forgotten: number;
}

/** Compares the keys that both hold, and writes nothing. Throws KeyDiffers, StoreUnavailable. */
export const compareKeys = async (source: Pick<KeysSource, 'list'>, target: Pick<Keys, 'get'>): Promise<void> => {
  for await (const { owner, key } of source.list()) {
    const there = await target.get(owner);
    if (there.status === 'present' && !Buffer.from(there.key).equals(Buffer.from(key))) throw new KeyDiffers(owner);
  }
};

/**
 * Copies keys. A person forgotten on one side is forgotten on the other: destroyed keys go first, and none comes back.
 * Running it again changes nothing. Throws KeyDiffers, StoreUnavailable.
 */
export const carryKeys = async (source: KeysSource, target: Keys): Promise<CarriedKeys> => {
  let keys = 0;
  const forgotten = new Set<string>();
  for await (const owner of source.forgotten()) {
    forgotten.add(owner);
    if ((await target.get(owner)).status !== 'destroyed') await target.destroy(owner);
  }
  const takeOver = async ({ owner, key }: CarriedKey): Promise<void> => {
    if (await target.restore(owner, key)) keys += 1;
    else if ((await target.get(owner)).status === 'destroyed') forgotten.add(owner);
    else throw new KeyDiffers(owner);
  };
  let together: CarriedKey[] = [];
  for await (const carried of source.list()) {
    together.push(carried);
    if (together.length < KEYS_AT_A_TIME) continue;
    await Promise.all(together.map(takeOver));
    together = [];
  }
  await Promise.all(together.map(takeOver));
  return { keys, forgotten: forgotten.size };
};
