const hints: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken: stop the other program or set PORT',
  ENOTFOUND: 'HOST is no address of this machine',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  EEXIST: 'DATA_DIR is no folder',
  ENOTDIR: 'DATA_DIR is no folder',
  EACCES: 'not permitted: choose another PORT or DATA_DIR',
};

/** Errors whose sentence says all that is to be known. */
const plain: ReadonlySet<string> = new Set([
  'StoreUnavailable',
  'MalformedAddress',
  'UnsafeRedis',
  'TargetDiffers',
  'KeyDiffers',
  'DamagedLine',
  'PersonUnreadable',
]);

/** Runs a program; what keeps it from starting ends it with one clear line instead of a stack. */
export const start = async (program: () => Promise<void>): Promise<void> => {
  try {
    await program();
  } catch (error) {
    console.error(`Genial could not go on: ${reasonOf(error)}`);
    process.exit(1);
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const hint = hints[code];
  if (hint !== undefined) return `${hint} (${error.message})`;
  return plain.has(error.name) ? error.message : (error.stack ?? error.message);
};
