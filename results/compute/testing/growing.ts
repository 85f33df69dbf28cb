import { z } from 'zod';
import { threadRunner } from '../thread-runner.ts';

/**
 * Has the odd thread grow, and run again. A program of its own: the limit that the tests' own process is started with
 * replaces that of its threads.
 */
const entry = new URL(process.argv[2] ?? '');
const runner = threadRunner<string, z.ZodString>(entry, z.string(), { timeoutMs: 300_000, memoryMb: 32 });
const lost = await runner.run('grow').catch((error: unknown) => String(error));
console.log(JSON.stringify([lost, await runner.run('a')]));
await runner.close();
