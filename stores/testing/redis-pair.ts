import { connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { type Server, startRedis } from './servers.ts';

/** Two Redis servers behind one address that leads to one of them. */
export interface RedisPair {
  readonly url: string;
  /** A client of the server that the address leads to after the failover. */
  readonly promoted: Redis;
  /** Makes the first a replica of the second and redirects the address; open connections stay where they are. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Null if no local server can be started. */
export const startRedisPair = async (): Promise<RedisPair | null> => {
  const [first, second] = [await startRedis(), await startRedis()];
  if (first === null || second === null) return null;
  if (first.restart === null) return null;
  const promoted = new Redis(second.url);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let target = portOf(first);
  const address = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(port, '127.0.0.1');
  return {
    url: `redis://127.0.0.1:${port}`,
    promoted,
    failOver: async () => {
      const admin = new Redis(first.url);
      await admin.replicaof('127.0.0.1', portOf(second));
      target = portOf(second);
      admin.disconnect();
    },
    stop: async () => {
      promoted.disconnect();
      address.close();
      for (const socket of sockets) socket.destroy();
      await first.stop();
      await second.stop();
    },
  };
};

const portOf = ({ url }: Server): number => Number(new URL(url).port);
