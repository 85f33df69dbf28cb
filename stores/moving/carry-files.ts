import { StoreUnavailable } from '../errors.ts';
import type { Files, StoredFile } from '../files/port.ts';

export interface CarriedFiles {
  readonly files: number;
  /** How many had to be written. */
  readonly written: number;
}

/**
 * Copies every file that the target does not already have byte for byte, and reads back what it wrote. Throws
 * StoreUnavailable.
 */
export const carryFiles = async (source: Pick<Files, 'list' | 'get'>, target: Files): Promise<CarriedFiles> => {
  let files = 0;
  let written = 0;
  for await (const { id } of source.list()) {
    const file = await source.get(id);
    if (file === null) continue;
    files += 1;
    if (isSame(file, await target.get(id))) continue;
    await target.put(id, file.bytes, file.contentType);
    if (!isSame(file, await target.get(id)))
      throw new StoreUnavailable('files', `${id} was not kept as it was written`);
    written += 1;
  }
  return { files, written };
};

const isSame = (file: StoredFile, other: StoredFile | null): boolean =>
  other !== null && other.contentType === file.contentType && Buffer.from(other.bytes).equals(file.bytes);
