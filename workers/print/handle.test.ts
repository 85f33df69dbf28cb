import { afterAll, describe, expect, it } from 'vitest';
import { temporaryStores } from '../../projections/testing/temporary-stores.ts';
import { findChromium, warmBrowser } from '../../report/browser.ts';
import type { Files } from '../../stores/files/port.ts';
import type { RunningJob } from '../../stores/jobs/port.ts';
import { eraseForgottenReports } from './erase.ts';
import { print } from './handle.ts';
import { htmlFileId, PRINTING_QUEUE, pdfFileId } from './queue.ts';

const chromium = await findChromium(process.env);
const browser = chromium === null ? null : warmBrowser(chromium);
afterAll(() => browser?.close());

const job = (id: string): RunningJob => ({
  queue: PRINTING_QUEUE,
  id,
  data: null,
  attempt: 1,
  progress: async () => undefined,
  signal: new AbortController().signal,
});

const idsIn = async (files: Files): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of files.list()) ids.push(id);
  return ids;
};

describe('printing', () => {
  it.runIf(browser !== null)('leaves no file when whoever waited has left meanwhile', async () => {
    const { files } = await temporaryStores();
    await files.put(htmlFileId('left'), Buffer.from('<p>Ana</p>'), 'text/html');
    const leaving: Files = {
      put: (...args) => files.put(...args),
      delete: (id) => files.delete(id),
      list: () => files.list(),
      sweep: (age) => files.sweep(age),
      ping: () => files.ping(),
      close: () => files.close(),
      get: async (id) => {
        const file = await files.get(id);
        await files.delete(htmlFileId('left'));
        return file;
      },
    };
    expect(await print({ files: leaving, browser })(job('left'))).toEqual({ ok: true, result: null });
    expect(await idsIn(files)).toEqual([]);
  });

  it.runIf(browser !== null)('that takes too long is told of by name, and not tried again', async () => {
    const { files } = await temporaryStores();
    await files.put(htmlFileId('long'), Buffer.from('<p>x</p>'.repeat(100_000)), 'text/html');
    const outcome = await print({ files, browser, limitMs: 1 })(job('long'));
    expect(outcome).toMatchObject({ ok: false, error: { name: 'ReportUnavailable' } });
  });

  it('with a browser that does not start is told of by name', async () => {
    const { files } = await temporaryStores();
    await files.put(htmlFileId('never'), Buffer.from('<p>x</p>'), 'text/html');
    const outcome = await print({ files, browser: warmBrowser('/bin/false') })(job('never'));
    expect(outcome).toMatchObject({ ok: false, error: { name: 'ReportUnavailable' } });
  });

  it('whose report nobody took leaves nothing for long', async () => {
    const { files, jobs } = await temporaryStores();
    await jobs.enqueue({ queue: PRINTING_QUEUE, id: 'waits', data: null });
    for (const id of ['waits', 'printed']) await files.put(pdfFileId(id), Buffer.from('%PDF'), 'application/pdf');
    await eraseForgottenReports(jobs, files, Date.now() + 60_000);
    expect(await idsIn(files)).toEqual([pdfFileId('waits')]);
    const worker = jobs.work(PRINTING_QUEUE, async () => ({ ok: true, result: null }));
    for await (const _ of jobs.watch({ queue: PRINTING_QUEUE, id: 'waits' }));
    await worker.close();
    await eraseForgottenReports(jobs, files, Date.now() + 60_000);
    expect(await idsIn(files)).toEqual([]);
  });
});
