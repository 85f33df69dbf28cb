import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder } from '../testing/installation.ts';
import { eventStoreContract, someEvent } from './contract.ts';
import { openSqliteEvents } from './embedded/sqlite-events.ts';
import { observed } from './observed.ts';

const unseen = { append: () => undefined };

eventStoreContract('A log that is looked on', () =>
  inFolder((folder) => observed(openSqliteEvents(join(folder, 'events.db')), unseen)),
);

it('reports appends that were accepted, stale, and failed', async () => {
  const seen: unknown[] = [];
  const place = await inFolder((folder) =>
    observed(openSqliteEvents(join(folder, 'events.db')), {
      append: (outcome, events, seconds) => seen.push([outcome, events, seconds >= 0]),
    }),
  );
  const store = await place.open();
  await store.append('customer-1', [someEvent(), someEvent()], 'no-stream');
  await store.append('customer-1', [someEvent()], 0);
  await store.close();
  await store.append('customer-1', [someEvent()], 'any').catch(() => undefined);
  expect(seen).toEqual([
    ['appended', 2, true],
    ['stale', 1, true],
    ['failed', 1, true],
  ]);
  await place.dispose();
});
