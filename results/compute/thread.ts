import { parentPort } from 'node:worker_threads';
import { perform, type Task } from './tasks.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread; compute.ts starts it.');

port.on('message', (task: Task) => {
  try {
    port.postMessage({ ok: true, output: perform(task) });
  } catch (error) {
    port.postMessage({ ok: false, message: error instanceof Error ? error.message : 'unknown' });
  }
});
