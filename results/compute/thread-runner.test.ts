import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newCalculation } from '../../domain/calculations/calculation.ts';
import { emptyCustomer } from '../../domain/customers/customer.ts';
import { built } from '../../domain/testing/built.ts';
import { lawInput } from '../question.ts';
import { type Compute, computeInThreads } from './compute.ts';
import { perform, type Task } from './tasks.ts';
import { end, ThreadClosed, type ThreadRunner, threadRunner } from './thread-runner.ts';

/** No run takes too long before the test says so: a busy machine may need long for the start of a thread. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const oddThread = new URL('./testing/odd-thread.mjs', import.meta.url);

describe('a thread', () => {
  const timeoutMs = 2_000;
  let runner: ThreadRunner<string, string>;
  beforeEach(() => {
    runner = threadRunner<string, z.ZodString>(oddThread, z.string(), { timeoutMs, memoryMb: 32 });
  });
  afterEach(() => runner.close());

  it('answers one after another, each its own', async () => {
    const orders = [...'abcdefgh'];
    expect(await Promise.all(orders.map((order) => runner.run(order)))).toEqual(orders);
  });

  it('tells what failed, and goes on', async () => {
    await expect(runner.run('fail')).rejects.toThrow('could not');
    expect(await runner.run('a')).toBe('a');
  });

  it.each(['hang', 'die'])('that does %s is ended, and the next run has a new one', async (order) => {
    const lost = runner.run(order);
    const next = runner.run('a');
    const ended = expect(lost).rejects.toMatchObject({ name: 'ThreadStopped' });
    if (order === 'hang') vi.advanceTimersByTime(timeoutMs);
    await ended;
    expect(await next).toBe('a');
  });

  it('that grows beyond its memory is ended, and the next run has a new one', async () => {
    const program = fileURLToPath(built('results/compute/testing/growing.ts'));
    const { stdout } = await promisify(execFile)(process.execPath, [program, oddThread.href]);
    expect(JSON.parse(stdout)).toEqual([expect.stringMatching(/^ThreadStopped: .*memory/), 'a']);
  });

  it('that was closed starts no other: a job that goes on while the program ends kept it from ending', async () => {
    const before = runner.run('hang');
    const refused = expect(before).rejects.toMatchObject({ message: 'The thread was closed' });
    await runner.close();
    await refused;
    await expect(runner.run('a')).rejects.toBeInstanceOf(ThreadClosed);
  });

  it('has the whole time for each run, and what was in time is not late afterwards', async () => {
    vi.advanceTimersByTime(timeoutMs);
    expect(await runner.run('a')).toBe('a');
    vi.advanceTimersByTime(timeoutMs - 1);
    expect(await runner.run('b')).toBe('b');
    vi.advanceTimersByTime(timeoutMs);
    expect(await runner.run('c')).toBe('c');
  });
});

it('a thread that does not hear that it is to end is told again', async () => {
  const never = new Promise<number>(() => undefined);
  const terminate = vi.fn().mockReturnValueOnce(never).mockResolvedValueOnce(1);
  const unref = vi.fn();
  await end({ terminate, unref });
  expect(terminate).toHaveBeenCalledTimes(2);
  expect(unref).not.toHaveBeenCalled();
});

it('computes the same in a thread as without one', async () => {
  const compute: Compute = computeInThreads();
  const calculation = {
    phase: 'open' as const,
    calculationId: 'k1',
    customerId: 'c1',
    accountId: 'a1',
    fields: { ...newCalculation, contributionTime: { years: 30, months: 0, days: 0 } },
    spansStatedOn: '2026-11-20',
    workRecords: [],
    imports: [],
    scenarios: [],
  };
  const customer = { ...emptyCustomer, birthDate: '1960-01-01', gender: 'Mulher' as const };
  const question = { calculation, customer, indexes: [], today: '2026-11-20', specialTimeUntil: '2019-11-13' };
  const task: Task = { type: 'rules', input: lawInput(question, 'RGPS') };
  expect(await compute.run(task)).toBe(perform(task));
  await compute.close();
});
