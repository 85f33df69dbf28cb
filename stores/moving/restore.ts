import type { EventStore } from '../events/port.ts';
import type { Keys } from '../keys/port.ts';
import { type CarriedKey, type CarriedKeys, carryKeys } from './carry-keys.ts';
import { type CarriedLog, carryLog, type OnProgress } from './carry-log.ts';
import { readKeysFile } from './keys-file.ts';
import { openLogFile } from './log-file.ts';

export interface RestoreFiles {
  readonly log: string;
  /** Absent: what the log says of persons stays locked until their keys come. */
  readonly keys: string | null;
}

/**
 * Restores an exported log, with its keys where they are given. Both files are read through before anything is written,
 * keys stand before the events that need them, and who was forgotten when the log was exported is forgotten here.
 * Throws DamagedLine, TargetDiffers, KeyDiffers, StoreUnavailable.
 */
export const restore = async (
  files: RestoreFiles,
  target: { readonly events: EventStore; readonly keys: Keys },
  onProgress?: OnProgress,
): Promise<CarriedLog & CarriedKeys> => {
  const log = await openLogFile(files.log);
  const kept = files.keys === null ? [] : await readKeysFile(files.keys);
  const keys = await carryKeys(
    { list: () => each<CarriedKey>(kept), forgotten: () => each(log.forgotten) },
    target.keys,
  );
  return { ...keys, ...(await carryLog(log.events, target.events, onProgress)) };
};

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
