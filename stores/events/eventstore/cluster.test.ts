import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { freePort } from '../../testing/free-port.ts';
import { type Installation, inFolder } from '../../testing/installation.ts';
import { someEvent } from '../contract.ts';
import { openSqliteEvents } from '../embedded/sqlite-events.ts';
import type { EventStore } from '../port.ts';
import { clientOf, readAddress } from './address.ts';
import {
  type DoubleOptions,
  type EventStoreDouble,
  type Member,
  startEventStoreDouble,
} from './double/eventstore-double.ts';
import type { Break } from './double/manners.ts';
import { EventStoreEvents, openEventStore } from './eventstore-events.ts';

let place: Installation<EventStore>;
let log: EventStore;
let doubles: EventStoreDouble[];
let stores: EventStoreEvents[];
beforeEach(async () => {
  place = await inFolder((folder) => openSqliteEvents(join(folder, 'events.db')));
  log = await place.open();
  [doubles, stores] = [[], []];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  for (const double of doubles) await double.stop();
  await place.dispose();
});

const node = async (options: Partial<DoubleOptions> = {}) => {
  const double = await startEventStoreDouble(log, { batchAppend: true, ...options });
  doubles.push(double);
  return double;
};
const opened = async (url: string) => {
  const store = await openEventStore(url);
  stores.push(store);
  return store;
};

describe('a former leader that is still running', () => {
  it('serves no reads, so that its successor’s events are seen at once', async () => {
    const [first, second] = [await node(), await node()];
    const store = await opened(first.url);
    await store.append('customer-1', [someEvent('One')], 'no-stream');
    await first.follow(second.place);
    await log.append('customer-1', [someEvent('Two')], 0);

    expect((await store.readStream('customer-1')).map(({ type }) => type)).toEqual(['One', 'Two']);
    expect(await store.head()).toBe(await store.readAll().then((all) => all.at(-1)?.position));
    expect(await store.readAll()).toHaveLength(2);
    expect(second.taken()).toBeGreaterThan(0);
  });

  it.each(['readStream', 'readAll', 'head', 'append', 'ping'] as const)(
    'redirects a %s to its successor, unnoticed by the caller',
    async (call) => {
      const [first, second] = [await node(), await node()];
      const store = await opened(first.url);
      await first.follow(second.place);
      const before = [first.taken(), second.taken()];
      if (call === 'readStream') await store.readStream('customer-1');
      else if (call === 'append')
        expect(await store.append('customer-1', [someEvent()], 'no-stream')).toMatchObject({ ok: true });
      else await store[call]();
      expect([first.taken(), second.taken()]).toEqual([before[0], (before[1] ?? 0) + 1]);
    },
  );

  it('redirects batch appends as well', async () => {
    const [first, second] = [await node(), await node()];
    const store = new EventStoreEvents(
      clientOf(readAddress(first.url)),
      { deadline: 60_000, requiresLeader: true },
      10_000,
    );
    stores.push(store);
    await first.follow(second.place);
    expect(await store.append('customer-1', [someEvent()], 'no-stream')).toMatchObject({ ok: true, revision: 0 });
    expect([first.taken(), second.taken()]).toEqual([0, 1]);
  });

  it('only interrupts subscriptions, which continue at the leader without gap or repetition', async () => {
    const [first, second] = [await node(), await node()];
    const store = await opened(first.url);
    await log.append('customer-1', [someEvent('One')], 'no-stream');
    const types: string[] = [];
    for await (const batch of store.subscribe()) {
      types.push(...batch.map(({ type }) => type));
      if (types.length === 1) {
        await first.follow(second.place);
        await log.append('customer-1', [someEvent('Two')], 0);
        first.breakSubscriptions('aborted');
      }
      if (types.length === 2) break;
    }
    expect(types).toEqual(['One', 'Two']);
    expect(second.taken()).toBeGreaterThan(0);
  });
});

describe('a cluster during an election', () => {
  it('is retried until there is a leader', async () => {
    const double = await node();
    const store = await opened(double.url);
    await double.follow(null);
    const appended = store.append('customer-1', [someEvent()], 'no-stream');
    setTimeout(() => double.lead(), 150);
    expect(await appended).toMatchObject({ ok: true, revision: 0 });
  });

  it('is reported as unavailable if that takes too long', async () => {
    const double = await node();
    const store = await opened(double.url);
    await double.follow(null);
    await expect(store.readStream('customer-1')).rejects.toThrow(StoreUnavailable);
  });
});

describe('a subscription interrupted by a node', () => {
  it.each<Break>(['aborted', 'reset'])('(%s) goes on from where it was, without gap or repetition', async (how) => {
    const double = await node();
    const store = await opened(double.url);
    await log.append('customer-1', [someEvent('One'), someEvent('Two')], 'no-stream');
    const [types, interruptions]: [string[], unknown[]] = [[], []];
    for await (const batch of store.subscribe({ onInterruption: (error) => interruptions.push(error) })) {
      types.push(...batch.map(({ type }) => type));
      if (types.length === 2) {
        double.breakSubscriptions(how);
        await log.append('customer-1', [someEvent('Three')], 1);
      }
      if (types.length >= 3) break;
    }
    expect(types).toEqual(['One', 'Two', 'Three']);
    expect(interruptions).toHaveLength(1);
  });
});

describe('an address of several nodes', () => {
  it('works while one of them is dead, whichever is named first', async () => {
    const members: Member[] = [];
    const [follower, leader] = [await node({ members: () => members }), await node({ members: () => members })];
    members.push({ place: follower.place, leads: false }, { place: leader.place, leads: true });
    await follower.follow(leader.place);
    const store = await opened(
      `esdb+discover://127.0.0.1:${await freePort()},${follower.place},${leader.place}?tls=false`,
    );
    expect(await store.append('customer-1', [someEvent()], 'no-stream')).toMatchObject({ ok: true });
    expect(leader.taken()).toBeGreaterThan(0);
    expect(follower.taken()).toBe(0);
  });
});

it('opens a log that is not empty and reads all of it', async () => {
  for (let number = 0; number < 30; number += 1) await log.append(`customer-${number}`, [someEvent()], 'no-stream');
  const store = await opened((await node()).url);
  expect(await store.readAll()).toHaveLength(30);
  expect(await store.readStream('user-right-to-write')).toEqual([]);
});
