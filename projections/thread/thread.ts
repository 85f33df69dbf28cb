import { parentPort, workerData } from 'node:worker_threads';
import { allEvents } from '../../domain/events.ts';
import { openStores } from '../../stores/open.ts';
import { eventsOfSessions } from '../first-views.ts';
import { openReadModels } from '../read-models.ts';
import { rebuild } from '../rebuild.ts';
import { giveWay } from './give-way.ts';
import { type fromThread, rebuildOrder, toThread } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread; rebuild-in-thread.ts starts it.');
const tell = (message: typeof fromThread._input): void => port.postMessage(message);

/** Short commits: other writers of the same file wait for each. */
const EVENTS_AT_A_TIME = 1_000;

const stopping = new AbortController();
const turn = new Promise<void>((resolve) => {
  port.on('message', (message: unknown) => {
    if (toThread.parse(message) === 'turn') resolve();
    else stopping.abort();
  });
});
stopping.signal.addEventListener('abort', () => port.unref());

giveWay();
const { config, names, ofSessions } = rebuildOrder.parse(workerData);
const stores = await openStores(config, {
  append: () => undefined,
  unreadable: () => undefined,
  newer: ({ message }) => tell({ type: 'newer', message }),
});
try {
  const { projections } = await openReadModels(stores);
  const whole = projections.filter(({ name }) => names.includes(name));
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    tell({ type: 'ready' });
    const aborted = new Promise<never>((_, reject) => {
      stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason), { once: true });
    });
    stopping.signal.throwIfAborted();
    await Promise.race([turn, aborted]);
    return work();
  };
  const registry = ofSessions ? eventsOfSessions : allEvents;
  await rebuild(stores.log, whole, inTurn, { signal: stopping.signal, registry, eventsAtATime: EVENTS_AT_A_TIME });
  tell({ type: 'done' });
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' });
} finally {
  await stores.close();
  port.close();
}
