import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder } from '../../testing/installation.ts';
import { eventStoreContract, someEvent } from '../contract.ts';
import { openSqliteEvents } from './sqlite-events.ts';

eventStoreContract('SQLite', () => inFolder((folder) => openSqliteEvents(join(folder, 'events.db'))));

it('finds an append repeated under any revision, in the same turn too, and refuses half of one', async () => {
  const place = await inFolder((folder) => openSqliteEvents(join(folder, 'events.db')));
  const store = await place.open();
  const [first, second, third] = [someEvent(), someEvent(), someEvent()];
  const both = await Promise.all([
    store.append('s-1', [first, second], 'any'),
    store.append('s-1', [first, second], 'any'),
  ]);
  expect(both).toEqual([both[0], both[0]]);
  expect(await store.append('s-1', [third], 1)).toMatchObject({ revision: 2 });
  expect(await store.append('s-1', [second], 2)).toEqual(both[0]);
  await expect(store.append('s-1', [someEvent(), second], 2)).rejects.toThrow('UNIQUE');
  await expect(store.append('s-1', [first, third], 'any')).rejects.toThrow('UNIQUE');
  expect((await store.readStream('s-1')).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  await place.dispose();
});
