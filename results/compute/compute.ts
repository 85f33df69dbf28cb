import { z } from 'zod';
import type { Task } from './tasks.ts';
import { type ThreadRunner, threadRunner } from './thread-runner.ts';

/** The thread's entry when the program runs from its sources; a bundle has a file of its own. */
export const computeSource = new URL('./thread-from-source.mjs', import.meta.url);

/** A thousand times what a calculation of forty years takes on an idle machine; a cold one under load took more than ten seconds. */
const limits = { timeoutMs: 30_000, memoryMb: 192 };

/** Computes in a thread of its own, so that no calculation or report, however large, holds up the API. */
export type Compute = ThreadRunner<Task, string>;

export const computeInThread = (entry: URL = computeSource): Compute =>
  threadRunner<Task, z.ZodString>(entry, z.string(), limits);
