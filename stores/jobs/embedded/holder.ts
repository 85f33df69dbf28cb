import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Identifies this process to others on the same machine. */
export const THIS_HOLDER = `${hostname()}/${process.pid}/${randomUUID()}`;

/** True only if the holder was a process of this machine that has ended; about other machines nothing can be said. */
export const isGone = (holder: string): boolean => {
  const [host, pid] = holder.split('/');
  if (host !== hostname()) return false;
  // In a container, a process and its successor may well have the same pid.
  if (Number(pid) === process.pid) return holder !== THIS_HOLDER;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
};
