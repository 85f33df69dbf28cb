import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notEmpty } from '../../domain/testing/not-empty.ts';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import type { EventStore, NewEvent, RecordedEvent, Subscription } from './port.ts';

const METADATA = {
  at: '2026-11-20T12:00:00.000Z',
  by: 'user-1',
  accountId: 'account-1',
  correlationId: 'request-1',
  causationId: null,
};

export const someEvent = (type = 'Happened', data: NewEvent['data'] = {}): NewEvent => ({
  id: randomUUID(),
  type,
  version: 1,
  data,
  metadata: METADATA,
});

const someEvents = (count: number) => Array.from({ length: count }, (_, index) => someEvent('Happened', { index }));

/** A category of its own: a server keeps what earlier tests wrote. */
const freshCategory = () => `test${randomUUID().slice(0, 8)}-`;

const collect = async (subscription: Subscription, count: number): Promise<readonly RecordedEvent[]> => {
  const seen: RecordedEvent[] = [];
  for await (const batch of subscription) {
    seen.push(...batch);
    if (seen.length >= count) subscription.stop();
  }
  return seen;
};

const typesOf = (events: readonly RecordedEvent[]) => events.map(({ type }) => type);

/** What every event store must do. */
export const eventStoreContract = (name: string, install: () => Promise<Installation<EventStore>>): void => {
  describe(`${name} as an event store`, () => {
    let place: Installation<EventStore>;
    let store: EventStore;
    beforeAll(async () => {
      place = await install();
      store = await place.open();
    });
    afterAll(() => place.dispose());

    describe('append', () => {
      it('starts a stream at revision 0 and counts up', async () => {
        const stream = `${freshCategory()}1`;
        expect(await store.append(stream, [someEvent()], 'no-stream')).toMatchObject({ ok: true, revision: 0 });
        expect(await store.append(stream, someEvents(2), 0)).toMatchObject({ ok: true, revision: 2 });
        expect(await store.append(stream, [someEvent()], 'any')).toMatchObject({ ok: true, revision: 3 });
      });

      it('keeps the order in which appends were started, if it promises to', async () => {
        if (!store.keepsOrder) return;
        const category = freshCategory();
        const streams = Array.from({ length: 20 }, (_, index) => `${category}${index}`);
        await Promise.all(streams.map((stream) => store.append(stream, [someEvent()], 'no-stream')));
        const all = await store.readAll({ prefixes: [category] });
        expect(all.map(({ streamId }) => streamId)).toEqual(streams);
      });

      it('returns the position of its last event', async () => {
        const category = freshCategory();
        const result = await store.append(`${category}1`, someEvents(3), 'no-stream');
        const all = await store.readAll({ prefixes: [category] });
        expect(result).toEqual({ ok: true, revision: 2, position: all.at(-1)?.position });
      });

      it('refuses a stale revision and returns the current one', async () => {
        const stream = `${freshCategory()}1`;
        await store.append(stream, someEvents(2), 'no-stream');
        expect(await store.append(stream, [someEvent()], 0)).toEqual({
          ok: false,
          error: { name: 'StaleRevision', streamId: stream, expected: 0, actual: 1 },
        });
        expect(await store.append(stream, [someEvent()], 'no-stream')).toMatchObject({
          error: { expected: 'no-stream', actual: 1 },
        });
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      it('refuses a revision of a stream that does not exist', async () => {
        expect(await store.append(`${freshCategory()}1`, [someEvent()], 4)).toMatchObject({
          ok: false,
          error: { expected: 4, actual: 'no-stream' },
        });
      });

      it('accepts exactly one of many writers with the same expected revision', async () => {
        const stream = `${freshCategory()}1`;
        const other = await place.open();
        await store.append(stream, [someEvent()], 'no-stream');
        const results = await Promise.all(
          [store, other, store, other].map((writer) => writer.append(stream, [someEvent()], 0)),
        );
        expect(results.filter(({ ok }) => ok)).toHaveLength(1);
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      it('returns the first result for a repeated append and writes nothing', async () => {
        const stream = `${freshCategory()}1`;
        await store.append(stream, [someEvent()], 'no-stream');
        const events = someEvents(2);
        const first = await store.append(stream, events, 0);
        expect(first.ok).toBe(true);
        expect(await store.append(stream, events, 0)).toMatchObject({ ok: true, revision: 2 });
        expect(await store.readStream(stream)).toHaveLength(3);
      });

      it('recognises a repeated append even after later events', async () => {
        const stream = `${freshCategory()}1`;
        const events = someEvents(2);
        await store.append(stream, events, 'no-stream');
        await store.append(stream, [someEvent()], 1);
        expect(await store.append(stream, events, 'no-stream')).toMatchObject({ ok: true, revision: 1 });
        expect(await store.readStream(stream)).toHaveLength(3);
      });

      it('stores events exactly as given', async () => {
        const stream = `${freshCategory()}1`;
        const event: NewEvent = {
          ...someEvent('CustomerRenamed', {
            name: 'João "Zé" d’Ávila\n🙂',
            value: 1234.56,
            nothing: null,
            flags: [true, false],
            deep: { list: [{ month: '13', year: 2020 }] },
          }),
          version: 7,
        };
        await store.append(stream, [event], 'no-stream');
        const [recorded] = await store.readStream(stream);
        expect(recorded).toEqual({ ...event, streamId: stream, revision: 0, position: expect.any(String) });
      });

      it('accepts an event of half a megabyte', async () => {
        const stream = `${freshCategory()}1`;
        const text = 'remuneração '.repeat(42_000);
        await store.append(stream, [someEvent('Large', { text })], 'no-stream');
        expect((await store.readStream(stream))[0]?.data).toEqual({ text });
      });
    });

    describe('reading', () => {
      it('returns no events for a stream that does not exist', async () => {
        expect(await store.readStream(`${freshCategory()}1`)).toEqual([]);
      });

      it('reads a stream from a revision, up to a limit', async () => {
        const stream = `${freshCategory()}1`;
        await store.append(stream, someEvents(5), 'no-stream');
        const revisions = async (options: { from?: number; limit?: number }) =>
          (await store.readStream(stream, options)).map(({ revision }) => revision);
        expect(await revisions({})).toEqual([0, 1, 2, 3, 4]);
        expect(await revisions({ from: 3 })).toEqual([3, 4]);
        expect(await revisions({ from: 1, limit: 2 })).toEqual([1, 2]);
        expect(await revisions({ from: 9 })).toEqual([]);
      });

      it('reads all streams of a category in the order in which they were written, page by page', async () => {
        const category = freshCategory();
        for (const [stream, type] of [
          ['a', 'One'],
          ['b', 'Two'],
          ['a', 'Three'],
          ['c', 'Four'],
        ])
          await store.append(`${category}${stream}`, [someEvent(type)], 'any');
        const first = await store.readAll({ prefixes: [category], limit: 3 });
        expect(typesOf(first)).toEqual(['One', 'Two', 'Three']);
        const after = first.at(-1)?.position ?? '';
        expect(typesOf(await store.readAll({ prefixes: [category], after }))).toEqual(['Four']);
      });

      it('reads past many events of other categories, without gap or repetition', async () => {
        const [category, other] = [freshCategory(), freshCategory()];
        const after = await store.head();
        for (let index = 0; index < 30; index += 1)
          await store.append(`${index % 10 === 9 ? category : other}1`, [someEvent(`Number${index}`)], 'any');
        expect(typesOf(await store.readAll({ prefixes: [category], after, limit: 3 }))).toEqual([
          'Number9',
          'Number19',
          'Number29',
        ]);
        expect(await store.readAll({ after, limit: 30 })).toHaveLength(30);
      });

      it('assigns positions that increase as text', async () => {
        const category = freshCategory();
        await store.append(`${category}1`, someEvents(12), 'no-stream');
        const positions = (await store.readAll({ prefixes: [category] })).map(({ position }) => position);
        expect([...positions].sort()).toEqual(positions);
        expect(new Set(positions).size).toBe(12);
        expect(notEmpty(positions).every((position) => position > '')).toBe(true);
      });

      it('skips other categories, even with similar names', async () => {
        const category = freshCategory();
        const other = `${category.slice(0, -1)}s-`;
        await store.append(`${category}1`, [someEvent('Ours')], 'any');
        await store.append(`${other}1`, [someEvent('Theirs')], 'any');
        expect(typesOf(await store.readAll({ prefixes: [category] }))).toEqual(['Ours']);
        expect(typesOf(await store.readAll({ prefixes: [category, other] }))).toEqual(['Ours', 'Theirs']);
      });

      it('returns the position of the last event', async () => {
        const category = freshCategory();
        expect(await store.head({ prefixes: [category] })).toBe('');
        const result = await store.append(`${category}1`, someEvents(2), 'any');
        const head = await store.head({ prefixes: [category] });
        expect(result).toMatchObject({ position: head });
        expect((await store.head()) >= head).toBe(true);
      });
    });

    describe('subscription', () => {
      it('delivers existing and then new events, in order and once', async () => {
        const category = freshCategory();
        await store.append(`${category}1`, someEvents(3), 'any');
        const subscription = store.subscribe({ prefixes: [category], batchSize: 2 });
        const collected = collect(subscription, 5);
        await store.append(`${category}2`, someEvents(2), 'any');
        const seen = await collected;
        expect(seen.map(({ streamId, revision }) => [streamId.slice(-1), revision])).toEqual([
          ['1', 0],
          ['1', 1],
          ['1', 2],
          ['2', 0],
          ['2', 1],
        ]);
      });

      it('starts after a position', async () => {
        const category = freshCategory();
        await store.append(`${category}1`, [someEvent('Before')], 'any');
        const after = await store.head({ prefixes: [category] });
        await store.append(`${category}1`, [someEvent('After')], 'any');
        const seen = await collect(store.subscribe({ prefixes: [category], after }), 1);
        expect(typesOf(seen)).toEqual(['After']);
      });

      it('sees the appends of another process', async () => {
        const category = freshCategory();
        const other = await place.open();
        const after = await store.head();
        const collected = collect(store.subscribe({ prefixes: [category], after }), 2);
        await other.append(`${category}1`, [someEvent('First')], 'any');
        await other.append(`${category}1`, [someEvent('Second')], 'any');
        expect(typesOf(await collected)).toEqual(['First', 'Second']);
      });

      it('ends when stopped, even while waiting', async () => {
        const subscription = store.subscribe({ prefixes: [freshCategory()] });
        const collected = collect(subscription, 1);
        setTimeout(() => subscription.stop(), 20);
        expect(await collected).toEqual([]);
      });
    });

    it('throws StoreUnavailable once it is closed', async () => {
      const closed = await place.open();
      await closed.close();
      await expect(closed.append(`${freshCategory()}1`, [someEvent()], 'any')).rejects.toThrow(StoreUnavailable);
      await expect(closed.readAll()).rejects.toThrow(StoreUnavailable);
      await expect(closed.ping()).rejects.toThrow(StoreUnavailable);
    });
  });
};
