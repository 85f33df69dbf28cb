import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openReadModels } from '../projections/read-models.ts';
import { openStores } from '../stores/open.ts';
import { importFileId } from './cnis/queue.ts';
import { eraseBrowserFolders } from './print/browser-folders.ts';
import { htmlFileId } from './print/queue.ts';
import { TIDY_EVERY_MS, tidy } from './tidy.ts';

const MINUTE_MS = 60_000;

/** An installation after `kill -9`: half an upload, the file of an import that was never ordered, a killed browser. */
const afterKill = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-tidy-'));
  const temporaryFolder = join(dataDir, 'tmp');
  const stores = await openStores({ dataDir });
  onTestFinished(async () => {
    await stores.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await stores.files.put(importFileId('left'), Buffer.from('%PDF'), 'application/pdf');
  await stores.files.put(htmlFileId('left'), Buffer.from('<p>'), 'text/html');
  await stores.files.put('logo-1', Buffer.from('logo'), 'image/png');
  await writeFile(join(dataDir, 'files', '5f0c.part'), 'half an upl');
  for (const name of [
    'playwright_chromiumdev_profile-a',
    'playwright-artifacts-b',
    '.org.chromium.Chromium.c',
    'others',
  ])
    await mkdir(join(temporaryFolder, name, 'Default'), { recursive: true });
  const clock = { ms: Date.now() };
  const errors: unknown[] = [];
  const sweep = async (): Promise<void> => {
    const views = await openReadModels(stores);
    const now = () => new Date(clock.ms).toISOString();
    await tidy({ stores, views, now, onError: (error) => errors.push(error), temporaryFolder });
    expect(errors).toEqual([]);
  };
  const left = async () => ({
    files: (await readdir(join(dataDir, 'files'))).sort(),
    folders: (await readdir(temporaryFolder)).sort(),
  });
  return { clock, sweep, left, temporaryFolder };
};

it('what kill -9 left is gone within the hour, and nothing that may be under way', async () => {
  const { clock, sweep, left } = await afterKill();
  const before = await left();
  await sweep();
  expect(await left()).toEqual(before);
  clock.ms += TIDY_EVERY_MS;
  await sweep();
  expect(await left()).toEqual({ files: ['logo-1.file'], folders: ['others'] });
  expect(2 * TIDY_EVERY_MS).toBeLessThanOrEqual(60 * MINUTE_MS);
});

it('the folder of a browser that runs stays, however old', async () => {
  const { clock, temporaryFolder } = await afterKill();
  const profile = join(temporaryFolder, 'playwright_chromiumdev_profile-a');
  const running = async (): Promise<string> => `chromium\0--user-data-dir=${profile}\0`;
  const erased = await eraseBrowserFolders(clock.ms + 60 * MINUTE_MS, temporaryFolder, running);
  expect(erased).not.toContain('playwright_chromiumdev_profile-a');
  expect(await readdir(temporaryFolder)).toContain('playwright_chromiumdev_profile-a');
});
