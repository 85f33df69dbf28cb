/** Durable appends of one small event, compared with SQLite itself committing the same row. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openSqliteEvents } from '../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../stores/events/eventstore/double/eventstore-double.ts';
import { openEventStore } from '../stores/events/eventstore/eventstore-events.ts';
import type { EventStore, NewEvent } from '../stores/events/port.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { median, timed } from './statistics.ts';

const APPENDS = 1_000;
const ROUNDS = 5;
const WRITERS = 50;
const APPENDS_OF_A_WRITER = 100;

const event = (): NewEvent => ({
  id: randomUUID(),
  type: 'CustomerEdited',
  version: 1,
  data: { customerId: '6f1c2a52-5b7e-4c1e-9a53-0c3f4d3b9b11', sealed: 'x'.repeat(160) },
  metadata: {
    at: '2026-11-20T12:00:00.000Z',
    by: '1d1f9f0e-3a6c-4f6e-8a5e-7a2c1b0d9e8f',
    accountId: '9c8b7a6f-5e4d-4c3b-8a29-1f0e9d8c7b6a',
    correlationId: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    causationId: null,
  },
});

const appendTo = async (events: EventStore, streamId: string, count: number): Promise<void> => {
  for (let number = 0; number < count; number += 1) {
    const appended = await events.append(streamId, [event()], number === 0 ? 'any' : number - 1);
    if (!appended.ok) throw new Error(appended.error.name);
  }
};

const perSecond = async (count: number, work: () => unknown): Promise<number> => (count / (await timed(work))) * 1000;

/** One commit per event, like the embedded log, without the log. */
const openRaw = (file: string) => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream_id TEXT NOT NULL, revision INTEGER NOT NULL,
    event_id TEXT NOT NULL, type TEXT NOT NULL, version INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL,
    UNIQUE (stream_id, revision))`);
  const insert = database.prepare(
    'INSERT INTO events (stream_id, revision, event_id, type, version, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    commit: (streamId: string, count: number): void => {
      for (let revision = 0; revision < count; revision += 1) {
        const { id, type, version, data, metadata } = event();
        insert.run(streamId, revision, id, type, version, JSON.stringify(data), JSON.stringify(metadata));
      }
    },
    close: () => database.close(),
  };
};

const measureEmbedded = (): Promise<readonly Finding[]> =>
  withFolder(async (folder) => {
    const events = openSqliteEvents(join(folder, 'events.db'));
    const raw = openRaw(join(folder, 'raw.db'));
    const [ours, theirs, together]: [number[], number[], number[]] = [[], [], []];
    // The first round warms up. The two alternate, so that other load on the machine affects both.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const stream = `customer-${round}`;
      const committed = await perSecond(APPENDS, () => raw.commit(stream, APPENDS));
      const appended = await perSecond(APPENDS, () => appendTo(events, stream, APPENDS));
      const shared = await perSecond(WRITERS * APPENDS_OF_A_WRITER, () =>
        Promise.all(
          Array.from({ length: WRITERS }, (_, writer) => appendTo(events, `${stream}-${writer}`, APPENDS_OF_A_WRITER)),
        ),
      );
      if (round === 0) continue;
      ours.push(appended);
      theirs.push(committed);
      together.push(shared);
    }
    raw.close();
    await events.close();
    return [
      {
        what: 'embedded log: durable appends, one writer',
        value: median(ours),
        unit: '/s',
        floor: { what: 'SQLite alone: the same row committed', value: median(theirs) },
        ratio: median(ours.map((rate, round) => rate / (theirs[round] ?? rate))),
        target: { atLeast: 0.85 },
      },
      { what: `embedded log: durable appends, ${WRITERS} writers at once`, value: median(together), unit: '/s' },
    ];
  });

/** With the EventStoreDB adapter: on a given server, otherwise on the tests' double. */
const measureEventStore = (): Promise<readonly Finding[]> =>
  withFolder(async (folder) => {
    const given = process.env.EVENTSTORE_URL;
    const behind = openSqliteEvents(join(folder, 'double.db'));
    const double = given === undefined ? await startEventStoreDouble(behind, { batchAppend: true }) : null;
    const events = await openEventStore(given ?? double?.url ?? '');
    const stream = `bench-${randomUUID()}`;
    await appendTo(events, `${stream}-warm-up`, APPENDS / 10);
    const rate = await perSecond(APPENDS, () => appendTo(events, stream, APPENDS));
    await events.close();
    await double?.stop();
    await behind.close();
    const server = given === undefined ? 'its double over the embedded log' : 'a server';
    return [{ what: `EventStoreDB adapter on ${server}: appends, one writer`, value: rate, unit: '/s' }];
  });

export const appends: Subject = {
  name: 'appends',
  measure: async () => [...(await measureEmbedded()), ...(await measureEventStore())],
};
