import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptStreams } from './kept.ts';
import { alsoForgetting } from './keys/forgetting.ts';
import type { Keys } from './keys/port.ts';
import { type Log, openLog } from './log.ts';
import { openStores } from './open.ts';
import { pastReader } from './past.ts';
import type { Stores } from './stores.ts';
import { counter, METADATA } from './testing/counter.ts';
import { type Installation, inFolder } from './testing/installation.ts';

const STREAM = 'counter-1';

let place: Installation<Stores>;
let stores: Stores;
beforeEach(async () => {
  place = await inFolder((dataDir) => openStores({ dataDir }));
  stores = await place.open();
});
afterEach(() => place.dispose());

const count = async (times: number) => {
  for (let time = 0; time < times; time += 1)
    await stores.handle(counter, STREAM, { type: 'Count', by: 1 }, { metadata: METADATA });
};

describe('a stream with its past', () => {
  it('knows the state after each event, across every state it keeps, and none of a revision that never was', async () => {
    await stores.handle(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata: METADATA });
    await count(99);
    const { events, stateAt } = await stores.pastOf(counter)(STREAM);
    expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length: 100 }, (_, revision) => revision));
    for (let revision = 0; revision < 100; revision += 1) expect(stateAt(revision)).toMatchObject({ total: revision });
    expect(stateAt(-1)).toEqual(counter.decider.initialState);
    expect([stateAt(-2), stateAt(100)]).toEqual([null, null]);
  });

  it('of a stream that does not exist is empty', async () => {
    const { events, stateAt } = await stores.pastOf(counter)('counter-none');
    expect([events, stateAt(0), stateAt(-1)]).toEqual([[], null, counter.decider.initialState]);
  });

  it('reads newer events only, and sees those of others', async () => {
    await stores.handle(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata: METADATA });
    await count(40);
    const readings: number[] = [];
    const log: Log = {
      ...stores.log,
      readStream: (registry, streamId, options) => {
        readings.push(options?.from ?? 0);
        return stores.log.readStream(registry, streamId, options);
      },
    };
    const read = pastReader(log, new KeptStreams(), counter);
    await read(STREAM);
    await count(40);
    const { stateAt } = await read(STREAM);
    for (let revision = 0; revision <= 80; revision += 1) expect(stateAt(revision)).toMatchObject({ total: revision });
    expect(readings).toEqual([0, 41]);
  });

  it('forgets in every process what a destroyed key had opened', async () => {
    await stores.handle(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata: METADATA });
    const read = stores.pastOf(counter);
    expect((await read(STREAM)).stateAt(0)).toMatchObject({ name: 'Ana' });
    await (await place.open()).keys.destroy(STREAM);
    expect((await read(STREAM)).stateAt(0)).toMatchObject({ name: null });
  });

  it('keeps nothing of what cannot be read now, so that a restored key opens it', async () => {
    await stores.handle(counter, STREAM, { type: 'Open', name: 'Ana' }, { metadata: METADATA });
    const kept = new KeptStreams();
    const keys: Keys = {
      ...alsoForgetting(stores.keys, () => undefined),
      getMany: async (owners) => new Map(owners.map((owner) => [owner, { status: 'missing' as const }])),
    };
    const { stateAt } = await pastReader(openLog(stores.events, keys), kept, counter)(STREAM);
    expect([stateAt(0), kept.bytes]).toEqual([{ phase: 'open', name: null, total: 0 }, 0]);
  });
});
