import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist/server/all.js');

/** The built program, running on a folder of its own, as `make run` starts it. */
export interface Program {
  address: string;
  email: string;
  password: string;
  stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

/** Waits until the program has said how to sign in. */
const signIn = (child: ChildProcess): Promise<{ email: string; password: string }> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const said = /(\S+@genial\.test)\s+password: (\S+)[\s\S]*API:/.exec(output);
      if (said?.[1] !== undefined && said[2] !== undefined) resolve({ email: said[1], password: said[2] });
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${output}`)));
  });

/** Starts the program from `dist/`. @throws when it was not built, or ends before it is ready */
export const startProgram = async (): Promise<Program> => {
  if (!existsSync(built)) throw new Error('dist/server/all.js is missing: run `make build` first');
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, [built], {
    cwd: root,
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
  const { email, password } = await signIn(child);
  return {
    address: `http://127.0.0.1:${port}`,
    email,
    password,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
