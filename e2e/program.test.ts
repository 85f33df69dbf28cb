import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { greetingOf, startProcess } from './program.ts';

it('waits for no greeting of a program that has ended, and says what that printed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-ended-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const program = await startProcess('all', dataDir, { PORT: 'nowhere' });
  await expect(greetingOf(program)).rejects.toThrow(/^all ended with 1:\nSetting PORT: must be/);
});
