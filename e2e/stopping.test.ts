import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { clientOf } from '../backend/testing/client.ts';
import { freePort } from '../stores/testing/free-port.ts';
import { startProcess } from './program.ts';

/** A mail server that takes a call and says nothing: whoever mails by it waits. */
const silentMailServer = async () => {
  const calls: Socket[] = [];
  const server = createServer((socket) => calls.push(socket.on('error', () => undefined)));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const call of calls) call.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${port}`, calls };
};

it('answers until its running jobs have ended: nobody waits for a job of somebody else while it stops', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-stopping-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const mail = await silentMailServer();
  const [ADMIN_EMAIL, ADMIN_PASSWORD] = ['chefe@genial.test', 'senha-dos-testes'];
  const program = await startProcess('all', dataDir, { ADMIN_EMAIL, ADMIN_PASSWORD, DEMO: '0', SMTP_URL: mail.url });
  await program.ready();
  await clientOf(`${program.address}/api`, null).post('/auth/forgot-password', { email: ADMIN_EMAIL });
  await expect.poll(() => mail.calls.length).toBeGreaterThan(0);

  const stopped = program.stop();
  await delay(1_000);
  expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
  for (const call of mail.calls) call.destroy();
  await stopped;
  await expect(fetch(`${program.address}/healthz`)).rejects.toThrow();
});
