import { readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const FIELDS_BEFORE_NICE = 16;

/** Of each thread of this process: field 19 of its `stat` (proc(5)), which begins anew behind the name in brackets. */
const niceOf = async (thread: number): Promise<number> => {
  const stat = await readFile(`/proc/self/task/${thread}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[FIELDS_BEFORE_NICE]);
};

it('lets the thread that calls it stand behind the others of its process', async () => {
  const source = `
    const { parentPort } = require('node:worker_threads');
    const { readlinkSync } = require('node:fs');
    import('tsx/esm/api')
      .then(({ register }) => register())
      .then(() => import(${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)}))
      .then(({ giveWay }) => {
        giveWay();
        parentPort.postMessage(Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
        parentPort.once('message', () => parentPort.close());
      });`;
  const thread = new Worker(source, { eval: true, execArgv: [] });
  const number = await new Promise<number>((resolve, reject) => {
    thread.once('message', (message) => resolve(Number(message)));
    thread.once('error', reject);
  });
  expect(await niceOf(number)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(await niceOf(process.pid)).toBe(getPriority(process.pid));
  thread.postMessage('end');
});
