/** How long commands wait when the projecting process is killed and another takes over. */
import { newCustomer, someone } from '../backend/testing/case-file.ts';
import { signInOnceThere } from '../e2e/adviser.ts';
import { type Process, type ProcessName, startProcess } from '../e2e/program.ts';
import type { Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { timed } from './statistics.ts';

const ROUNDS = 5;
const ADMINISTRATOR = { ADMIN_EMAIL: 'ana@genial.test', ADMIN_PASSWORD: 'senha-segura', DEMO: '0' };

export const takeover: Subject = {
  name: 'takeover',
  measure: () =>
    withFolder(async (dataDir) => {
      const started: Process[] = [];
      const start = async (name: ProcessName): Promise<Process> => {
        const process = await startProcess(name, dataDir, ADMINISTRATOR);
        started.push(process);
        await process.ready();
        return process;
      };
      try {
        let projecting = await start('projections');
        const api = await start('api');
        const adviser = await signInOnceThere(api.address, ADMINISTRATOR.ADMIN_EMAIL, ADMINISTRATOR.ADMIN_PASSWORD);
        await newCustomer(adviser, someone);
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const next = await start('projections');
          await projecting.kill();
          times.push(await timed(() => newCustomer(adviser, someone)));
          projecting = next;
        }
        return [
          {
            what: 'the projecting process killed, until a command is answered through another: slowest of 5',
            value: Math.max(...times) / 1000,
            unit: 's',
            target: { atMost: 10 },
          },
        ];
      } finally {
        await Promise.all(started.map((process) => process.stop()));
      }
    }),
};
