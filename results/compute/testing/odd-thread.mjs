// A thread that does what it is told, to try the limits of the runner that starts it.
import { parentPort } from 'node:worker_threads';

const kept = [];

parentPort.on('message', (order) => {
  if (order === 'hang') for (;;);
  if (order === 'grow') for (;;) kept.push(new Array(100_000).fill(order));
  if (order === 'die') process.exit(1);
  if (order === 'fail') parentPort.postMessage({ ok: false, message: 'could not' });
  else parentPort.postMessage({ ok: true, output: order });
});
