import { join } from 'node:path';
import { hold } from '../../stores/sqlite/hold.ts';

/** A second program with everything in it on the same folder: both would project, charge and print under one name. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
  constructor(dataDir: string) {
    super(
      `Another program already runs on DATA_DIR (${dataDir}). Stop it, or set another DATA_DIR; what may run beside it is ` +
        'in docs/operations.md#scale. If this is a newer release, run `make views` here before you stop that one',
    );
  }
}

/** Keeps a second one away until the returned function is called. Throws AlreadyRunning. */
export const runAlone = (dataDir: string): (() => void) => {
  const letGo = hold(join(dataDir, 'all.lock'));
  if (letGo === null) throw new AlreadyRunning(dataDir);
  return letGo;
};
