/** The law as the program computes it: in a thread with room for what a calculation throws away at once. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { threadLimits } from '../results/compute/compute.ts';
import type { Finding, Subject } from './figure.ts';

/** Measures a thousand people one after another: what they leave behind may be more than that of one. */
const MEMORY_MB = 4 * threadLimits.memoryMb;

const findings = z.array(z.custom<Finding>((value) => typeof value === 'object' && value !== null && 'what' in value));

const inThread = (name: string): Subject => ({
  name,
  measure: async () => {
    const thread = new Worker(new URL('./law-thread.js', import.meta.url), {
      workerData: name,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: threadLimits.youngMb },
    });
    const [message] = await once(thread, 'message');
    await thread.terminate();
    return findings.parse(message);
  },
});

export const law = inThread('law');
export const outlook = inThread('outlook');
export const secondPass = inThread('second-pass');
