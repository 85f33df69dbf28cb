import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { newCalculation, newCustomer } from '../../backend/testing/case-file.ts';
import { type Client, clientOf } from '../../backend/testing/client.ts';
import { type Registers, readExtract, tokenOf } from '../adviser.ts';
import type { ProcessName } from '../program.ts';
import { workAs } from './adviser-at-work.ts';
import { type Installation, startInstallation } from './installation.ts';
import { countCustomers, verifyAnswered, verifyImport, verifyLog } from './verify.ts';

/** `FAULT_ROUNDS=100` for the long run. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
const LONGEST_LIFE_MS = 400;
const ROUND_MS = 30_000;

const arrangements: readonly { readonly what: string; readonly names: readonly ProcessName[] }[] = [
  { what: 'the one process', names: ['all'] },
  { what: 'one of three processes', names: ['projections', 'workers', 'api'] },
];

const readUndisturbed = async (adviser: Client, extract: Uint8Array<ArrayBuffer>): Promise<Registers> => {
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
  return readExtract(adviser, id, extract);
};

describe.each(arrangements)('kill -9 of $what in the middle of its work', ({ names }) => {
  let installation: Installation | null = null;
  afterEach(() => installation?.erase());

  it(`loses nothing that was answered and does nothing twice (${ROUNDS} rounds)`, {
    timeout: 60_000 + ROUNDS * ROUND_MS,
  }, async () => {
    const running = await startInstallation(names);
    installation = running;
    const { email, password } = await running.signIn();
    const token = await tokenOf(running.address(), email, password);
    const adviser = (): Client => clientOf(`${running.address()}/api`, token);
    const extract = new Uint8Array(await readFile('workers/cnis/fixtures/long-career.pdf'));
    const undisturbed = await readUndisturbed(adviser(), extract);
    expect(undisturbed.length).toBeGreaterThan(3);

    for (let round = 0; round < ROUNDS; round += 1) {
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
    await verifyLog(running.dataDir, listed);
  });
});
