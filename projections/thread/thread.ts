import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { allEvents } from '../../domain/events.ts';
import { openStores } from '../../stores/open.ts';
import { eventsOfSessions } from '../first-views.ts';
import { openReadModels } from '../read-models.ts';
import { giveWay } from './give-way.ts';
import { type fromThread, rebuildOrder, toThread } from './messages.ts';
import { isInShare } from './shares.ts';
import { stepsOf } from './steps.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread; rebuild-in-thread.ts starts it.');
const tell = (message: typeof fromThread._input): void => port.postMessage(message);

/** By so many documents of each view a commit may be longer, for which other writers of the same file wait. */
const EVENTS_AT_A_TIME = 2_000;

const stopping = new AbortController();
port.on('message', (message: unknown) => {
  if (toThread.parse(message).do === 'stop') stopping.abort();
});
const told = on(port, 'message', { signal: stopping.signal });

giveWay();
const { config, names, ofSessions, share } = rebuildOrder.parse(workerData);
const stores = await openStores(config, {
  append: () => undefined,
  unreadable: () => undefined,
  newer: ({ message }) => tell({ type: 'newer', message }),
});
const { projections } = await openReadModels(stores);
const steps = stepsOf(
  stores.log,
  projections.filter(({ name }) => names.includes(name)),
  {
    signal: stopping.signal,
    registry: ofSessions ? eventsOfSessions : allEvents,
    eventsAtATime: EVENTS_AT_A_TIME,
    ...(share.of > 1 && { only: isInShare(share) }),
  },
);
try {
  for await (const [message] of told) {
    const step = toThread.parse(message);
    if (step.do === 'stop') break;
    tell({ type: 'done', generations: await steps.take(step) });
  }
} catch (error) {
  if (!stopping.signal.aborted) tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' });
} finally {
  await steps.leave();
  await stores.close();
  port.close();
}
