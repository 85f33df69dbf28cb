import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { inFolder } from '../../testing/installation.ts';
import { eventStoreContract, someEvent } from '../contract.ts';
import { openSqliteEvents } from './sqlite-events.ts';

eventStoreContract('SQLite', () => inFolder((folder) => openSqliteEvents(join(folder, 'events.db'))));

it('finds an append repeated at its revision, in the same turn too, and refuses another one there', async () => {
  const place = await inFolder((folder) => openSqliteEvents(join(folder, 'events.db')));
  const store = await place.open();
  const [first, second, third] = [someEvent(), someEvent(), someEvent()];
  const both = await Promise.all([
    store.append('s-1', [first, second], 'no-stream'),
    store.append('s-1', [first, second], 'no-stream'),
  ]);
  expect(both).toEqual([both[0], both[0]]);
  expect(await store.append('s-1', [third], 1)).toMatchObject({ revision: 2 });
  expect(await store.append('s-1', [second], 0)).toEqual(both[0]);
  const stale = { ok: false, error: { name: 'StaleRevision', actual: 2 } };
  expect(await store.append('s-1', [second, first], 'no-stream')).toMatchObject(stale);
  expect(await store.append('s-1', [third, someEvent()], 1)).toMatchObject(stale);
  expect((await store.readStream('s-1')).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  await place.dispose();
});

it('writes on in a file that still holds the index of event ids', async () => {
  const place = await inFolder((folder) => {
    const file = join(folder, 'events.db');
    const before = new DatabaseSync(file);
    before.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream_id TEXT NOT NULL, revision INTEGER NOT NULL,
      event_id TEXT NOT NULL, type TEXT NOT NULL, version INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL,
      UNIQUE (stream_id, revision), UNIQUE (stream_id, event_id)) STRICT; PRAGMA user_version = 1`);
    before.close();
    return openSqliteEvents(file);
  });
  const store = await place.open();
  const [first, second] = [someEvent(), someEvent()];
  const appended = await store.append('s-1', [first], 'no-stream');
  expect(await store.append('s-1', [second], 0)).toMatchObject({ revision: 1 });
  expect(await store.append('s-1', [first], 'no-stream')).toEqual(appended);
  expect((await store.readStream('s-1')).map(({ id }) => id)).toEqual([first.id, second.id]);
  await place.dispose();
});
