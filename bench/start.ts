/** Start-up time with a history of 10,000 events, and memory at rest. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { newCalculation, newCustomer } from '../backend/testing/case-file.ts';
import { granted, readExtract, saveRegisters, withProgram } from '../e2e/adviser.ts';
import { startProcess } from '../e2e/program.ts';
import { openStores } from '../stores/open.ts';
import { sampleExtract } from './cnis.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { EVENTS_A_CUSTOMER, writeHistory } from './history.ts';
import { timed } from './statistics.ts';

const EVENTS = 10_000;
const REST_MS = 10_000;
const ADMINISTRATOR = { ADMIN_EMAIL: 'ana@genial.test', ADMIN_PASSWORD: 'senha-segura', DEMO: '0' };

const measureStart = (): Promise<readonly Finding[]> =>
  withFolder(async (dataDir) => {
    const stores = await openStores({ dataDir });
    await writeHistory(stores, EVENTS / EVENTS_A_CUSTOMER);
    await stores.close();
    const startOnce = async (): Promise<number> => {
      let stop = async (): Promise<void> => undefined;
      const time = await timed(async () => {
        const program = await startProcess('all', dataDir, ADMINISTRATOR);
        stop = program.stop;
        await program.ready();
      });
      await stop();
      return time / 1000;
    };
    return [
      {
        what: 'first start on 10,000 events until /readyz, all views built',
        value: await startOnce(),
        unit: 's',
        target: { atMost: 3 },
      },
      { what: 'started again', value: await startOnce(), unit: 's', target: { atMost: 3 } },
    ];
  });

const megabytesOf = async (pid: number): Promise<number> => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Of the program's children, the one that runs the reader. */
const memoryOfReader = async (parent: number): Promise<number> => {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  for (const pid of children.trim().split(' ').map(Number))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('cnis-reader')) return megabytesOf(pid);
  throw new Error('No process reads extracts');
};

const measureMemory = (): Promise<readonly Finding[]> =>
  withProgram(async (adviser, { pid }) => {
    await delay(REST_MS);
    const started = await megabytesOf(pid);
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
    await saveRegisters(adviser, id, await readExtract(adviser, id, await sampleExtract()));
    await granted(adviser.get(`/calculations/${id}/rules?regimeType=RGPS`));
    await delay(REST_MS);
    return [
      {
        what: 'memory (RSS) of the one process at rest, with its demonstration',
        value: started,
        unit: 'MB',
        target: { atMost: 300 },
      },
      { what: 'the same 10 s after an import of 46 pages and its rules', value: await megabytesOf(pid), unit: 'MB' },
      { what: 'the process that read the extract, kept for ten minutes', value: await memoryOfReader(pid), unit: 'MB' },
    ];
  });

export const start: Subject = {
  name: 'start',
  measure: async () => [
    ...(await measureStart()),
    ...(existsSync('/proc/self/status')
      ? await measureMemory()
      : [{ what: 'memory (RSS) at rest', because: 'this system has no /proc' }]),
  ],
};
