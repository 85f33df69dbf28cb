/** All views rebuilt from the whole log, on embedded stores. */
import { openReadModels } from '../projections/read-models.ts';
import { rebuild as rebuildViews } from '../projections/rebuild.ts';
import { openStores } from '../stores/open.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { EVENTS_A_CUSTOMER, writeHistory } from './history.ts';
import { timedRounds } from './statistics.ts';

const EVENTS = 30_000;
const ROUNDS = 4;

/** The log is closed and reopened, since an ordinary rebuild does not find it freshly written. */
const measureWith = (editsOfRecords: number): Promise<Finding> =>
  withFolder(async (dataDir) => {
    const eventsOfOne = EVENTS_A_CUSTOMER + editsOfRecords;
    const writing = await openStores({ dataDir });
    await writeHistory(writing, EVENTS / eventsOfOne, { editsOfRecords });
    await writing.close();
    const stores = await openStores({ dataDir });
    const { projections } = await openReadModels(stores);
    const times = await timedRounds(ROUNDS, 1, () => rebuildViews(stores.log, projections, (work) => work()));
    await stores.close();
    return {
      what: `all ${projections.length} views from ${EVENTS.toLocaleString('en')} events, ${eventsOfOne} a client: best of ${ROUNDS}`,
      value: (EVENTS / Math.min(...times)) * 1000,
      unit: '/s',
      target: { atLeast: 30_000 },
    };
  });

export const rebuild: Subject = {
  name: 'rebuild',
  measure: async () => [await measureWith(0), await measureWith(20)],
};
