import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Sits between a client and its server, and cuts the connection where a test wants it. */
export interface Proxy {
  readonly port: number;
  /** Ends every connection that sends these bytes, before they reach the server; null lets everything through again. */
  cutAt(matches: ((sent: Buffer) => boolean) | null): void;
  stop(): Promise<void>;
}

export const startProxy = async (serverPort: number): Promise<Proxy> => {
  let cut: ((sent: Buffer) => boolean) | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(serverPort, '127.0.0.1');
    const end = () => {
      for (const socket of [client, onward]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (sent) => {
      if (cut?.(sent) === true) end();
      else onward.write(sent);
    });
    onward.on('data', (answered) => client.write(answered));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    port: address.port,
    cutAt: (matches) => {
      cut = matches;
    },
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};
