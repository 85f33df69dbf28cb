/** All views rebuilt from the whole log, on embedded stores, beside SQLite that is only told what to write. */
import { join } from 'node:path';
import { openReadModels } from '../projections/read-models.ts';
import { EVENTS_AT_A_TIME } from '../projections/read-on.ts';
import { rebuild as rebuildViews } from '../projections/rebuild.ts';
import { openStores } from '../stores/open.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { EVENTS_A_CUSTOMER, writeHistory } from './history.ts';
import { documentsServed, documentsWrittenMs } from './raw-sqlite.ts';
import { timedRounds } from './statistics.ts';

const EVENTS = 30_000;
const ROUNDS = 4;

/** The log is closed and reopened, since an ordinary rebuild does not find it freshly written. */
const measureWith = (editsOfRecords: number): Promise<readonly Finding[]> =>
  withFolder(async (dataDir) => {
    const eventsOfOne = EVENTS_A_CUSTOMER + editsOfRecords;
    const writing = await openStores({ dataDir });
    await writeHistory(writing, EVENTS / eventsOfOne, { editsOfRecords });
    await writing.close();
    const stores = await openStores({ dataDir });
    const { projections } = await openReadModels(stores);
    const times = await timedRounds(ROUNDS, 1, () => rebuildViews(stores.log, projections, (work) => work()));
    await stores.close();
    const tables = documentsServed(join(dataDir, 'views.db'));
    const commits = Math.ceil(EVENTS / EVENTS_AT_A_TIME);
    const raw: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      raw.push(await documentsWrittenMs(join(dataDir, `raw-${round}.db`), tables, commits));
    const rate = (EVENTS / Math.min(...times)) * 1000;
    const what = `all ${projections.length} views from ${EVENTS.toLocaleString('en')} events, ${eventsOfOne} a client: best of ${ROUNDS}`;
    const floor = {
      what: 'SQLite alone: the documents that it leaves, without an index, in as many commits',
      value: (EVENTS / Math.min(...raw)) * 1000,
    };
    return [
      { what, value: rate, unit: '/s', floor, target: { atLeast: 0.5 } },
      { what: 'the same, as a rate', value: rate, unit: '/s', target: { atLeast: 30_000 } },
    ];
  });

export const rebuild: Subject = {
  name: 'rebuild',
  measure: async () => [...(await measureWith(0)), ...(await measureWith(20))],
};
