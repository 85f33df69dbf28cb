import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { Task } from './tasks.ts';
import { type ThreadPool, threadPool } from './thread-pool.ts';
import { threadRunner } from './thread-runner.ts';

/** The thread's entry when the program runs from its sources; a bundle has a file of its own. */
export const computeSource = new URL('./thread-from-source.mjs', import.meta.url);

/** A thousand times what a calculation of forty years takes on an idle machine; a cold one under load took more than ten seconds. */
export const threadLimits = { timeoutMs: 30_000, memoryMb: 192, youngMb: 96 };

/** Two people are answered at once, and one who compares scenarios has both; more is left to more processes. */
const MOST_THREADS = 2;

/** Computes in threads of its own, so that no calculation or report, however large, holds up the API. */
export type Compute = ThreadPool<Task, string>;

export const computeInThreads = (entry: URL = computeSource): Compute =>
  threadPool(Math.min(MOST_THREADS, availableParallelism()), () =>
    threadRunner<Task, z.ZodString>(entry, z.string(), threadLimits),
  );
