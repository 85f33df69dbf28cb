/** The floor of the load: the same requests answered by a server with nothing of ours in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { type Client, clientOf } from '../backend/testing/client.ts';
import { freePort } from '../stores/testing/free-port.ts';
import { type Desk, WORK } from './load-desks.ts';

const SECRET = 'the secret of a server that is only measured';
/** A desk has as many clients as there are steps, so that each step always asks for the same one. */
const ROUNDS = WORK.length;

/** Asks everything once and keeps the answers by method and path. */
const recorded = async (desks: readonly Desk[]): Promise<Readonly<Record<string, string>>> => {
  const bodies: Record<string, string> = {};
  for (const desk of desks) {
    const listening: Client = {
      ...desk.client,
      get: async (path) => {
        const answer = await desk.client.get(path);
        bodies[`GET ${path}`] = answer.text;
        return answer;
      },
      put: async (path, body) => {
        const answer = await desk.client.put(path, body);
        bodies[`PUT ${path}`] = answer.text;
        return answer;
      },
    };
    for (let round = 0; round < ROUNDS; round += 1)
      await WORK[round % WORK.length]?.({ ...desk, client: listening }, round);
  }
  return bodies;
};

const answers = async (address: string, server: ChildProcess): Promise<void> => {
  while (server.exitCode === null) {
    if (
      await fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(20);
  }
  throw new Error('the bare server did not start');
};

/** The desks at a bare server that knows their answers. Its database lies in `folder`. */
export const withBareServer = async <Result>(
  desks: readonly Desk[],
  folder: string,
  work: (desks: readonly Desk[], pid: number) => Promise<Result>,
): Promise<Result> => {
  const file = join(folder, 'bodies.json');
  await writeFile(file, JSON.stringify(await recorded(desks)));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/bench/floors/bare-server.js', file, join(folder, 'bare.db')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SECRET },
    stdio: 'inherit',
  });
  try {
    await answers(address, server);
    const token = await new SignJWT({ sub: 'ana' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('bare')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET));
    const client = clientOf(`${address}/api`, token);
    return await work(
      desks.map((desk) => ({ ...desk, client })),
      server.pid ?? 0,
    );
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
  }
};
