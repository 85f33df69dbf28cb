import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Whoever answers goes before the thread that calls this, where processors are scarce. Linux has a priority for each thread,
 * named by its number there; elsewhere, and where the system does not allow it, nothing changes.
 */
export const giveWay = (): void => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It only takes longer for others to be answered meanwhile.
  }
};
