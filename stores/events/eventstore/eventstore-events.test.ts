import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { freePort } from '../../testing/free-port.ts';
import { inFolder, installation } from '../../testing/installation.ts';
import { announce } from '../../testing/servers.ts';
import { eventStoreContract, someEvent } from '../contract.ts';
import { openSqliteEvents } from '../embedded/sqlite-events.ts';
import { appendOptions, clientOf, readAddress } from './address.ts';
import { startEventStoreDouble } from './double/eventstore-double.ts';
import { EventStoreEvents, openEventStore } from './eventstore-events.ts';

const place = await inFolder((folder) => openSqliteEvents(join(folder, 'events.db')));
const log = await place.open();
afterAll(() => place.dispose());

const LIMIT_MS = 10_000;

/** A store at such an address, appending as it would at another one. */
const openAs = (url: string, like: string, limitMs = LIMIT_MS) =>
  new EventStoreEvents(clientOf(readAddress(url)), appendOptions(readAddress(like), limitMs), limitMs);

const against = async (open: (url: string) => EventStoreEvents | Promise<EventStoreEvents>) => {
  const double = await startEventStoreDouble(log, { batchAppend: true });
  return installation(
    () => open(double.url),
    () => double.stop(),
  );
};

eventStoreContract('EventStoreDB’s client with Append, on the double,', () => against(openEventStore));
eventStoreContract('EventStoreDB’s client with BatchAppend, on the double,', () =>
  against((url) => openAs(url, 'esdb://where.nobody.is.named')),
);
announce('EventStoreDB', 'a double', 'gRPC streams protocol over the embedded log');

const given = process.env.EVENTSTORE_URL;
if (given === undefined) announce('EventStoreDB', 'nothing', 'no EVENTSTORE_URL, so no real node');
else {
  announce('EventStoreDB', 'a real server', given);
  eventStoreContract('EventStoreDB', async () => installation(() => openEventStore(given)));
}

describe('a subscription to EventStoreDB', () => {
  it('continues after a dropped connection, without gap or repetition', async () => {
    const double = await startEventStoreDouble(log, { batchAppend: true });
    const store = await openEventStore(double.url);
    const [stream, after] = ['dropped-1', await store.head()];
    const interruptions: unknown[] = [];
    const subscription = store.subscribe({
      prefixes: ['dropped-'],
      after,
      onInterruption: (error) => interruptions.push(error),
    });
    const types: string[] = [];
    await log.append(stream, [someEvent('One'), someEvent('Two')], 'any');
    for await (const batch of subscription) {
      types.push(...batch.map(({ type }) => type));
      if (types.length === 2) {
        await double.restart(0);
        await log.append(stream, [someEvent('Three')], 'any');
      }
      if (types.length >= 3) subscription.stop();
    }
    expect(types).toEqual(['One', 'Two', 'Three']);
    expect(interruptions.length).toBeGreaterThan(0);
    await store.close();
    await double.stop();
  });
});

describe('an unavailable EventStoreDB', () => {
  it.each(['esdb://one?tls=false', 'esdb://where.nobody.is.named'])(
    'is reported when it never answers, appended to as to %s, and not called again',
    async (like) => {
      const double = await startEventStoreDouble(log, { batchAppend: true, silent: true });
      const store = openAs(double.url, like, 50);
      await expect(store.append('silent-1', [someEvent()], 'any')).rejects.toThrow(StoreUnavailable);
      await expect(store.readStream('silent-1')).rejects.toThrow(StoreUnavailable);
      await expect(store.readAll()).rejects.toThrow(StoreUnavailable);
      await expect(store.head()).rejects.toThrow(StoreUnavailable);
      await expect(store.ping()).rejects.toThrow(StoreUnavailable);
      // The single BatchAppend stream stays open.
      await expect.poll(() => double.openCalls()).toBeLessThanOrEqual(like.includes('nobody') ? 1 : 0);
      await store.close();
      await double.stop();
    },
  );

  it('is reported on opening and while open', async () => {
    await expect(openEventStore(`esdb://127.0.0.1:${await freePort()}?tls=false`)).rejects.toThrow(StoreUnavailable);
    const double = await startEventStoreDouble(log, { batchAppend: true });
    const store = await openEventStore(double.url);
    await double.stop();
    await expect(store.append('away-1', [someEvent()], 'any')).rejects.toThrow(StoreUnavailable);
    await expect(store.readStream('away-1')).rejects.toThrow(StoreUnavailable);
    await store.close();
  });
});

it('leaves nothing open, at the server or in the client, once answered', async () => {
  const double = await startEventStoreDouble(log, { batchAppend: true });
  const address = readAddress(double.url);
  const client = clientOf(address);
  const store = new EventStoreEvents(client, appendOptions(address, LIMIT_MS), LIMIT_MS);
  await store.append(
    'open-1',
    Array.from({ length: 40 }, () => someEvent()),
    'no-stream',
  );
  await store.ping();
  await store.head();
  await store.readStream('open-1', { limit: 1 });
  await store.readStream('open-2');
  await store.readAll({ limit: 1 });
  const inClient = (): unknown => Reflect.get(client, 'disposableStreams');
  await expect.poll(inClient).toEqual(new Set());
  await expect.poll(() => double.openCalls()).toBe(0);
  await store.close();
  await double.stop();
});
