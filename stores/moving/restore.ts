import type { EventStore } from '../events/port.ts';
import type { Keys } from '../keys/port.ts';
import { type CarriedKey, type CarriedKeys, carryKeys } from './carry-keys.ts';
import { type CarriedLog, carryLog, type OnProgress } from './carry-log.ts';
import { readKeysFile } from './keys-file.ts';
import { openLogFile } from './log-file.ts';

export interface RestoreFiles {
  readonly log: string;
  /** Absent: the log's personal data stays locked until its keys are restored. */
  readonly keys: string | null;
}

/**
 * Restores an exported log, with its keys if given. Both files are read completely before anything is written, keys are
 * stored before the events that need them, and persons forgotten at export time are forgotten here. Throws DamagedLine,
 * TargetDiffers, KeyDiffers, StoreUnavailable.
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
