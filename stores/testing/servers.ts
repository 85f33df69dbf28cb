import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A server for the time of a test file: one that is given by its address, or one that we start. */
export interface Server {
  readonly url: string;
  /** FerretDB reads and replaces a document in two steps; MongoDB does it in one. */
  readonly atomicReplace: boolean;
  stop(): Promise<void>;
}

/** Says by name what an adapter was run against. */
export const announce = (
  adapter: string,
  against: 'a real server' | 'a stand-in server' | 'a double' | 'nothing',
  detail: string,
): void => {
  const met = against === 'nothing' ? 'skipped' : `met ${against}`;
  process.stdout.write(`stores: ${adapter} ${met} (${detail})\n`);
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
};

export const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** Ends a process that we started. */
export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** The Redis of `REDIS_URL`, or one of our own on a spare port; null when there is neither. */
export const startRedis = async (): Promise<Server | null> => {
  const given = process.env.REDIS_URL;
  if (given !== undefined) {
    announce('BullMQ on Redis', 'a real server', given);
    return { url: given, atomicReplace: true, stop: async () => undefined };
  }
  if (!isInstalled('redis-server')) {
    announce('BullMQ on Redis', 'nothing', 'no REDIS_URL and no redis-server on the path');
    return null;
  }
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', '/tmp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  child.stdout.resume();
  announce('BullMQ on Redis', 'a real server', `redis-server started on port ${port}`);
  return { url: `redis://127.0.0.1:${port}`, atomicReplace: true, stop: () => stopProcess(child) };
};

const OWN_MONGO_SERVER = fileURLToPath(new URL('../../e2e/servers/mongo/build/mongo-server', import.meta.url));

/** Waits until something listens there. */
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

/** The server of `MONGO_URL`, a `mongod` on the path, or the one built in `e2e/servers/mongo`; null when there is none. */
export const startMongo = async (): Promise<Server | null> => {
  const adapter = 'MongoDB views, files and keys';
  const given = process.env.MONGO_URL;
  if (given !== undefined) {
    announce(adapter, 'a real server', given);
    return { url: given, atomicReplace: true, stop: async () => undefined };
  }
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'genial-mongo-'));
  const mongod = isInstalled('mongod');
  const [command, args, detail] = mongod
    ? ['mongod', ['--port', String(port), '--bind_ip', '127.0.0.1', '--dbpath', folder], 'mongod started']
    : [
        OWN_MONGO_SERVER,
        [String(port), folder],
        'FerretDB 1.24 on SQLite, whose updates are not atomic: two writers of one document are not tried; started',
      ];
  if (!mongod && !existsSync(OWN_MONGO_SERVER)) {
    announce(adapter, 'nothing', 'no MONGO_URL, no mongod on the path, and `make test-mongo` has not built its server');
    return null;
  }
  const child = spawn(command, args, { stdio: 'ignore' });
  await listening(port, child);
  announce(adapter, mongod ? 'a real server' : 'a stand-in server', `${detail} on port ${port}`);
  return {
    url: `mongodb://127.0.0.1:${port}/genial`,
    atomicReplace: mongod,
    stop: async () => {
      await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
