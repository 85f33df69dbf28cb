import type { CnisReading } from '../cnis-reader/read-cnis.ts';
import { type CnisReader, createCnisReader, defaultLimits } from '../cnis-reader/reader.ts';

/** Reads extracts that ask for a password, while the request that brought it waits. */
export interface LockedExtracts {
  /** `busy`: the account has one under way. The password is in the memory of this process and of the reader's only. */
  read(accountId: string, bytes: Uint8Array, password: string): Promise<CnisReading | 'busy'>;
  close(): Promise<void>;
}

/** Somebody waits for the answer, and others of the process may wait for their turn. */
const limits = { ...defaultLimits, milliseconds: 15_000, idleMilliseconds: 60_000 };

/** One at a time for each account, so that nobody holds up the others. The process starts when it is first needed. */
export const lockedExtracts = (entry: URL): LockedExtracts => {
  const reader: CnisReader = createCnisReader(entry, limits);
  const underWay = new Set<string>();
  return {
    read: async (accountId, bytes, password) => {
      if (underWay.has(accountId)) return 'busy';
      underWay.add(accountId);
      try {
        return await reader.read(bytes, undefined, password);
      } finally {
        underWay.delete(accountId);
      }
    },
    close: () => reader.close(),
  };
};
