import { rebuildsStopped } from '../../projections/thread/rebuild-in-thread.ts';

const hints: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken: stop the other program or set PORT',
  ENOTFOUND: 'HOST is no address of this machine',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  ENOENT: 'there is no such file or folder',
  EEXIST: 'DATA_DIR is no folder',
  EISDIR: 'a folder stands where a file is named',
  ENOTDIR: 'DATA_DIR is no folder',
  EROFS: 'DATA_DIR is on a file system that cannot be written: choose another one',
  ENOSPC: 'the disk is full',
  EACCES: 'not permitted: choose another PORT or DATA_DIR',
  EPERM: 'not permitted: choose another PORT or DATA_DIR',
};

/** Errors whose message is sufficient. */
const plain: ReadonlySet<string> = new Set([
  'StoreUnavailable',
  'EmptyLog',
  'AlreadyRunning',
  'EmptySecret',
  'StoreUnusable',
  'MalformedAddress',
  'UnsafeRedis',
  'TargetDiffers',
  'KeyDiffers',
  'DamagedLine',
  'BackupKept',
  'NothingToExport',
  'PersonUnreadable',
]);

/** Runs a program; if it cannot start, it ends with one clear line instead of a stack trace. */
export const start = async (program: () => Promise<void>): Promise<void> => {
  try {
    await program();
  } catch (error) {
    console.error(`Genial could not go on: ${reasonOf(error)}`);
    process.exit(1);
  }
};

let isEnding = false;

/** What fails while the program ends for a newer log has been said already. */
export const endsForNewerLog = (): boolean => isEnding;

/**
 * The log holds what only a newer program reads: this one would show it wrongly and try in vain, so it ends at once with
 * one sentence. What it acknowledged is in the log.
 */
export const endForNewerLog = ({ message }: { readonly message: string }): void => {
  if (isEnding) return;
  isEnding = true;
  console.error(
    `Genial could not go on: ${message}: a newer version of the program wrote it, and this older one cannot read it. ` +
      'Start the newer version again.',
  );
  void rebuildsStopped().finally(() => process.exit(1));
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const hint = hints[code];
  if (hint !== undefined) return `${hint} (${error.message})`;
  if (isUnwritable(error.cause)) return `${error.message}. Is DATA_DIR writable for this user, and its disk not full?`;
  return plain.has(error.name) ? error.message : (error.stack ?? error.message);
};

/** SQLite's primary result codes for a file that cannot be written: read-only, I/O error, full, cannot be opened. */
const unwritable: ReadonlySet<unknown> = new Set([8, 10, 13, 14]);

const isUnwritable = (cause: unknown): boolean =>
  cause instanceof Error &&
  'errcode' in cause &&
  typeof cause.errcode === 'number' &&
  unwritable.has(cause.errcode & 0xff);
