import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hold } from './hold.ts';

const source = new URL('./hold.ts', import.meta.url).href;

it('a file is held by one process at a time, and free once that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-hold-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'deep', 'all.lock');
  const letGo = hold(file);
  expect(letGo).not.toBeNull();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(hold(file)).toBeNull();
  letGo?.();

  const script = `import { hold } from '${source}'; console.log(hold(${JSON.stringify(file)}) !== null); setInterval(() => 0, 1000);`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  const [said] = await once(other.stdout, 'data');
  expect(String(said)).toContain('true');
  expect(hold(file)).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const again = hold(file);
  expect(again).not.toBeNull();
  again?.();
});
