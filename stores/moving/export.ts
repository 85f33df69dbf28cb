import { existsSync } from 'node:fs';
import { realpath, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type EventStore, START } from '../events/port.ts';
import type { Keys } from '../keys/port.ts';
import type { OnProgress } from './carry-log.ts';
import { BackupKept, DamagedLine, NothingToExport } from './errors.ts';
import { exportKeys, readKeysFile } from './keys-file.ts';
import { exportLog, type LogFileSize, openLogFile } from './log-file.ts';

export interface ExportFiles {
  readonly log: string;
  /** Absent: the keys stay where they are. */
  readonly keys: string | null;
}

export interface Exported extends LogFileSize {
  /** Null: none were exported. */
  readonly keys: number | null;
}

interface Source {
  readonly events: Pick<EventStore, 'readAll' | 'readStream' | 'head'>;
  readonly keys: Pick<Keys, 'list' | 'forgotten' | 'get'>;
  /** Where it is kept, in words. */
  readonly place: string;
}

/**
 * Exports an installation. A file that stands there is replaced only by one that holds all of it, and only once the new
 * one was read back and counted. Throws NothingToExport, BackupKept, DamagedLine, StoreUnavailable.
 */
export const exportInstallation = async (
  files: ExportFiles,
  { events, keys, place }: Source,
  onProgress?: OnProgress,
): Promise<Exported> => {
  if (files.keys !== null && (await placeOf(files.log)) === (await placeOf(files.keys)))
    throw new BackupKept(files.keys, 'the log and its keys need a file each');
  if ((await events.head()) === START) throw new NothingToExport(place);
  await keepOtherLog(files.log, events);
  if (files.keys !== null) await keepOtherKeys(files.keys, keys);
  const written = await beside(files.log, async (file) => {
    const size = await exportLog(events, keys, file, onProgress);
    const { size: found } = await openLogFile(file);
    if (found.events !== size.events || found.forgotten !== size.forgotten)
      throw new DamagedLine(file, found.events, `it holds ${found.events} events instead of ${size.events}`);
    return size;
  });
  if (files.keys === null) return { ...written, keys: null };
  const kept = await beside(files.keys, async (file) => {
    const count = await exportKeys(keys, file);
    const found = (await readKeysFile(file)).length;
    if (found !== count) throw new DamagedLine(file, found, `it holds ${found} keys instead of ${count}`);
    return count;
  });
  return { ...written, keys: kept };
};

/** By which two names of one file are known as such. */
const placeOf = async (file: string): Promise<string> => (existsSync(file) ? realpath(file) : resolve(file));

/** Writes beside the file, and takes its place once that is whole. */
const beside = async <Result>(file: string, write: (file: string) => Promise<Result>): Promise<Result> => {
  const fresh = `${file}.fresh`;
  try {
    const result = await write(fresh);
    await rename(fresh, file);
    return result;
  } finally {
    await rm(fresh, { force: true });
  }
};

const unlessDamaged = async <Result>(file: string, read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch (error) {
    throw error instanceof DamagedLine ? new BackupKept(file, 'it is no whole export') : error;
  }
};

/** Throws BackupKept unless the log holds the last event of the file. */
const keepOtherLog = async (file: string, events: Pick<EventStore, 'readStream'>): Promise<void> => {
  if (!existsSync(file)) return;
  const { last, size } = await unlessDamaged(file, () => openLogFile(file));
  if (last === null) return;
  const [found] = await events.readStream(last.streamId, { from: last.revision, limit: 1 });
  if (found?.id !== last.id) throw new BackupKept(file, `its ${size.events} events are not all in this log`);
};

/** Throws BackupKept if the file holds a key that this store neither has nor has destroyed. */
const keepOtherKeys = async (file: string, keys: Pick<Keys, 'get'>): Promise<void> => {
  if (!existsSync(file)) return;
  for (const { owner } of await unlessDamaged(file, () => readKeysFile(file)))
    if ((await keys.get(owner)).status === 'missing') throw new BackupKept(file, `it holds keys that are not here`);
};
