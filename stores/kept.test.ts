import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandHandler } from './handle.ts';
import { type Folded, KeptStreams } from './kept.ts';
import { alsoForgetting } from './keys/forgetting.ts';
import type { Keys } from './keys/port.ts';
import { type Log, openLog } from './log.ts';
import { openStores } from './open.ts';
import type { Stores } from './stores.ts';
import { type Counter, counter, METADATA } from './testing/counter.ts';
import { type Installation, inFolder } from './testing/installation.ts';

const STREAM = 'counter-1';
const LIMITS = { bytes: 100_000, idleMs: 60_000 };
const { decider } = counter;

const folded = (name: string, over: Partial<Folded<Counter>> = {}): Folded<Counter> => ({
  state: { phase: 'open', name, total: 0 },
  revision: 0,
  position: '1',
  ids: new Set(['a']),
  owners: new Set([STREAM]),
  ...over,
});

describe('the kept streams', () => {
  it('stay within their byte limit, dropping the least recently used', () => {
    const kept = new KeptStreams(LIMITS);
    const most: number[] = [];
    for (let number = 0; number < 10_000; number += 1) {
      kept.put(decider, `counter-${number}`, folded('x'.repeat(1_000)));
      if (number > 20) kept.put(decider, 'counter-0', folded('kept'));
      most.push(kept.bytes);
    }
    expect(Math.max(...most)).toBeLessThanOrEqual(LIMITS.bytes);
    expect(Math.max(...most)).toBeGreaterThan(LIMITS.bytes / 2);
    expect(kept.get(decider, 'counter-0')?.state).toMatchObject({ name: 'kept' });
    expect(kept.get(decider, 'counter-9999')).not.toBeNull();
    expect(kept.get(decider, 'counter-9000')).toBeNull();
  });

  it('count the ids of a long stream, and exclude what alone exceeds the limit', () => {
    const kept = new KeptStreams(LIMITS);
    kept.put(decider, STREAM, folded('x', { ids: new Set(Array.from({ length: 2_000 }, () => randomUUID())) }));
    expect(kept.get(decider, STREAM)).toBeNull();
    expect(kept.bytes).toBe(0);
  });

  it('are returned only to the aggregate that folded them', () => {
    const kept = new KeptStreams(LIMITS);
    kept.put(decider, STREAM, folded('Ana'));
    expect(kept.get({ ...decider }, STREAM)).toBeNull();
  });

  it('are dropped after long disuse, even without any request', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const kept = new KeptStreams(LIMITS);
    kept.put(decider, STREAM, folded('Ana'));
    vi.advanceTimersByTime(LIMITS.idleMs / 2);
    kept.put(decider, 'counter-2', folded('Rui'));
    vi.advanceTimersByTime(LIMITS.idleMs);
    expect(kept.get(decider, STREAM)).toBeNull();
    vi.advanceTimersByTime(LIMITS.idleMs);
    expect(kept.bytes).toBe(0);
    vi.useRealTimers();
  });

  it('of a forgotten person are dropped, and not restored by a read in progress', () => {
    const kept = new KeptStreams(LIMITS);
    kept.put(decider, 'calculation-1', folded('Ana', { owners: new Set(['customer-1']) }));
    kept.put(decider, 'calculation-2', folded('Rui', { owners: new Set(['customer-2']) }));
    kept.forget('customer-1');
    kept.put(decider, 'calculation-1', folded('Ana', { owners: new Set(['customer-1']) }));
    expect(kept.get(decider, 'calculation-1')).toBeNull();
    expect(kept.get(decider, 'calculation-2')).not.toBeNull();
  });
});

describe('a command on a stream that was read before', () => {
  let place: Installation<Stores>;
  let stores: Stores;
  let other: Stores;
  /** `from` of every reading of the stream. */
  let readings: number[];
  let handle: Stores['handle'];
  beforeEach(async () => {
    place = await inFolder((dataDir) => openStores({ dataDir }));
    [stores, other] = [await place.open(), await place.open()];
    readings = [];
    const watched: Log = {
      ...stores.log,
      readStream: (registry, streamId, options) => {
        readings.push(options?.from ?? 0);
        return stores.log.readStream(registry, streamId, options);
      },
    };
    handle = commandHandler(watched);
    await handle(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata: METADATA });
  });
  afterEach(() => place.dispose());

  const count = (by: number, options: { expectedRevision?: number; commandId?: string } = {}, on = handle) =>
    on(counter, STREAM, { type: 'Count', by }, { metadata: METADATA, ...options });

  it('reads only newer events', async () => {
    for (let number = 0; number < 5; number += 1) await count(1);
    expect(readings).toEqual([0, 0, 1, 2, 3, 4]);
    expect(await count(1)).toMatchObject({ state: { name: 'Ana', total: 6 }, revision: 6 });
  });

  it('decides on what other processes have written since', async () => {
    await count(1);
    await count(60, {}, other.handle);
    expect(await count(60)).toEqual({ ok: false, error: { name: 'LimitReached', limit: 100 } });
    expect(await count(39, { expectedRevision: 2 })).toMatchObject({ ok: true, state: { total: 100 } });
    expect(await count(0, { expectedRevision: 2 }, other.handle)).toMatchObject({ error: { actual: 3 } });
  });

  it('gives the same result as one that reads everything, whatever happened in between', async () => {
    for (let number = 0; number < 30; number += 1) await count(1, {}, number % 3 === 0 ? other.handle : handle);
    const [warm, cold] = [await count(1), await count(0, {}, commandHandler(stores.log))];
    expect(warm).toMatchObject({ ok: true, state: { total: 31 } });
    expect(cold).toMatchObject({ ok: true, state: { total: 31 } });
  });

  it('is recognised when repeated, long after and from another process', async () => {
    const first = await count(7, { commandId: 'import-7' });
    await count(1);
    expect(await count(7, { commandId: 'import-7' })).toMatchObject({
      ok: true,
      events: [{ type: 'Counted', data: { by: 7 } }],
      state: { total: 8 },
    });
    expect(await count(7, { commandId: 'import-7' }, other.handle)).toMatchObject({ ok: true, revision: 2 });
    expect(first).toMatchObject({ revision: 1 });
  });

  it('is read from the beginning once a person was forgotten, here or by another process', async () => {
    await count(1);
    await other.keys.destroy(STREAM);
    expect(await count(1)).toMatchObject({ ok: true, state: { phase: 'open', name: null, total: 2 } });
    expect(readings).toEqual([0, 0, 0]);
  });

  it('keeps no unreadable state: restored keys decrypt it again', async () => {
    let away = true;
    const missing = async (owners: readonly string[]) =>
      new Map(owners.map((owner) => [owner, { status: 'missing' as const }]));
    const keys: Keys = {
      ...alsoForgetting(stores.keys, () => undefined),
      getMany: (owners) => (away ? missing(owners) : stores.keys.getMany(owners)),
    };
    const handleAway = commandHandler(openLog(stores.events, keys));
    expect(await count(1, {}, handleAway)).toMatchObject({ state: { name: null } });
    away = false;
    expect(await count(1, {}, handleAway)).toMatchObject({ state: { name: 'Ana', total: 2 } });
  });
});

it('the stores of an installation drop at once what they keep about a person whose key is destroyed', async () => {
  const place = await inFolder((dataDir) => openStores({ dataDir }));
  const stores = await place.open();
  const forget = vi.spyOn(KeptStreams.prototype, 'forget');
  await stores.keys.destroy('customer-1');
  // What commands keep, and what histories do.
  expect(forget.mock.calls).toEqual([['customer-1'], ['customer-1']]);
  forget.mockRestore();
  await place.dispose();
});
