import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { commandHandler } from './handle.ts';
import type { Log } from './log.ts';
import { openStores } from './open.ts';
import type { Stores } from './stores.ts';
import { counter, METADATA } from './testing/counter.ts';
import { type Installation, inFolder } from './testing/installation.ts';

let place: Installation<Stores>;
let stores: Stores;
beforeEach(async () => {
  place = await inFolder((dataDir) => openStores({ dataDir }));
  stores = await place.open();
});
afterEach(() => place.dispose());

const STREAM = 'counter-1';
const metadata = METADATA;
const open = () => stores.handle(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata });
const count = (by: number, options: { expectedRevision?: number; commandId?: string } = {}) =>
  stores.handle(counter, STREAM, { type: 'Count', by }, { metadata, ...options });
const revisions = async () => (await stores.events.readStream(STREAM)).map(({ revision }) => revision);

describe('a command', () => {
  it('appends the decider’s events and returns the new state', async () => {
    await open();
    expect(await count(5)).toEqual({
      ok: true,
      events: [{ type: 'Counted', data: { by: 5 } }],
      state: { phase: 'open', name: 'Ana', total: 5 },
      revision: 1,
      position: await stores.events.head(),
    });
  });

  it('of an aggregate whose program moves it unseen is refused by what a person saw alone', async () => {
    const seen = { ...counter, isSeen: (_event: unknown, by: string | null) => by !== null };
    const countBy = (by: string | null, expectedRevision?: number) =>
      stores.handle(
        seen,
        STREAM,
        { type: 'Count', by: 1 },
        {
          metadata: { ...metadata, by },
          ...(expectedRevision === undefined ? {} : { expectedRevision }),
        },
      );
    await open();
    expect(await countBy(null)).toMatchObject({ ok: true, revision: 0 });
    expect(await countBy('rita', 0)).toMatchObject({ ok: true, revision: 2 });
    expect(await countBy('rita', 0)).toMatchObject({ ok: false, error: { name: 'StaleRevision', actual: 2 } });
    expect(await countBy(null)).toMatchObject({ revision: 2 });
  });

  it('stores who did it, when and why beside each event', async () => {
    await open();
    expect((await stores.events.readStream(STREAM))[0]).toMatchObject({ type: 'CounterOpened', version: 1, metadata });
  });

  it('is refused with a named error and writes nothing', async () => {
    expect(await count(1)).toEqual({ ok: false, error: { name: 'CounterNotFound' } });
    await open();
    expect(await count(101)).toEqual({ ok: false, error: { name: 'LimitReached', limit: 100 } });
    expect(await revisions()).toEqual([0]);
  });

  it('that changes nothing returns the current revision', async () => {
    const opened = await open();
    expect(await open()).toEqual({ ...opened, events: [] });
    expect(await revisions()).toEqual([0]);
  });

  it('with a stale revision is refused before it is decided', async () => {
    await open();
    await count(1, { expectedRevision: 0 });
    expect(await count(1, { expectedRevision: 0 })).toEqual({
      ok: false,
      error: { name: 'StaleRevision', streamId: STREAM, expected: 0, actual: 1 },
    });
  });

  it('without a revision is decided again after a conflict', async () => {
    await open();
    const results = await Promise.all(Array.from({ length: 8 }, () => count(20)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await revisions()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('with the revision it has seen loses a race that it would win without', async () => {
    await open();
    const results = await Promise.all([1, 2, 3].map((by) => count(by, { expectedRevision: 0 })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('with the same id takes effect once and gets the same result', async () => {
    await open();
    const first = await count(60, { commandId: 'import-7' });
    expect(await count(60, { commandId: 'import-7' })).toEqual(first);
    await count(40);
    expect(await count(60, { commandId: 'import-7' })).toMatchObject({ ok: true, events: [{ data: { by: 60 } }] });
    expect(await revisions()).toEqual([0, 1, 2]);
  });

  it('with the same id repeated while it runs takes effect once', async () => {
    await open();
    const results = await Promise.all([1, 2, 3].map(() => count(60, { commandId: 'import-8' })));
    expect(notEmpty(results).every(({ ok }) => ok)).toBe(true);
    expect(await revisions()).toEqual([0, 1]);
  });

  it('gives up after ten consecutive conflicts, with a named error', async () => {
    const crowded: Log = {
      ...stores.log,
      append: async (_registry, streamId, _drafts, expected) => ({
        ok: false,
        error: { name: 'StaleRevision', streamId, expected, actual: 99 },
      }),
    };
    expect(await commandHandler(crowded)(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata })).toMatchObject({
      ok: false,
      error: { name: 'StaleRevision', actual: 99 },
    });
  });
});
