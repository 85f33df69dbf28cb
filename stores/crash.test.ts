import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStores } from './open.ts';
import type { Stores } from './stores.ts';
import { startChild } from './testing/child.ts';
import { tallyView } from './testing/crash-view.ts';

/** `FAULT_ROUNDS=1000` for the long run. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
const LONGEST_LIFE_MS = 120;

/** The facts behind what a process said before it died; each must still hold. */
const verify = async (stores: Stores, lines: readonly string[]) => {
  const view = await stores.views.view(tallyView);
  const checkpoint = await view.checkpoint();
  const last = new Map<string, string[]>();
  for (const line of lines) {
    const [kind = '', subject = '', ...rest] = line.split(' ');
    if (kind === 'event' || kind === 'view') last.set(`${kind} ${subject}`, rest);
    if (kind === 'job') expect(await stores.jobs.get({ queue: 'crash', id: subject }), line).not.toBeNull();
    if (kind === 'key') expect(await stores.keys.get(subject), line).toMatchObject({ status: 'present' });
    if (kind === 'file') {
      const file = await stores.files.get(subject);
      expect(Buffer.from(file?.bytes ?? []).toString(), line).toBe(`content of ${subject}`);
    }
  }
  for (const [key, [number, position = '']] of last) {
    const [kind, subject = ''] = key.split(' ');
    if (kind === 'view') {
      expect((await view.get(subject))?.number, key).toBeGreaterThanOrEqual(Number(number));
      expect(checkpoint >= position, key).toBe(true);
    } else {
      const events = await stores.events.readStream(subject);
      expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
      // Appends are of two events: never one of them alone.
      expect(events.length % 2).toBe(0);
      expect(events[Number(number)]?.position, key).toBe(position);
    }
  }
};

it(`loses nothing that was acknowledged when its processes are killed (${ROUNDS} rounds)`, {
  timeout: 300_000 + ROUNDS * 5_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-crash-'));
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const children = [1, 2].map((writer) => startChild('crash-writer.ts', { dataDir, name: `${round}-${writer}` }));
    await Promise.all(children.map((child) => child.said(5)));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
    await Promise.all(children.map((child) => child.kill()));
    const stores = await openStores({ dataDir });
    for (const { lines } of children) {
      await verify(stores, lines);
      acknowledged += lines.length;
    }
    await stores.close();
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS * 10 - 1);
  await rm(dataDir, { recursive: true });
});
