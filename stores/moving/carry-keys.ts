import type { Keys } from '../keys/port.ts';
import { KeyDiffers } from './errors.ts';

/** Keys on their way, and who was forgotten. */
export interface KeysSource {
  list(): AsyncIterable<{ readonly owner: string; readonly key: Uint8Array }>;
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
  for await (const { owner, key } of source.list()) {
    if (await target.restore(owner, key)) keys += 1;
    else if ((await target.get(owner)).status === 'destroyed') forgotten.add(owner);
    else throw new KeyDiffers(owner);
  }
  return { keys, forgotten: forgotten.size };
};
