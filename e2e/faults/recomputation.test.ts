import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { newCalculation, newCustomer, newWorkRecord } from '../../backend/testing/case-file.ts';
import { type Client, clientOf } from '../../backend/testing/client.ts';
import { calculationAnswer } from '../../domain/api/calculations.ts';
import {
  type CalculationChange,
  calculationChangesAnswer,
  type RecomputationAnswer,
  recomputation,
} from '../../domain/api/recomputations.ts';
import { completeTable } from '../../domain/law/testing/complete-table.ts';
import { granted, tokenOf } from '../adviser.ts';
import type { ProcessName } from '../program.ts';
import { type Installation, startInstallation } from './installation.ts';

/** Three slices: there is a middle. */
const CALCULATIONS = 45;
const LOOK_EVERY_MS = 10;
const PAGE = 100;
const admin = { email: 'rita@genial.test', password: 'vento-31-azul' };

/** Copies of one case of the RGPS, with a right whose value follows the indexes. */
const manyCalculations = async (adviser: Client): Promise<ReadonlySet<string>> => {
  const { id: customerId } = await newCustomer(adviser);
  const { id: calculationId } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
  const salaries = Array.from({ length: 240 }, (_, index) => ({
    month: String((index % 12) + 1).padStart(2, '0'),
    year: 2005 + Math.floor(index / 12),
    value: 4000,
  }));
  await newWorkRecord(adviser, calculationId, { ingressDate: '1990-01-01', egressDate: '2024-12-31', salaries });
  const ids = new Set([calculationId]);
  while (ids.size < CALCULATIONS) {
    const body = { calculationId, name: `Cópia ${ids.size}`, copiedData: ['time', 'salary'] };
    ids.add((await granted(adviser.post('/copy-calculations', body))).as(calculationAnswer).calculation.id);
  }
  return ids;
};

const publish = async (administrator: Client, date: string, factor: number): Promise<void> => {
  const indexes = completeTable(date).indexes.map((index) => ({ ...index, index: factor, date }));
  const [month, year] = [date.slice(0, 2), Number(date.slice(3))];
  await granted(administrator.post('/updateIndex', { indexes, min_salary: null, max_salary: null, month, year }));
};

const current = async (administrator: Client): Promise<RecomputationAnswer> =>
  (await granted(administrator.get('/recomputations/current'))).as(recomputation);

/** The first state of the run after `former` that is as asked. */
const runAfter = async (
  administrator: Client,
  former: string | null,
  isAsAsked: (run: RecomputationAnswer) => boolean,
): Promise<RecomputationAnswer> => {
  for (;;) {
    const run = await current(administrator);
    if (run.startedAt !== former && isAsAsked(run)) return run;
    await delay(LOOK_EVERY_MS);
  }
};

const isDone = ({ status }: RecomputationAnswer): boolean => status === 'done';
const isUnderWay = ({ status, done, total }: RecomputationAnswer): boolean =>
  status === 'running' && done > 0 && done < total;

/** Every change that a run found. */
const changesOf = async (
  adviser: Client,
  { startedAt }: RecomputationAnswer,
): Promise<readonly CalculationChange[]> => {
  const found: CalculationChange[] = [];
  for (let page = 1; ; page += 1) {
    const query = `since=${startedAt}&page=${page}&limit=${PAGE}`;
    const { changes } = (await granted(adviser.get(`/calculation-changes?${query}`))).as(calculationChangesAnswer);
    found.push(...changes);
    if (changes.length < PAGE) return found;
  }
};

const arrangements: readonly { what: string; names: readonly ProcessName[]; victim: ProcessName }[] = [
  { what: 'the one process', names: ['all'], victim: 'all' },
  { what: 'the workers', names: ['projections', 'workers', 'api'], victim: 'workers' },
];

describe.concurrent.each(arrangements)('kill -9 of $what while everything is recomputed', ({ names, victim }) => {
  let installation: Installation | null = null;
  afterEach(() => installation?.erase());

  it('loses no progress, keeps a stop, and tells each move exactly once', async () => {
    const running = await startInstallation(names, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    installation = running;
    const { email, password } = await running.signIn();
    const tokens = {
      adviser: await tokenOf(running.address(), email, password),
      admin: await tokenOf(running.address(), admin.email, admin.password),
    };
    const as = (who: keyof typeof tokens): Client => clientOf(`${running.address()}/api`, tokens[who]);
    const ids = await manyCalculations(as('adviser'));
    await publish(as('admin'), '09/2026', 1);
    const first = await runAfter(as('admin'), null, (run) => isDone(run) && run.total >= CALCULATIONS);

    await publish(as('admin'), '10/2026', 1.01);
    const killed = await runAfter(as('admin'), first.startedAt, isUnderWay);
    await running.kill(victim);
    await running.restart(victim);
    const resumed = await current(as('admin'));
    expect(resumed.startedAt).toBe(killed.startedAt);
    expect(resumed.done).toBeGreaterThanOrEqual(killed.done);
    const second = await runAfter(as('admin'), first.startedAt, isDone);
    expect(second).toMatchObject({ done: second.total, failed: 0 });
    const moved = (await changesOf(as('adviser'), second)).map(({ calculationId }) => calculationId);
    expect(moved.filter((id) => ids.has(id)).toSorted()).toEqual([...ids].toSorted());

    await publish(as('admin'), '11/2026', 1.02);
    await runAfter(as('admin'), second.startedAt, isUnderWay);
    await granted(as('admin').post('/recomputations/current/stop', {}));
    await running.kill(victim);
    await running.restart(victim);
    expect(await current(as('admin'))).toMatchObject({ status: 'stopped' });
    await granted(as('admin').post('/recomputations/current/resume', {}));
    const third = await runAfter(as('admin'), second.startedAt, isDone);
    expect(third).toMatchObject({ done: third.total, failed: 0 });
    const movedAgain = (await changesOf(as('adviser'), third)).map(({ calculationId }) => calculationId);
    expect(movedAgain.filter((id) => ids.has(id)).toSorted()).toEqual([...ids].toSorted());
  });
});
