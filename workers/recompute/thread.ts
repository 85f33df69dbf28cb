import { parentPort } from 'node:worker_threads';
import { evaluate } from '../../domain/law/index.ts';
import type { LawInput } from '../../domain/law/input.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread; recompute/thread-runner starts it.');

port.on('message', (input: LawInput) => {
  try {
    port.postMessage({ ok: true, output: JSON.stringify(evaluate(input)) });
  } catch (error) {
    port.postMessage({ ok: false, message: error instanceof Error ? error.message : 'unknown' });
  }
});
