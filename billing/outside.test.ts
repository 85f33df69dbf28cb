import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const PLACES = ['backend', 'billing', 'workers', 'projections', 'stores', 'scripts', 'domain'];

/** The program's own files, without tests and what serves them. */
const sources = async (): Promise<readonly string[]> => {
  const found = [];
  for (const place of PLACES)
    for (const file of await readdir(place, { recursive: true })) found.push(`${place}/${file}`);
  return found.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\.fake\.ts$|\/testing\//.test(file));
};

const naming = async (what: RegExp): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const file of await sources()) if (what.test(await readFile(file, 'utf8'))) names.push(file);
  return names.sort();
};

it('only the wrapper that notes an attempt first hands out what moves money', async () => {
  expect(await naming(/\.gateway\b|\{[^}\n]*\bgateway\b[^}\n]*\} = [\w.]*billing/)).toEqual(['billing/outside.ts']);
  expect(await naming(/\basaasGateway\b/)).toEqual(['billing/asaas/gateway.ts', 'billing/open.ts']);
});

it('whoever asks for something that moves money is handed the gateway by it', async () => {
  const moves =
    /gateway\.(charge|subscribe|changeSubscription|changeCard|keepCard|payWithCard|refund|cancelPayment|cancelSubscription|forgetCustomer)\(/;
  const callers = await naming(moves);
  expect(callers).toEqual(expect.arrayContaining(['billing/charge.ts', 'billing/leave.ts', 'billing/pay.ts']));
  for (const file of callers) expect(await readFile(file, 'utf8'), file).toContain('reachOutside');
});

it('no command sends a mail by itself: jobs do, which are tried again', async () => {
  const senders = await naming(/mailer\.send\(/);
  expect(senders).toEqual(['workers/erasure/handle.ts', 'workers/mail/handle.ts', 'workers/notices/handle.ts']);
});

/**
 * A file gets a name of its own before it is recorded, and nobody sees it until then; one that is recorded no more is
 * deleted afterwards. `backend/http/outside.test.ts` sends each command of these with a revision that nobody has seen, or
 * where it makes something new, for a client of somebody else.
 */
it('who writes and deletes files is known', async () => {
  const commands = (await naming(/files\.(put|delete)\(/)).filter((file) => file.startsWith('backend/'));
  expect(commands).toEqual([
    'backend/http/attachments/routes.ts',
    'backend/http/cnis/upload.ts',
    'backend/http/customers/routes.ts',
    'backend/http/report/routes.ts',
    'backend/http/users/edit.ts',
    'backend/http/users/logo.ts',
  ]);
});
