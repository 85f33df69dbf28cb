import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable, StoreUnusable } from '../../errors.ts';
import { freePort } from '../../testing/free-port.ts';
import { inFolder } from '../../testing/installation.ts';
import { someEvent } from '../contract.ts';
import { openSqliteEvents } from '../embedded/sqlite-events.ts';
import { CERTIFICATE } from './double/certificate.ts';
import { type EventStoreDouble, startEventStoreDouble } from './double/eventstore-double.ts';
import { openEventStore } from './eventstore-events.ts';

const place = await inFolder((folder) => openSqliteEvents(join(folder, 'events.db')));
const log = await place.open();
const folder = await mkdtemp(join(tmpdir(), 'genial-opening-'));
const authority = join(folder, 'authority.pem');

let open: EventStoreDouble;
let secured: EventStoreDouble;
beforeAll(async () => {
  await writeFile(authority, CERTIFICATE);
  open = await startEventStoreDouble(log, { batchAppend: true });
  secured = await startEventStoreDouble(log, {
    batchAppend: true,
    users: [
      { name: 'ana', password: 's@cret', may: ['read', 'write'] },
      { name: 'rui', password: 'secret', may: ['read'] },
      { name: 'eva', password: 'secret', may: [] },
    ],
  });
});
afterAll(async () => {
  await open.stop();
  await secured.stop();
  await place.dispose();
  await rm(folder, { recursive: true });
});

/** The sentence of an address that does not open. */
const refusalOf = async (address: string, purpose?: 'reading'): Promise<unknown> => {
  try {
    const store = await openEventStore(address, purpose);
    await store.close();
    return null;
  } catch (error) {
    return error;
  }
};
const trusting = (user: string) => `esdb://${user}${secured.place}?tlsCAFile=${authority}`;

describe('a start with a user', () => {
  it('who may read and write succeeds, and leaves nothing in the log', async () => {
    const store = await openEventStore(trusting('ana:s%40cret@'));
    expect(await store.append('customer-1', [someEvent()], 'no-stream')).toMatchObject({ ok: true });
    expect((await store.readAll()).map(({ streamId }) => streamId)).toEqual(['customer-1']);
    await store.close();
  });

  it.each([
    ['ana:wrong@', 'the server does not know this user, or the password is another one'],
    ['eva:secret@', 'its user may not read $all: make it a member of $admins, or name it in the default access list'],
    ['rui:secret@', 'its user may read but not write: give it the right to write'],
    ['', 'the server wants a user: write esdb://user:password@'],
  ])('of %s ends with the setting and what to do', async (user, sentence) => {
    const error = await refusalOf(trusting(user));
    expect(error).toBeInstanceOf(StoreUnusable);
    expect(String(error)).toContain(`EVENTSTORE_URL: ${sentence}`);
    expect(String(error)).not.toMatch(/wrong|secret/);
  });

  it('who may only read suffices for reading', async () => {
    expect(await refusalOf(trusting('rui:secret@'), 'reading')).toBeNull();
  });
});

describe('a start with an address', () => {
  it.each([
    ['without TLS, of a server that speaks it', () => `esdb://${secured.place}?tls=false`, 'Take tls=false out'],
    ['with TLS, of a server that does not', () => `esdb://${open.place}`, 'Write ?tls=false behind the address'],
    ['of a certificate that is not trusted', () => `esdb://ana:s%40cret@${secured.place}`, 'in the option tlsCAFile'],
  ])('%s ends with the setting and what to do, in one line', async (_what, address, remedy) => {
    const error = await refusalOf(address());
    expect(error).toBeInstanceOf(StoreUnusable);
    expect(String(error)).toMatch(/^StoreUnusable: EVENTSTORE_URL: (127\.0\.0\.1|localhost):\d+ [^\n]+$/);
    expect(String(error)).toContain(remedy);
  });

  it('of nodes that are all down gives the reason for each', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const error = await refusalOf(`esdb://127.0.0.1:${one},localhost:${two}?tls=false&maxDiscoverAttempts=1`);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toContain(
      `EVENTSTORE_URL: 127.0.0.1:${one} refuses connections; localhost:${two} refuses connections. Start EventStoreDB`,
    );
  });

  it('of nodes without a leader says so', async () => {
    const follower = await startEventStoreDouble(log, { batchAppend: true, members: () => [] });
    const error = await refusalOf(`esdb://${follower.place},${follower.place}?tls=false&maxDiscoverAttempts=1`);
    expect(String(error)).toContain(`${follower.place} takes connections. No leader answered`);
    await follower.stop();
  });
});
