import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { outboxMailer, smtpMailer } from './mailer.ts';

const mail = {
  to: 'ana@x.test',
  subject: 'Redefinição',
  text: 'Olá, Ana.',
  html: '<p>Olá, Ana.</p>',
  link: 'https://x.test/#/reset-password/1',
};

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

const portOf = (listener: Server): Promise<number> =>
  new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

it('keeps mails in a folder readable by its owner only, and reports their links', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const folder = join(dataDir, 'outbox');
  const told: string[] = [];
  await outboxMailer(folder, (link) => told.push(link)).send('m1', mail);
  expect(await readdir(folder)).toEqual(['m1.txt']);
  expect(await readFile(join(folder, 'm1.txt'), 'utf8')).toContain('Assunto: Redefinição');
  expect((await stat(join(folder, 'm1.txt'))).mode & 0o777).toBe(0o600);
  expect(told).toEqual([mail.link]);
});

it('sends over SMTP, with the same id when a mail is sent again', async () => {
  const received: string[] = [];
  server = createServer((socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        received.push(text);
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  const port = await portOf(server);
  const mailer = await smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'nao-responda@genial.test');
  await mailer.send('m1', mail);
  mailer.close();
  const text = received.join('');
  expect(text).toContain('Message-ID: <m1@genial.test>');
  expect(text).toContain('To: ana@x.test');
  expect(text).toContain('From: Genial <nao-responda@genial.test>');
});

it.each([
  ['at once', ''],
  ['after its greeting', '220 ready\r\n'],
])('abandons a server that falls silent %s', async (_when, greeting) => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(greeting);
  });
  const mailer = await smtpMailer(`smtp://127.0.0.1:${await portOf(server)}`, 'nao-responda@genial.test', 50);
  await expect(mailer.send('m1', mail)).rejects.toThrow(/timeout|greeting/i);
  mailer.close();
});
