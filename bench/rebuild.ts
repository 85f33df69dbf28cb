/**
 * All views rebuilt from the whole log, on embedded stores: in one thread beside SQLite that is only told what to write, and in
 * the threads in which the program does it.
 */
import { join } from 'node:path';
import { openReadModels } from '../projections/read-models.ts';
import { EVENTS_AT_A_TIME } from '../projections/read-on.ts';
import { rebuild as rebuildViews } from '../projections/rebuild.ts';
import { rebuildInThread } from '../projections/thread/rebuild-in-thread.ts';
import { openStores } from '../stores/open.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { EVENTS_A_CUSTOMER, writeHistory } from './history.ts';
import { documentsServed, documentsWrittenMs } from './raw-sqlite.ts';
import { timedRounds } from './statistics.ts';

const EVENTS = 30_000;
const EVENTS_FOR_THREADS = 120_000;
const ROUNDS = 4;
const THREAD = new URL('../server/rebuild-thread.js', import.meta.url);
const never = new AbortController().signal;

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
    return [{ what, value: rate, unit: '/s', floor, target: { atLeast: 0.5 } }];
  });

/** With the start of the threads and of their stores, and with commits so short that others can write between them. */
const measureInThreads = (editsOfRecords: number): Promise<Finding> =>
  withFolder(async (dataDir) => {
    const eventsOfOne = EVENTS_A_CUSTOMER + editsOfRecords;
    const stores = await openStores({ dataDir });
    await writeHistory(stores, EVENTS_FOR_THREADS / eventsOfOne, { editsOfRecords });
    const { projections } = await openReadModels(stores);
    const names = projections.map(({ name }) => name);
    const rebuilding = rebuildInThread(THREAD, { dataDir }, () => undefined);
    const times = await timedRounds(ROUNDS, 1, () => rebuilding(names, (work) => work(), never, false));
    await stores.close();
    return {
      what: `the same from ${EVENTS_FOR_THREADS.toLocaleString('en')} events, ${eventsOfOne} a client, by the program's own threads: best of ${ROUNDS}`,
      value: (EVENTS_FOR_THREADS / Math.min(...times)) * 1000,
      unit: '/s',
      target: { atLeast: 30_000 },
    };
  });

export const rebuild: Subject = {
  name: 'rebuild',
  measure: async () => [
    ...(await measureWith(0)),
    await measureInThreads(0),
    ...(await measureWith(20)),
    await measureInThreads(20),
  ],
};
