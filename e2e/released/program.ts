import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../stores/testing/free-port.ts';

const LOOK_EVERY_MS = 100;
const LOOKS = 600;

/** A released program, started on a data folder. */
export interface ReleasedProgram {
  output(): string;
  /** Whether it became ready, ended by itself, or did neither for a minute. */
  outcome(): Promise<'ready' | 'ended' | 'never ready'>;
  stop(): Promise<void>;
}

/** The release's sources from the repository's history, built once into `dist/released/`. Needs its commit. */
const built = async (release: string): Promise<string> => {
  const place = join(process.cwd(), 'dist/released', release);
  if (existsSync(join(place, 'dist/server/all.js'))) return place;
  const { commit } = z
    .object({ commit: z.string() })
    .parse(JSON.parse(await readFile(`e2e/released/${release}/release.json`, 'utf8')));
  execFileSync('git', ['worktree', 'prune']);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', process.cwd(), place]);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: place });
  await cp('node_modules', join(place, 'node_modules'), { recursive: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts'], { cwd: place });
  return place;
};

/** Starts a released program on a folder. */
export const releasedProgram = async (release: string, dataDir: string): Promise<ReleasedProgram> => {
  const place = await built(release);
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/all.js'], {
    cwd: place,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    output: () => output,
    outcome: async () => {
      for (let look = 0; look < LOOKS && !hasEnded(); look += 1) {
        const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (ready) return 'ready';
        await delay(LOOK_EVERY_MS);
      }
      return hasEnded() ? 'ended' : 'never ready';
    },
    stop: async () => {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
