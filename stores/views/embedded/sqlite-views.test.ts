import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inFolder } from '../../testing/installation.ts';
import { viewsContract } from '../contract.ts';
import { client, FIRST, freshDefinition } from '../contract-fixture.ts';
import { openSqliteViews } from './sqlite-views.ts';

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-views-'));
  const file = join(folder, 'views.db');
  const views = openSqliteViews(file);
  onTestFinished(async () => {
    await views.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { file, views };
};

viewsContract('SQLite', () => inFolder((folder) => openSqliteViews(join(folder, 'views.db'))), {
  atomicReplace: true,
  many: 4_500,
});

it('a file is as large after a rebuild as before it', async () => {
  const { file, views } = await opened();
  const view = await views.view(freshDefinition());
  const writes = Array.from({ length: 2_000 }, (_, id) => ({
    put: client(`${id}`, { notes: ['x'.repeat(2_000)] }),
    id: `${id}`,
    guard: FIRST,
  }));
  await view.write(writes);
  await views.erase();
  const before = (await stat(file)).size;
  for (let round = 0; round < 2; round += 1) {
    const rebuild = await view.rebuild();
    await rebuild.collection.write(writes);
    await rebuild.swap();
    await views.shrink();
  }
  await views.erase();
  expect((await stat(file)).size).toBeLessThan(before * 1.1);
  expect(await view.count()).toBe(2_000);
});

it('makes the indexes of a new generation one by one, so that others write to the same file in between', async () => {
  const { file, views } = await opened();
  const indexes = (['accountId', 'name', 'age', 'active'] as const).map((field) => ['id', field] as const);
  const rebuild = await (await views.view({ ...freshDefinition(), indexes })).rebuild();
  await rebuild.collection.put('1', client('1'), FIRST);
  const other = openSqliteViews(file);
  onTestFinished(() => other.close());
  let isPrepared = false;
  const prepared = rebuild.prepare().then(() => {
    isPrepared = true;
  });
  let meanwhile = 0;
  while (!isPrepared) {
    await other.lease('somebody', 'else', 1_000);
    meanwhile += 1;
  }
  await prepared;
  expect(meanwhile).toBeGreaterThan(indexes.length);
});
