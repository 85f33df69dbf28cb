import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server for the time of a test file: one that is given by its address, or one that we start. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Says by name what an adapter was run against. */
export const announce = (adapter: string, against: 'a real server' | 'a double' | 'nothing', detail: string): void => {
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
    return { url: given, stop: async () => undefined };
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
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopProcess(child) };
};
