/** All views built anew from the whole log, on embedded stores. */
import { openReadModels } from '../projections/read-models.ts';
import { rebuild as rebuildViews } from '../projections/rebuild.ts';
import { openStores } from '../stores/open.ts';
import type { Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { EVENTS_A_CUSTOMER, writeHistory } from './history.ts';
import { timed } from './statistics.ts';

const EVENTS = 30_000;

export const rebuild: Subject = {
  name: 'rebuild',
  measure: () =>
    withFolder(async (dataDir) => {
      const stores = await openStores({ dataDir });
      await writeHistory(stores, EVENTS / EVENTS_A_CUSTOMER);
      const { projections } = await openReadModels(stores);
      const once = () => timed(() => rebuildViews(stores.log, projections, (work) => work()));
      const times = [await once(), await once(), await once()];
      await stores.close();
      return [
        {
          what: `all ${projections.length} views rebuilt from ${EVENTS.toLocaleString('en')} events, best of 3`,
          value: (EVENTS / Math.min(...times)) * 1000,
          unit: '/s',
          target: { atLeast: 30_000 },
        },
      ];
    }),
};
