import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notEmpty } from '../../domain/testing/not-empty.ts';
import { openStores } from '../../stores/open.ts';
import type { Stores } from '../../stores/stores.ts';
import { openReadModels } from '../read-models.ts';

const entries = await readdir('e2e/released', { withFileTypes: true });
const releases = notEmpty(entries.filter((entry) => entry.isDirectory())).map(({ name }) => name);

const unpacked = async (release: string): Promise<Stores> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-released-'));
  execFileSync('tar', ['xzf', `e2e/released/${release}/data.tar.gz`, '-C', dataDir]);
  const stores = await openStores({ dataDir });
  onTestFinished(async () => {
    await stores.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return stores;
};

/** Whoever changes a view says in `formerly` what the version before did not have; otherwise an upgrade makes everybody wait. */
describe.each(releases)('what release %s left of the views', (release) => {
  it('is shown until those of today are built', async () => {
    const { unshowable, ...views } = await openReadModels(await unpacked(release));
    expect(await unshowable()).toEqual([]);
    const { total, items } = await views.customerList.find({});
    expect(total).toBeGreaterThan(50);
    for (const { id, calculations } of items) {
      expect(await views.customers.get(id)).toMatchObject({ id });
      for (const calculation of calculations) {
        expect(await views.calculations.get(calculation.id)).toMatchObject({ id: calculation.id });
        expect(await views.caseFiles.get(calculation.id)).toMatchObject({ id: calculation.id });
      }
    }
    for (const { view, name } of notEmpty([
      { name: 'accounts', view: views.accounts },
      { name: 'attachments', view: views.attachments },
      { name: 'audit', view: views.audit },
      { name: 'case search', view: views.caseSearch },
      { name: 'places', view: views.places },
      { name: 'scenarios', view: views.scenarios },
      { name: 'users', view: views.users },
      { name: 'indexes', view: views.indexes },
      { name: 'described places', view: views.describedPlaces },
    ]))
      expect((await view.find({})).total, name).toBeGreaterThanOrEqual(0);
  });
});
