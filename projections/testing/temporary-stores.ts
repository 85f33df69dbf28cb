import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { allEvents } from '../../domain/events.ts';
import type { Position } from '../../stores/events/port.ts';
import { openStores } from '../../stores/open.ts';
import type { Stores } from '../../stores/stores.ts';
import type { Happened } from './specify-projection.ts';

/** Embedded stores in a folder of their own, removed after the test. */
export const temporaryStores = async (): Promise<Stores> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-projections-'));
  const stores = await openStores({ dataDir });
  onTestFinished(async () => {
    await stores.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return stores;
};

/** Appends a history in order. Returns the position of the last event. */
export const write = async ({ log }: Stores, history: readonly Happened[]): Promise<Position> => {
  let position = '';
  for (const [streamId, event] of history) {
    const metadata = {
      at: '2026-11-20T12:00:00.000Z',
      by: 'u1',
      accountId: 'a1',
      correlationId: null,
      causationId: null,
    };
    const appended = await log.append(allEvents, streamId, [{ id: randomUUID(), event }], 'any', metadata);
    if (!appended.ok) throw new Error(appended.error.name);
    position = appended.position;
  }
  return position;
};
