import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder } from '../../testing/installation.ts';
import { keysContract } from '../contract.ts';
import { openSqliteKeys } from './sqlite-keys.ts';

keysContract('SQLite', () => inFolder((folder) => openSqliteKeys(join(folder, 'keys.db'))));

it('keeps its files from other users, and no trace of a destroyed key in them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  const keys = openSqliteKeys(join(folder, 'keys.db'));
  const made = await keys.create('customer-1');
  const names = await readdir(folder);
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  const contents = async () => Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
  if (made.status !== 'present') throw new Error('no key was made');
  expect((await contents()).includes(Buffer.from(made.key))).toBe(true);
  await keys.destroy('customer-1');
  expect((await contents()).includes(Buffer.from(made.key))).toBe(false);
  await keys.close();
  await rm(folder, { recursive: true });
});
