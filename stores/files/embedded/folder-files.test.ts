import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { inFolder } from '../../testing/installation.ts';
import { filesContract } from '../contract.ts';
import { FolderFiles } from './folder-files.ts';

filesContract('A folder', () => inFolder((folder) => new FolderFiles(join(folder, 'files'))));

it('throws StoreUnavailable for an unusable folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  await writeFile(join(folder, 'files'), 'a file stands where the folder should be');
  const files = new FolderFiles(join(folder, 'files'));
  await expect(files.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow(StoreUnavailable);
  await expect(files.ping()).rejects.toThrow(StoreUnavailable);
  await rm(folder, { recursive: true });
});

it('leaves nothing half-written behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  const files = new FolderFiles(folder);
  await Promise.all([files.put('a', Buffer.from('1'), 'text/plain'), files.put('a', Buffer.from('2'), 'text/plain')]);
  expect(await readdir(folder)).toEqual(['a.file']);
  await rm(folder, { recursive: true });
});

it('sweeps away what a crash left half-written, once it is too old to be in progress', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  const files = new FolderFiles(folder);
  await files.put('whole', Buffer.from('1'), 'text/plain');
  for (const name of ['old.part', 'under-way.part']) await writeFile(join(folder, name), 'half of an extract');
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  await utimes(join(folder, 'old.part'), twoHoursAgo, twoHoursAgo);
  expect(await files.sweep(Date.now() - 3_600_000)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['under-way.part', 'whole.file']);
  await rm(folder, { recursive: true });
});

it('keeps nothing of a file for which there is no room, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  const script = fileURLToPath(new URL('../../testing/full-disk.ts', import.meta.url));
  const argument = JSON.stringify({ folder, size: 1_000_000 });
  // The system writes what still fits, and only the next byte is an error.
  const { stdout } = spawnSync(
    'bash',
    ['-c', 'ulimit -f 256; exec "$@"', 'bash', process.execPath, '--import', 'tsx', script, argument],
    { env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
  );
  expect([stdout.toString().trim(), await readdir(folder)]).toEqual(['StoreUnavailable', []]);
  await rm(folder, { recursive: true });
});
