import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { newCalculation, newCustomer } from '../../backend/testing/case-file.ts';
import { type Client, clientOf } from '../../backend/testing/client.ts';
import { type Registers, readExtract, tokenOf } from '../adviser.ts';
import type { ProcessName } from '../program.ts';
import { startThreeServers, type ThreeServers } from '../three-servers.ts';
import { workAs } from './adviser-at-work.ts';
import { type Installation, startInstallation } from './installation.ts';
import { countCustomers, verifyAnswered, verifyImport, verifyLog } from './verify.ts';

/** `FAULT_ROUNDS=100` for the long run. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
/** The one process has no other to be killed after it: without the long run once is enough. */
const ROUNDS_OF_ONE = Number(process.env.FAULT_ROUNDS ?? 1);
/** On servers a round takes three times as long: a dead worker's job waits there for some 40 s. */
const ROUNDS_ON_SERVERS = Math.min(ROUNDS, 30);
const LONGEST_LIFE_MS = 400;
const ROUND_MS = 90_000;

const servers = await startThreeServers();
afterAll(() => servers?.stop());

interface Arrangement {
  readonly what: string;
  readonly names: readonly ProcessName[];
  readonly rounds: number;
  readonly servers: ThreeServers | null;
}

const apart = ['projections', 'workers', 'api'] as const;
const arrangements: readonly Arrangement[] = [
  { what: 'the one process', names: ['all'], rounds: ROUNDS_OF_ONE, servers: null },
  { what: 'one of three processes', names: apart, rounds: ROUNDS, servers: null },
  ...(servers === null
    ? []
    : [{ what: 'one of three processes on servers', names: apart, rounds: ROUNDS_ON_SERVERS, servers }]),
];

const readUndisturbed = async (adviser: Client, extract: Uint8Array<ArrayBuffer>): Promise<Registers> => {
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
  return readExtract(adviser, id, extract);
};

describe.concurrent.each(arrangements)('kill -9 of $what in the middle of its work', ({ names, rounds, servers }) => {
  let installation: Installation | null = null;
  afterEach(() => installation?.erase());

  it(`loses nothing acknowledged and does nothing twice (${rounds} rounds)`, {
    timeout: 600_000 + rounds * ROUND_MS,
  }, async () => {
    const running = await startInstallation(names, servers?.settings);
    installation = running;
    const { email, password } = await running.signIn();
    const token = await tokenOf(running.address(), email, password);
    const adviser = (): Client => clientOf(`${running.address()}/api`, token);
    const extract = new Uint8Array(await readFile('cnis-reader/fixtures/long-career.pdf'));
    const undisturbed = await readUndisturbed(adviser(), extract);
    expect(undisturbed.length).toBeGreaterThan(3);

    for (let round = 0; round < rounds; round += 1) {
      const victim = names[round % names.length] ?? 'all';
      const work = await workAs(adviser(), `${round}`, extract);
      await work.begun;
      await delay(Math.random() * LONGEST_LIFE_MS);
      await running.kill(victim);
      const remembered = await work.stop();
      await running.restart(victim);
      await verifyAnswered(adviser(), remembered);
      await verifyImport(adviser(), remembered, undisturbed);
    }

    const listed = await countCustomers(adviser());
    await running.stop();
    await verifyLog({ dataDir: running.dataDir, ...servers?.stores }, listed);
  });
});
