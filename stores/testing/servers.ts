import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** A server for one test file: given by its address, or started here. */
export interface Server {
  readonly url: string;
  /** FerretDB reads and replaces a document in two steps; MongoDB does it in one. */
  readonly atomicReplace: boolean;
  /** Kills the server and, after a pause, restarts it on the same address and data; null if it is not ours. */
  readonly restart: ((pauseMs: number) => Promise<void>) | null;
  /** Freezes the server, its connections open, until the returned function is called; null if it is not ours. */
  readonly freeze: (() => () => void) | null;
  stop(): Promise<void>;
}

const givenServer = (url: string): Server => ({
  url,
  atomicReplace: true,
  restart: null,
  freeze: null,
  stop: async () => undefined,
});

/** Prints what an adapter was run against. */
export const announce = (
  adapter: string,
  against: 'a real server' | 'a stand-in server' | 'a double' | 'nothing',
  detail: string,
): void => {
  const met = against === 'nothing' ? 'skipped' : `met ${against}`;
  process.stdout.write(`stores: ${adapter} ${met} (${detail})\n`);
};

export const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** Ends a process started here, which is not asked: a Redis that writes its first file after a failover refuses to end. */
const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Waits until something listens on the port. */
const listening = async (port: number, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (connected) return;
    await delay(20);
  }
  throw new Error(`The server ended with ${child.exitCode}`);
};

interface OwnServer {
  readonly command: string;
  readonly argsOf: (port: number, folder: string) => string[];
  readonly urlOf: (port: number) => string;
  readonly atomicReplace: boolean;
}

/** Starts a server on a free port, its data in a folder of its own. */
const startOwn = async ({ command, argsOf, urlOf, atomicReplace }: OwnServer): Promise<Server> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'genial-server-'));
  const start = async () => {
    const child = spawn(command, argsOf(port, folder), { stdio: 'ignore' });
    await listening(port, child);
    return child;
  };
  let child = await start();
  return {
    url: urlOf(port),
    atomicReplace,
    restart: async (pauseMs) => {
      await kill(child);
      await delay(pauseMs);
      child = await start();
    },
    freeze: () => {
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
    stop: async () => {
      await kill(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The Redis of `REDIS_URL`, or one started here; null if neither is available. */
export const startRedis = async (): Promise<Server | null> => {
  const adapter = 'BullMQ on Redis';
  const given = process.env.REDIS_URL;
  if (given !== undefined) {
    announce(adapter, 'a real server', given);
    return givenServer(given);
  }
  if (!isInstalled('redis-server')) {
    announce(adapter, 'nothing', 'no REDIS_URL and no redis-server on the path');
    return null;
  }
  announce(adapter, 'a real server', 'redis-server from the path');
  return startOwn({
    command: 'redis-server',
    argsOf: (port, folder) =>
      ['--port', String(port), '--dir', folder, '--save', ''].concat('--appendonly', 'yes', '--appendfsync', 'always'),
    urlOf: (port) => `redis://127.0.0.1:${port}`,
    atomicReplace: true,
  });
};

const OWN_MONGO_SERVER = fileURLToPath(new URL('../../e2e/servers/mongo/build/mongo-server', import.meta.url));
const mongoUrl = (port: number) => `mongodb://127.0.0.1:${port}/genial`;

/**
 * The server of `MONGO_URL`, a `mongod` on the path, or the one built in `e2e/servers/mongo`; null if none is
 * available.
 */
export const startMongo = async (): Promise<Server | null> => {
  const adapter = 'MongoDB views, files and keys';
  const given = process.env.MONGO_URL;
  if (given !== undefined) {
    announce(adapter, 'a real server', given);
    return givenServer(given);
  }
  if (isInstalled('mongod')) {
    announce(adapter, 'a real server', 'mongod from the path');
    const argsOf = (port: number, folder: string) => [
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--dbpath',
      folder,
    ];
    return startOwn({ command: 'mongod', argsOf, urlOf: mongoUrl, atomicReplace: true });
  }
  if (existsSync(OWN_MONGO_SERVER)) {
    const limits = 'whose updates are not atomic: two writers of one document are not tried';
    announce(adapter, 'a stand-in server', `FerretDB 1.24 on SQLite, ${limits}`);
    const argsOf = (port: number, folder: string) => [String(port), folder];
    return startOwn({ command: OWN_MONGO_SERVER, argsOf, urlOf: mongoUrl, atomicReplace: false });
  }
  announce(adapter, 'nothing', 'no MONGO_URL, no mongod on the path, and `make test-mongo` has not built its server');
  return null;
};
