import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

export interface Listening {
  readonly port: number;
  /** Accepts no new connections, gives running requests `graceMs` to end, then closes the rest. */
  close(graceMs: number): Promise<void>;
}

/**
 * How long a connection may be idle: longer than the 60 s for which a proxy keeps it (nginx's `keepalive_timeout` of an
 * upstream). The other way round the proxy sends a save into a connection that is just being closed, and answers 502.
 */
const KEEP_ALIVE_MS = 75_000;

/** Opens the port; an occupied port is an error that names it. */
export const listen = (app: Koa, host: string, port: number): Promise<Listening> => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app.callback());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: portOf(server.address(), port), close: (graceMs) => drain(server, graceMs) });
    });
  });
};

/** Where this process is reached from its own machine. */
export const localAddress = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const portOf = (address: AddressInfo | string | null, asked: number): number =>
  address !== null && typeof address === 'object' ? address.port : asked;

const SWEEP_MS = 50;

const drain = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection is idle once its answer is out, and would be kept.
    const idle = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
