import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What becomes of a call that is sent to the provider. */
export type Mishap =
  /** Never arrives. */
  | 'away'
  /** Arrives and takes effect, but its answer is lost. */
  | 'answer lost'
  /** Arrives and takes effect, but nobody waits that long for its answer. */
  | 'slow'
  | 'failing'
  | 'forbidden'
  | 'nonsense'
  | 'another shape';

export interface UnrulyGateway {
  /** As `ASAAS_URL` would be. */
  readonly url: string;
  /** What happens to the calls with this method and path; null: nothing. */
  set(mishap: Mishap | null, which?: (call: string) => boolean): void;
  /** Every call that arrived, as 'POST /customers'. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Stands between the program and its provider, and makes calls go wrong. */
export const unrulyGateway = async (target: () => Promise<string>): Promise<UnrulyGateway> => {
  let mishap: Mishap | null = null;
  let concerns: (call: string) => boolean = () => true;
  const calls: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const path = (request.url ?? '').replace(/^\/v3/, '');
    const call = `${request.method} ${path.split('?')[0]}`;
    calls.push(call);
    const now = concerns(call) ? mishap : null;
    if (now === 'away') return void request.socket.destroy();
    if (now === 'failing') return void response.writeHead(500).end('<html>');
    if (now === 'forbidden') return void response.writeHead(403).end('{}');
    if (now === 'nonsense') return void response.writeHead(200).end('<html>manutenção</html>');
    if (now === 'another shape') return void response.writeHead(200).end('{"data":[{"id":{"$ne":null}}],"id":42}');
    const answer = await fetch(`${await target()}${path}`, {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': 'application/json', access_token: String(request.headers.access_token) },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const text = await answer.text();
    if (now === 'answer lost') return void request.socket.destroy();
    // Longer than the tests have patience.
    if (now === 'slow') await new Promise((resolve) => request.socket.once('close', resolve));
    if (!response.destroyed) response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v3`,
    set: (next, which = () => true) => {
      mishap = next;
      concerns = which;
    },
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
