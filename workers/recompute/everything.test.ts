import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../domain/events.ts';
import type { LawInput } from '../../domain/law/input/input.ts';
import { openReadModels, type ReadModels } from '../../projections/read-models.ts';
import { type Projector, startProjector } from '../../projections/run.ts';
import * as history from '../../projections/testing/case-file-history.ts';
import { temporaryStores, write } from '../../projections/testing/temporary-stores.ts';
import { openResults, type Results } from '../../results/results.ts';
import type { Stores } from '../../stores/stores.ts';
import { enqueueOpen, staysCurrent } from './currency.ts';
import { RECOMPUTE_ALL_QUEUE } from './queue.ts';
import { recomputeSlice } from './slice.ts';
import { openRecomputation, type Recomputation, resumed, stopped } from './state.ts';

const CALCULATIONS = 45;

let stores: Stores;
let views: ReadModels;
let projector: Projector;
let recomputation: Recomputation;
let results: Results;
/** What the law is asked; a test may make it wait or fail. */
let asked: string[];
let hold: (input: LawInput) => Promise<void>;
let now: string;
let specialTimeUntil: string;
const errors: unknown[] = [];

/** The wage of the newest table published decides on the value, the law on the day. */
const answer = ({ indexes, settings, calculationDate }: LawInput): string => {
  const value = indexes.at(-1)?.minSalary ?? 1000;
  const whenToRetire = settings.specialTimeUntil === '2019-11-13' ? '2031-05-04' : '2032-05-04';
  // Measured a day later it is worth a cent more: time alone.
  const cents = Number(calculationDate.slice(-2)) / 100;
  const rule = {
    id: 'r1',
    whenToRetire,
    variantOf: null,
    estimatedBenefit: value + cents,
    parity: false,
    withinReach: true,
    kind: 'permanent',
    benefitCalculusMethod: 'RGPS_AVERAGE',
    calculationDate,
    confirmed: true,
  };
  return JSON.stringify({ applicableRules: [], futureRules: [rule], missingData: [] });
};

beforeEach(async () => {
  asked = [];
  errors.length = 0;
  hold = async () => undefined;
  now = '2026-11-20T15:00:00.000Z';
  specialTimeUntil = '2019-11-13';
  stores = await temporaryStores();
  views = await openReadModels(stores);
  projector = startProjector(stores, views.projections, { holder: 'test' });
  recomputation = await openRecomputation(stores.views);
  results = await openResults(
    stores.views,
    async ({ input }) => {
      await hold(input);
      return answer(input);
    },
    Date.now,
  );
  const people = Array.from({ length: CALCULATIONS }, (_, number) => [
    history.customerCreated(`c${number}`),
    history.calculationCreated(`k${number}`, `c${number}`),
  ]).flat();
  await views.waitFor(await write(stores, people), 60_000);
});
afterEach(() => projector.stop());

const depsOf = (name: string) => ({
  stores,
  views,
  results: {
    ...results,
    rules: (...args: Parameters<Results['rules']>) => {
      asked.push(`${name} ${args[0].calculation.calculationId}`);
      return results.rules(...args);
    },
  },
  recomputation,
  specialTimeUntil,
  now: () => now,
  onError: (error: unknown) => void errors.push(error),
});

/** A process with a worker that has just started. */
const starts = (name = 'one') => {
  const deps = depsOf(name);
  const current = staysCurrent(deps);
  const worker = stores.jobs.work(RECOMPUTE_ALL_QUEUE, recomputeSlice(deps));
  return { look: current.look, close: () => worker.close(0) };
};

const state = () => recomputation.current();
const isDone = (run: number) => expect.poll(state).toMatchObject({ run, status: 'done' });
const publish = async (date: string, minSalaryInCents: number) => {
  const event: AnyEvent = {
    type: 'IndexesPublished',
    data: { date, indexes: [], minSalaryInCents, maxSalaryInCents: null },
  };
  await views.waitFor(await write(stores, [['indexes', event]]), 60_000);
};
const changes = async (limit = 100) =>
  results.headlines.changesOf('a1', { since: null, page: 1, limit }).then(({ items, total }) => ({ items, total }));

const publishSelic = async (): Promise<void> => {
  const event: AnyEvent = {
    type: 'IndexesPublished',
    data: { date: '11/2026', indexes: [], selic: [[2026, 10, 1.1]], minSalaryInCents: null, maxSalaryInCents: null },
  };
  await views.waitFor(await write(stores, [['indexes', event]]), 60_000);
};

/** A gate that the computation of one calculation waits at. */
const gateAt = (count: number) => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let seen = 0;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  hold = async () => {
    seen += 1;
    if (seen !== count) return;
    arrive();
    await gate;
  };
  return { arrived, open };
};

/** A process of the name `first` that closes while it computes the calculation of this number. */
const closesInTheMiddle = async (count: number): Promise<void> => {
  const { arrived, open } = gateAt(count);
  const first = starts('first');
  await first.look();
  await arrived;
  const closed = first.close();
  open();
  await closed;
};

describe('after a change of the law or the indexes', () => {
  it('a new rate of the SELIC, on which only prices depend, computes nothing', async () => {
    const process = starts();
    await process.look();
    await isDone(1);
    asked = [];
    await publishSelic();
    await process.look();
    expect(await state()).toMatchObject({ run: 1, status: 'done' });
    expect(asked).toEqual([]);
    await process.close();
  });

  it('everything is computed once in the background, and nothing moved where nothing was known', async () => {
    const process = starts();
    await process.look();
    await isDone(1);
    expect(await state()).toMatchObject({ total: CALCULATIONS, done: CALCULATIONS, failed: 0 });
    expect(new Set(asked).size).toBe(CALCULATIONS);
    expect((await changes()).total).toBe(0);
    await process.look();
    expect(await state()).toMatchObject({ run: 1 });
    await process.close();
  });

  it('what the indexes moved is told with its cause, for both regimes', async () => {
    const process = starts();
    await process.look();
    await isDone(1);
    await publish('10/2026', 170_000);
    await process.look();
    await isDone(2);
    const { items, total } = await changes();
    expect(total).toBe(2 * CALCULATIONS);
    expect(items[0]).toMatchObject({
      ruleId: 'r1',
      before: { date: '2031-05-04', value: 1000.2 },
      after: { date: '2031-05-04', value: 1700.2 },
      cause: { months: ['10/2026'], lawOf: null },
      at: now,
    });
    await process.close();
  });

  it('a day that has passed is no change of the law; what the law moved is compared on the day of before', async () => {
    const before = starts();
    await before.look();
    await isDone(1);
    await before.close();
    now = '2026-11-22T15:00:00.000Z';
    specialTimeUntil = '2025-01-01';
    const after = starts();
    await after.look();
    await isDone(2);
    expect((await changes(1)).items[0]).toMatchObject({
      before: { date: '2031-05-04', value: 1000.2 },
      after: { date: '2032-05-04', value: 1000.2 },
      cause: { months: [], lawOf: '2026-11-22' },
    });
    await publish('10/2026', 100_000);
    now = '2026-11-23T15:00:00.000Z';
    const { total } = await changes();
    await after.look();
    await isDone(3);
    expect((await changes()).total).toBe(total);
    await after.close();
  });

  it('a process that closes in the middle leaves the rest to the next, and nothing is counted twice', async () => {
    await closesInTheMiddle(50);
    const next = starts('next');
    await next.look();
    await isDone(1);
    expect(await state()).toMatchObject({ done: CALCULATIONS, failed: 0, open: [] });
    expect(new Set(asked.map((each) => each.split(' ')[0]))).toEqual(new Set(['first', 'next']));
    await next.close();
  });

  it('jobs that were lost are enqueued anew', async () => {
    await closesInTheMiddle(1);
    for (const slice of (await state())?.open ?? [])
      await stores.jobs.remove({ queue: RECOMPUTE_ALL_QUEUE, id: `run-1-0-after-${slice}` });
    expect((await stores.jobs.counts(RECOMPUTE_ALL_QUEUE)).queued).toBe(0);
    const next = starts('next');
    await next.look();
    await isDone(1);
    await next.close();
  });

  it('can be stopped and resumed', async () => {
    const { arrived, open } = gateAt(10);
    const process = starts();
    await process.look();
    await arrived;
    await recomputation.change((run) => (run === null ? null : stopped(run)));
    open();
    await expect.poll(async () => (await state())?.done).toBe(20);
    await expect.poll(() => stores.jobs.counts(RECOMPUTE_ALL_QUEUE)).toMatchObject({ queued: 0, running: 0 });
    await process.look();
    expect(await state()).toMatchObject({ status: 'stopped', done: 20 });
    await recomputation.change((run) => (run === null ? null : resumed(run)));
    await enqueueOpen({ recomputation, stores });
    await isDone(1);
    expect(await state()).toMatchObject({ done: CALCULATIONS });
    await process.close();
  });

  it('indexes published during a run begin it anew', async () => {
    const { arrived, open } = gateAt(30);
    const process = starts();
    await process.look();
    await arrived;
    await publish('10/2026', 170_000);
    await process.look();
    open();
    await isDone(2);
    expect(await state()).toMatchObject({ total: CALCULATIONS, done: CALCULATIONS, indexes: 0 });
    for (let number = 0; number < CALCULATIONS; number += 1) {
      const revisions = { calculation: 0, customer: 0, indexes: 0 };
      expect(await results.headlines.basisOf(`k${number}`)).toMatchObject(revisions);
    }
    await process.close();
  });

  it('a calculation that cannot be computed stops no other, and is counted', async () => {
    hold = async () => {
      if (asked.at(-1) === 'one k7') throw new Error('poison');
    };
    const process = starts();
    await process.look();
    await isDone(1);
    expect(await state()).toMatchObject({ total: CALCULATIONS, done: CALCULATIONS - 1, failed: 1 });
    expect(errors).toHaveLength(1);
    await process.close();
  });

  it('several workers share it', async () => {
    hold = () => new Promise((resolve) => setImmediate(resolve));
    const [one, other] = [starts('one'), starts('other')];
    await Promise.all([one.look(), other.look()]);
    await isDone(1);
    expect(await state()).toMatchObject({ run: 1, done: CALCULATIONS });
    expect(new Set(asked.map((each) => each.split(' ')[0]))).toEqual(new Set(['one', 'other']));
    await Promise.all([one.close(), other.close()]);
  });

  it('a process with the former law brings it back neither by looking nor by computing', async () => {
    const former = starts('former');
    await former.look();
    await isDone(1);
    specialTimeUntil = '2025-01-01';
    const present = starts('present');
    await present.look();
    await former.look();
    expect(await state()).toMatchObject({ run: 2, law: expect.stringContaining('2025-01-01') });
    await former.close();
    await present.look();
    await isDone(2);
    await present.close();
  });

  it('what is removed in the meantime leaves nothing behind', async () => {
    const process = starts();
    hold = async () => {
      if (asked.at(-1) !== 'one k3') return;
      const removal = [history.calculationDeleted('k3', 'c3'), history.customerDeleted('c3')] as const;
      await views.waitFor(await write(stores, removal), 60_000);
      await results.forgetCustomer('c3');
    };
    await process.look();
    await isDone(1);
    expect(await results.headlines.basisOf('k3')).toBeNull();
    await process.close();
  });
});
