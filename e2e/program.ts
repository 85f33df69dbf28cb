import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../stores/testing/free-port.ts';

/** Where `make` and the tests run. */
const root = process.cwd();
/** Whoever asks a program that starts takes from it what it starts with: several start at a time, on two cores. */
const LOOK_EVERY_MS = 50;

/** One process of the built program. */
export interface Process {
  readonly address: string;
  readonly pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** @throws if it has ended, with what it has printed: whoever waits for something of it looks here too */
  stillRuns(): void;
  /**
   * Resolves when `/readyz` answers 200.
   * @throws if the process ends before
   */
  ready(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

export type ProcessName = 'all' | 'api' | 'projections' | 'workers';

/**
 * Starts a process on a data folder, with further settings.
 * @throws if it was not built
 */
export const startProcess = async (
  name: ProcessName,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Process> => {
  const built = join(root, 'dist/server', `${name}.js`);
  if (!existsSync(built)) throw new Error(`dist/server/${name}.js is missing: run \`make build\` first`);
  const port = await freePort();
  const child = spawn(process.execPath, [built], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const address = `http://127.0.0.1:${port}`;
  const endWith = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  const stillRuns = (): void => {
    if (hasEnded(child)) throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
  };
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    stillRuns,
    ready: async () => {
      while (!(await isReady(address))) {
        stillRuns();
        await delay(LOOK_EVERY_MS);
      }
    },
    kill: () => endWith('SIGKILL'),
    stop: () => endWith('SIGTERM'),
  };
};

/** The built program as `make run` starts it, in a folder of its own, with its demonstration. */
export interface Program extends Process {
  readonly dataDir: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Starts the whole program from `dist/`, with further settings.
 * @throws if it was not built, or ends before it is ready
 */
export const startProgram = async (settings: Readonly<Record<string, string>> = {}): Promise<Program> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-e2e-'));
  const program = await startProcess('all', dataDir, { DEMO: '1', ...settings });
  await program.ready();
  return {
    ...program,
    ...(await greetingOf(program)),
    dataDir,
    stop: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * The demonstration's credentials, as the process prints them once they work.
 * @throws if the process ends before
 */
export const greetingOf = async (program: Process): Promise<{ email: string; password: string }> => {
  for (;;) {
    const said = /(\S+@genial\.test)\s+password: (\S+)[\s\S]*API:/.exec(program.output());
    if (said?.[1] !== undefined && said[2] !== undefined) return { email: said[1], password: said[2] };
    program.stillRuns();
    await delay(LOOK_EVERY_MS);
  }
};

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const ended = async (child: ChildProcess): Promise<void> => {
  if (!hasEnded(child)) await once(child, 'exit');
};
