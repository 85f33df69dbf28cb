import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { eventRegistry, eventType, UnknownEvent } from '../domain/event-types.ts';
import { AppendTooLarge, StoreUnavailable } from './errors.ts';
import { PersonForgotten, PersonUnreadable } from './keys/personal.ts';
import { openLog } from './log.ts';
import { openStores } from './open.ts';
import type { Stores } from './stores.ts';
import { counterEvents, METADATA } from './testing/counter.ts';
import { type Installation, inFolder } from './testing/installation.ts';

let place: Installation<Stores>;
let stores: Stores;
beforeEach(async () => {
  place = await inFolder((dataDir) => openStores({ dataDir }));
  stores = await place.open();
});
afterEach(() => place.dispose());

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const opened = { type: 'CounterOpened', data: { personal: { name: 'João d’Ávila' } } } as const;
const counted = { type: 'Counted', data: { by: 1 } } as const;
const append = (streamId: string, ...events: readonly (typeof opened | typeof counted)[]) =>
  stores.log.append(
    counterEvents,
    streamId,
    events.map((event, index) => ({ id: id(index), event })),
    'any',
    METADATA,
  );

/** Stores beside ours, as after a restore that has yet to bring the keys. */
const inFolderWithoutKeys = async (): Promise<Stores> => {
  const other = await inFolder((dataDir) => openStores({ dataDir }));
  onTestFinished(() => other.dispose());
  return other.open();
};

describe('personal fields', () => {
  it('are unreadable in the log, and come back in clear with the key', async () => {
    await append('counter-1', opened);
    expect(JSON.stringify(await stores.events.readStream('counter-1'))).not.toContain('João');
    expect((await stores.log.readStream(counterEvents, 'counter-1'))[0]?.event).toEqual(opened);
  });

  it('are null once the key is destroyed; the rest of the event stays', async () => {
    await append('counter-1', opened, counted);
    await append('counter-2', opened);
    await stores.keys.destroy('counter-1');
    const batch = await stores.log.readAll(counterEvents);
    expect(batch?.events.map(({ event }) => event)).toEqual([
      { type: 'CounterOpened', data: { personal: null } },
      counted,
      opened,
    ]);
  });

  it('of a forgotten person are not written again', async () => {
    await stores.keys.destroy('counter-1');
    await expect(append('counter-1', opened)).rejects.toThrow(PersonForgotten);
  });

  it('cannot be moved into another event', async () => {
    await append('counter-1', opened);
    const [locked] = await stores.events.readStream('counter-1');
    if (locked === undefined) throw new Error('nothing was appended');
    await stores.events.append('counter-2', [locked], 'no-stream');
    const [moved] = await stores.log.readStream(counterEvents, 'counter-2');
    expect(moved?.event).toEqual({ type: 'CounterOpened', data: { personal: null } });
  });

  it('are not written under a new key if theirs must be restored', async () => {
    await append('counter-1', opened);
    const restored = openLog(stores.events, (await inFolderWithoutKeys()).keys);
    expect((await restored.readStream(counterEvents, 'counter-1'))[0]?.event.data).toEqual({ personal: null });
    const again = restored.append(counterEvents, 'counter-1', [{ id: id(5), event: opened }], 'any', METADATA);
    await expect(again).rejects.toThrow(PersonUnreadable);
  });

  it('under an unknown key do not keep other events from being read', async () => {
    await append('counter-1', opened);
    await append('counter-2', opened);
    const { keys } = await inFolderWithoutKeys();
    const { key } = z.object({ key: z.instanceof(Uint8Array) }).parse(await stores.keys.get('counter-2'));
    await keys.restore('counter-1', key);
    await keys.restore('counter-2', key);
    const batch = await openLog(stores.events, keys).readAll(counterEvents);
    expect(batch?.events.map(({ event }) => event.data)).toEqual([{ personal: null }, opened.data]);
  });

  it('are locked with the key of the person they are about, in whatever stream', async () => {
    const noted = eventType(
      'Noted',
      z.object({ about: z.string(), personal: z.object({ text: z.string() }).nullable() }),
      {
        keyOwner: (data) => z.string().parse(data.about),
      },
    );
    const registry = eventRegistry(noted);
    const event = { type: 'Noted', data: { about: 'customer-7', personal: { text: 'segredo' } } } as const;
    await stores.log.append(registry, 'calculation-1', [{ id: id(1), event }], 'any', METADATA);
    expect((await stores.log.readStream(registry, 'calculation-1'))[0]?.event).toEqual(event);
    await stores.keys.destroy('customer-7');
    expect((await stores.log.readStream(registry, 'calculation-1'))[0]?.event.data.personal).toBeNull();
  });
});

it('accepts no larger append than every kind of log does', async () => {
  const large = { type: 'CounterOpened', data: { personal: { name: 'x'.repeat(800_000) } } } as const;
  const one = stores.log.append(counterEvents, 'counter-1', [{ id: id(1), event: large }], 'any', METADATA);
  await expect(one).rejects.toThrow(AppendTooLarge);
  expect(await stores.events.readStream('counter-1')).toEqual([]);
});

describe('events that a registry does not know', () => {
  const others = eventRegistry(eventType('Other', z.object({})));

  it('are skipped in the whole log, but the position advances', async () => {
    await append('counter-1', opened, counted);
    const batch = await stores.log.readAll(others);
    const [, last] = await stores.events.readStream('counter-1');
    expect(batch).toEqual({ events: [], position: await stores.events.head(), last });
    expect(await stores.log.readAll(others, { after: batch?.position ?? '' })).toBeNull();
  });

  it('are an error in an aggregate’s own stream', async () => {
    await append('counter-1', counted);
    await expect(stores.log.readStream(others, 'counter-1')).rejects.toThrow(UnknownEvent);
  });
});

it('subscribes with typed batches and their positions', async () => {
  await append('counter-1', opened);
  const subscription = stores.log.subscribe(counterEvents, { batchSize: 1 });
  await append('counter-2', counted);
  const seen: string[] = [];
  for await (const { events, position } of subscription) {
    seen.push(...events.map(({ event, streamId }) => `${streamId} ${event.type}`));
    if (position === (await stores.events.head())) subscription.stop();
  }
  expect(seen).toEqual(['counter-1 CounterOpened', 'counter-2 Counted']);
});

it('resumes at a batch whose keys were unavailable, and reports it', async () => {
  await append('counter-1', opened);
  const interruptions: unknown[] = [];
  let failures = 2;
  const keys: Stores['keys'] = new Proxy(stores.keys, {
    get: (target, name) => {
      if (name === 'getMany' && failures > 0)
        return async () => {
          failures -= 1;
          throw new StoreUnavailable('keys', 'away');
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  const subscription = openLog(stores.events, keys).subscribe(counterEvents, {
    onInterruption: (error) => interruptions.push(error),
  });
  for await (const { events } of subscription) {
    expect(events.map(({ event }) => event)).toEqual([opened]);
    subscription.stop();
  }
  expect(interruptions).toHaveLength(2);
});
