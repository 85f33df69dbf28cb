import { z } from 'zod';
import type { LawInput } from '../../domain/law/input.ts';
import { type ThreadRunner, threadRunner } from '../thread-runner.ts';

/** The thread's entry when the program runs from its sources; a bundle has a file of its own. */
export const recomputeSource = new URL('./thread-from-source.mjs', import.meta.url);

/** Hundreds of times what a calculation of forty years takes. */
const limits = { timeoutMs: 10_000, memoryMb: 192 };

/** Evaluates rules in a thread of its own, so that no calculation, however large, holds up the API. */
export const ruleEvaluator = (entry: URL = recomputeSource): ThreadRunner<LawInput, string> =>
  threadRunner<LawInput, z.ZodString>(entry, z.string(), limits);
