import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that was cut short: signing with nothing would let anybody in. */
export class EmptySecret extends Error {
  override readonly name = 'EmptySecret';
  constructor(path: string) {
    super(`${path} is empty: delete it and start again; a new secret is made, and everybody signs in once more`);
  }
}

/**
 * A random secret kept in the data folder, readable by its owner alone: made at the first call and the same ever after,
 * also when two processes start at once.
 */
export const keptSecret = async (dataDir: string, name: string, bytes: number): Promise<string> => {
  const path = join(dataDir, name);
  const kept = await readKept(path);
  if (kept !== null) return kept;
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `${name}.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(randomBytes(bytes).toString('base64url'));
  await file.sync();
  await file.close();
  await link(draft, path).catch(unless('EEXIST'));
  await unlink(draft);
  return (await readKept(path)) ?? keptSecret(dataDir, name, bytes);
};

export const isSecretKept = async (dataDir: string, name: string): Promise<boolean> =>
  (await readKept(join(dataDir, name))) !== null;

const readKept = async (path: string): Promise<string | null> => {
  const text = await readFile(path, 'utf8').catch(unless('ENOENT'));
  if (text === undefined) return null;
  if (text.trim() === '') throw new EmptySecret(path);
  return text.trim();
};

const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
