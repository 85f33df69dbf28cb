import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail to be sent. `link` is its subject matter, for installations that send no mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | null;
}

/** Sends a mail under an id. An error is retried later. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>;
  /** Deletes what is still kept of mails to an address. */
  forget(to: string): Promise<void>;
  close(): void;
}

/** How long a mail server may be silent before the attempt is abandoned; later mails wait in the meantime. */
const SILENCE_MS = 20_000;

/** Sends over SMTP. The id becomes the message id, so that a mail sent twice is shown once. */
export const smtpMailer = async (url: string, from: string, silenceMs = SILENCE_MS): Promise<Mailer> => {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs };
  const transport = createTransport({ url, ...timeouts });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async (id, { to, subject, text, html }) => {
      await transport.sendMail({ from: `Genial <${from}>`, to, subject, text, html, messageId: `<${id}@${domain}>` });
    },
    forget: async () => undefined,
    close: () => transport.close(),
  };
};

/** Writes mails to a folder instead, and reports their links to the operator. */
export const outboxMailer = (folder: string, tell: (link: string) => void): Mailer => ({
  send: async (id, { to, subject, text, link }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.txt`), `Para: ${to}\nAssunto: ${subject}\n\n${text}\n`, { mode: 0o600 });
    if (link !== null) tell(link);
  },
  forget: async (to) => {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      if ((await readFile(path, 'utf8')).startsWith(`Para: ${to}\n`)) await rm(path, { force: true });
    }
  },
  close: () => undefined,
});
