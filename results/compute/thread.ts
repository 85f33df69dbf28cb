import { parentPort } from 'node:worker_threads';
import { perform, type Task } from './tasks.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread; compute.ts starts it.');

const answer = async (task: Task): Promise<void> => {
  try {
    port.postMessage({ ok: true, output: await perform(task) });
  } catch (error) {
    port.postMessage({ ok: false, message: error instanceof Error ? error.message : 'unknown' });
  }
};

/** Tasks are answered in the order in which they came. */
let before = Promise.resolve();
port.on('message', (task: Task) => {
  before = before.then(() => answer(task));
});
