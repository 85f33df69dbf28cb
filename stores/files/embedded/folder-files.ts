import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StoreUnavailable } from '../../errors.ts';
import type { FileInfo, Files, ListedFile, StoredFile } from '../port.ts';
import { checkFileId } from '../port.ts';

const headSchema = z.object({ contentType: z.string() });
const NEWLINE = 0x0a;
const FINISHED = '.file';
const UNFINISHED = '.part';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const ifMissing = (error: unknown): null => {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
};

/**
 * One file per entry: a line of JSON with the content type, then the bytes. Written to a temporary file and renamed,
 * both flushed.
 */
export class FolderFiles implements Files {
  constructor(private readonly folder: string) {}

  async put(id: string, bytes: Uint8Array, contentType: string): Promise<FileInfo> {
    checkFileId(id);
    return available(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const unfinished = join(this.folder, `${randomUUID()}${UNFINISHED}`);
      const head = Buffer.from(`${JSON.stringify({ contentType })}\n`);
      try {
        const file = await open(unfinished, 'wx');
        try {
          // Not `writev`: on a full disk it writes what fits and says how much that was, which is no error.
          for (const part of [head, bytes]) await file.writeFile(part);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, this.#pathOf(id));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await this.#syncFolder();
      return { id, contentType, size: bytes.byteLength };
    });
  }

  async get(id: string): Promise<StoredFile | null> {
    checkFileId(id);
    return available(async () => {
      const content = await readFile(this.#pathOf(id)).catch(ifMissing);
      return content === null ? null : parse(id, content);
    });
  }

  async delete(id: string): Promise<boolean> {
    checkFileId(id);
    return available(async () => {
      try {
        await rm(this.#pathOf(id));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return false;
        throw error;
      }
      await this.#syncFolder();
      return true;
    });
  }

  async *list(): AsyncIterable<ListedFile> {
    for await (const [name, storedAt] of this.#named(FINISHED)) yield { id: name, storedAt };
  }

  async sweep(begunBefore: number): Promise<number> {
    let swept = 0;
    for await (const [name, begunAt] of this.#named(UNFINISHED)) {
      if (begunAt >= begunBefore) continue;
      await available(() => rm(join(this.folder, `${name}${UNFINISHED}`), { force: true }));
      swept += 1;
    }
    return swept;
  }

  async ping(): Promise<void> {
    await available(() => mkdir(this.folder, { recursive: true, mode: 0o700 }));
  }

  async close(): Promise<void> {}

  /** Names without extension, and when each was last written. */
  async *#named(ending: string): AsyncIterable<readonly [string, number]> {
    const names = await available(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      return readdir(this.folder);
    });
    for (const name of names) {
      if (!name.endsWith(ending)) continue;
      const written = await available(() => stat(join(this.folder, name)).catch(ifMissing));
      if (written !== null) yield [name.slice(0, -ending.length), written.mtimeMs];
    }
  }

  #pathOf(id: string): string {
    return join(this.folder, `${id}${FINISHED}`);
  }

  /** A rename is durable only once its folder is flushed. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

const parse = (id: string, content: Buffer): StoredFile => {
  const end = content.indexOf(NEWLINE);
  const { contentType } = headSchema.parse(JSON.parse(content.subarray(0, end).toString('utf8')));
  const bytes = content.subarray(end + 1);
  return { id, contentType, size: bytes.byteLength, bytes };
};

const available = async <Result>(use: () => Promise<Result>): Promise<Result> => {
  try {
    return await use();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new StoreUnavailable('files', error);
    throw error;
  }
};
