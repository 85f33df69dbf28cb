import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a secret once, readable by its owner only, even if many ask at the same time', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder, 'jwt-secret', 32)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(43);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
});

it('refuses an empty file as a secret, and says what to do', async () => {
  await writeFile(join(folder, 'jwt-secret'), '\n');
  await expect(keptSecret(folder, 'jwt-secret', 32)).rejects.toThrow(/jwt-secret is empty: delete it and start again/);
});
