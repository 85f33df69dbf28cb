import type { EventStore } from '../events/port.ts';
import { lockOwnerOf } from '../keys/personal.ts';
import type { Keys } from '../keys/port.ts';
import type { LogSource } from './carried.ts';
import { type CarriedKey, type CarriedKeys, carryKeys, compareKeys } from './carry-keys.ts';
import { type CarriedLog, carryLog, compareLog, type OnProgress } from './carry-log.ts';
import { readKeysFile } from './keys-file.ts';
import { openLogFile } from './log-file.ts';

export interface RestoreFiles {
  readonly log: string;
  /** Absent: the log's personal data stays locked until its keys are restored. */
  readonly keys: string | null;
}

export interface Restored extends CarriedLog, CarriedKeys {
  /** Persons that the log speaks of, and those of them who were not forgotten but whose key is not there. */
  readonly persons: number;
  readonly locked: number;
}

/**
 * Restores an exported log, with its keys if given. Both files are read completely, and compared with what is there,
 * before anything is written; keys come last, so that a restore that is refused leaves none behind. Persons forgotten at
 * export time are forgotten here. Throws DamagedLine, TargetDiffers, KeyDiffers, StoreUnavailable.
 */
export const restore = async (
  files: RestoreFiles,
  target: { readonly events: EventStore; readonly keys: Keys },
  onProgress?: OnProgress,
): Promise<Restored> => {
  const log = await openLogFile(files.log);
  const kept = files.keys === null ? [] : await readKeysFile(files.keys);
  const keys = { list: () => each<CarriedKey>(kept), forgotten: () => each(log.forgotten) };
  await compareLog(log.events, target.events);
  await compareKeys(keys, target.keys);
  const owners = new Set<string>();
  const noting: LogSource = async function* () {
    for await (const batch of log.events()) {
      for (const event of batch) owners.add(lockOwnerOf(event) ?? '');
      yield batch;
    }
  };
  const carried = await carryLog(noting, target.events, onProgress);
  const carriedKeys = await carryKeys(keys, target.keys);
  owners.delete('');
  let locked = 0;
  for (const owner of owners) if ((await target.keys.get(owner)).status === 'missing') locked += 1;
  return { ...carried, ...carriedKeys, persons: owners.size, locked };
};

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
