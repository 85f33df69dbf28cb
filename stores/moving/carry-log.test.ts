import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../errors.ts';
import { someEvent } from '../events/contract.ts';
import { openSqliteEvents, type SqliteEvents } from '../events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../events/eventstore/double/eventstore-double.ts';
import type { EventStore } from '../events/port.ts';
import { openEvents } from '../open.ts';
import { startChild } from '../testing/child.ts';
import { type CarriedEvent, eventsOf } from './carried.ts';
import { carryLog, compareLog } from './carry-log.ts';
import { TargetDiffers } from './errors.ts';

let folder: string;
let source: SqliteEvents;
let target: SqliteEvents;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-moving-'));
  source = openSqliteEvents(join(folder, 'from', 'events.db'));
  target = openSqliteEvents(join(folder, 'to', 'events.db'));
});
afterEach(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

/** Streams that alternate, so that the order of the whole log says more than that of each stream. */
const fill = async (store: EventStore, count: number): Promise<void> => {
  const appends = Array.from({ length: count }, (_, number) =>
    store.append(`customer-${number % 7}`, [someEvent('Happened', { number, text: 'ação' })], 'any'),
  );
  await Promise.all(appends);
};

const everythingIn = async (store: Pick<EventStore, 'readAll'>): Promise<readonly CarriedEvent[]> => {
  const all: CarriedEvent[] = [];
  for await (const batch of eventsOf(store)()) all.push(...batch);
  return all;
};

describe('copying a log', () => {
  it('keeps order, ids, revisions, metadata and content', async () => {
    await fill(source, 2_500);
    await source.append('calculation-1', [someEvent('A'), someEvent('B'), someEvent('C')], 'no-stream');
    expect(await carryLog(eventsOf(source), target)).toEqual({ events: 2_503, written: 2_503 });
    expect(await everythingIn(target)).toEqual(await everythingIn(source));
  });

  it('changes nothing when run again, and copies what is new', async () => {
    await fill(source, 20);
    await carryLog(eventsOf(source), target);
    expect(await carryLog(eventsOf(source), target)).toEqual({ events: 20, written: 0 });
    await fill(source, 5);
    expect(await carryLog(eventsOf(source), target)).toEqual({ events: 25, written: 5 });
    expect(await everythingIn(target)).toEqual(await everythingIn(source));
  });

  it('leaves later events of the target alone', async () => {
    await fill(source, 20);
    await carryLog(eventsOf(source), target);
    await target.append('customer-new', [someEvent()], 'no-stream');
    expect(await carryLog(eventsOf(source), target)).toEqual({ events: 20, written: 0 });
    expect(await everythingIn(target)).toHaveLength(21);
  });

  it('writes nothing into another installation’s log, and says where they differ', async () => {
    await fill(source, 20);
    await fill(target, 3);
    await expect(carryLog(eventsOf(source), target)).rejects.toThrow(/event 1 of customer-0 has the id/);
    expect(await everythingIn(target)).toHaveLength(3);
  });

  it('notices an event whose content is not what the source says', async () => {
    const [first, second] = [someEvent('A', { sum: 1 }), someEvent('B', { sum: 2 })];
    await source.append('customer-1', [first, second], 'no-stream');
    await target.append('customer-1', [first, { ...second, data: { sum: 3 } }], 'no-stream');
    await expect(carryLog(eventsOf(source), target)).rejects.toThrow(TargetDiffers);
    await expect(compareLog(eventsOf(source), target)).rejects.toThrow('event 2 of customer-1 has another content');
  });

  /** A log that says of every append that it is done, and does not do as told with the second. */
  const failing = (store: EventStore, second: (...what: Parameters<EventStore['append']>) => unknown) => {
    let appends = 0;
    return {
      keepsOrder: true,
      readAll: (options?: Parameters<EventStore['readAll']>[0]) => store.readAll(options),
      append: async (...[streamId, events, expected]: Parameters<EventStore['append']>) => {
        appends += 1;
        if (appends !== 2) return store.append(streamId, events, expected);
        await second(streamId, events, expected);
        return { ok: true, revision: events.length - 1, position: '' } as const;
      },
    };
  };

  it('notices an event that the target has lost', async () => {
    await fill(source, 3);
    const losing = failing(target, () => undefined);
    await expect(carryLog(eventsOf(source), losing)).rejects.toThrow('event 2 belongs to customer-2');
    await source.append('customer-9', [someEvent()], 'no-stream');
    const another = openSqliteEvents(join(folder, 'another', 'events.db'));
    await another.append('customer-0', await source.readStream('customer-0'), 'no-stream');
    await another.append('customer-1', await source.readStream('customer-1'), 'no-stream');
    await expect(
      carryLog(
        eventsOf(source),
        failing(another, () => undefined),
      ),
    ).rejects.toThrow('event 4 of customer-9 is missing');
    await another.close();
  });

  it('notices an event that the target has written otherwise', async () => {
    await fill(source, 3);
    const garbling = failing(target, (streamId, events, expected) =>
      target.append(
        streamId,
        events.map((event) => ({ ...event, data: { number: 7 } })),
        expected,
      ),
    );
    await expect(carryLog(eventsOf(source), garbling)).rejects.toThrow('event 2 of customer-1 has another content');
  });

  it('resumes after the target was unavailable', async () => {
    await fill(source, 30);
    let left = 10;
    const leaving = {
      keepsOrder: false,
      readAll: (options?: Parameters<EventStore['readAll']>[0]) => target.readAll(options),
      append: async (...what: Parameters<EventStore['append']>) => {
        left -= 1;
        if (left < 0) throw new StoreUnavailable('events', 'away');
        return target.append(...what);
      },
    };
    await expect(carryLog(eventsOf(source), leaving)).rejects.toThrow(StoreUnavailable);
    expect(await everythingIn(target)).toHaveLength(10);
    expect(await carryLog(eventsOf(source), target)).toEqual({ events: 30, written: 20 });
    expect(await everythingIn(target)).toEqual(await everythingIn(source));
  });
});

describe('copying a log in a process that is killed midway', () => {
  it.each(['embedded', 'EventStoreDB (the double)'])('resumes when run again: %s', async (kind) => {
    await fill(source, 1_400);
    const double = kind === 'embedded' ? null : await startEventStoreDouble(target, { batchAppend: true });
    const to = { dataDir: join(folder, 'to'), ...(double === null ? {} : { eventStoreUrl: double.url }) };
    const child = startChild('carrier.ts', { from: join(folder, 'from'), to });
    await child.said(1);
    await child.kill();
    const there = (await everythingIn(target)).length;
    expect(there).toBeGreaterThan(0);
    const again = await openEvents(to);
    expect(await carryLog(eventsOf(source), again)).toEqual({ events: 1_400, written: 1_400 - there });
    await again.close();
    expect(await everythingIn(target)).toEqual(await everythingIn(source));
    await double?.stop();
  });
});
