import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openStores } from '../open.ts';
import { METADATA } from './counter.ts';
import { tallyView } from './crash-view.ts';

/** Writes to every store as fast as it can and prints each acknowledged write, until it is killed. */
const { dataDir, name } = z.object({ dataDir: z.string(), name: z.string() }).parse(JSON.parse(process.argv[2] ?? ''));

const stores = await openStores({ dataDir });
const view = await stores.views.view(tallyView);
/** Synchronously, waiting for a parent that is slow to read. */
const acknowledge = (line: string) => process.stdout.write(`${line}\n`);

const appendForever = async (writer: number) => {
  const stream = `counter-${name}-${writer}`;
  for (let number = 0; ; number += 1) {
    const event = { id: randomUUID(), type: 'Counted', version: 1, data: { number }, metadata: METADATA };
    const result = await stores.events.append(stream, [event, { ...event, id: randomUUID() }], 'any');
    if (!result.ok) throw new Error('an append to a stream of our own was refused');
    acknowledge(`event ${stream} ${result.revision} ${result.position}`);
    await view.write([{ put: { id: stream, number }, id: stream, guard: { revision: number } }], result.position);
    acknowledge(`view ${stream} ${number} ${result.position}`);
  }
};

const enqueueForever = async () => {
  for (let number = 0; ; number += 1) {
    const id = `${name}-${number}`;
    await stores.jobs.enqueue({ queue: 'crash', id, data: number });
    acknowledge(`job ${id}`);
    await stores.files.put(id, Buffer.from(`content of ${id}`), 'text/plain');
    acknowledge(`file ${id}`);
    await stores.keys.create(id);
    acknowledge(`key ${id}`);
  }
};

await Promise.all([appendForever(1), appendForever(2), enqueueForever()]);
