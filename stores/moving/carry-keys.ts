import type { Keys } from '../keys/port.ts';
import { KeyDiffers } from './errors.ts';

export interface CarriedKey {
  readonly owner: string;
  readonly key: Uint8Array;
}

/** Their order says nothing, and together they cost one flush to the disk. */
const KEYS_AT_A_TIME = 500;

/** Keys on their way, and who was forgotten. */
export interface KeysSource {
  list(): AsyncIterable<CarriedKey>;
  forgotten(): AsyncIterable<string>;
}

export interface CarriedKeys {
  /** Keys that now stand in the target. */
  readonly keys: number;
  /** Persons forgotten on either side, and so on both. */
  readonly forgotten: number;
}

/**
 * Takes over keys. Who is forgotten on one side is forgotten on the other: destroyed keys go first, and none of them
 * comes back. Run again it changes nothing. Throws KeyDiffers, StoreUnavailable.
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
