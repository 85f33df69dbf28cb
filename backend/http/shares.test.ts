import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cnisImportCreated } from '../../domain/api/cnis.ts';
import { reportNotes } from '../../domain/api/report.ts';
import { perform } from '../../results/compute/tasks.ts';
import type { JobWorker } from '../../stores/jobs/port.ts';
import { CNIS_QUEUE } from '../../workers/cnis/queue.ts';
import { PRINTING_QUEUE } from '../../workers/print/queue.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer } from '../testing/case-file.ts';
import { refusal } from '../testing/client.ts';

/** One adviser's requests must not be at the expense of the others. */
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const pdf = await readFile(new URL('../../cnis-reader/fixtures/short.pdf', import.meta.url));

const atWork = async (): Promise<{ client: SignedIn; calculationId: string }> => {
  const client = await api.adviser();
  const { id: calculationId } = await newCalculation(client, (await newCustomer(client)).id);
  return { client, calculationId };
};

const upload = (
  { client, calculationId }: Awaited<ReturnType<typeof atWork>>,
  bytes: Uint8Array<ArrayBuffer> = pdf,
) => {
  const form = new FormData();
  form.set('calculationId', calculationId);
  form.set('file', new Blob([bytes]), 'extrato.pdf');
  return client.post('/cnis-imports', form);
};

describe('imports', () => {
  it('take turns by account, so that a heavy one does not delay others', async () => {
    const [heavy, other] = [await atWork(), await atWork()];
    const theirs: string[] = [];
    for (let number = 0; number < 4; number += 1) theirs.push((await upload(heavy)).as(cnisImportCreated).id);
    const { id } = (await upload(other)).as(cnisImportCreated);
    const order: string[] = [];
    const worker: JobWorker = api.deps.stores.jobs.work(CNIS_QUEUE, async (job) => {
      order.push(job.id);
      return { ok: true, result: { person: null, registers: [] } };
    });
    for (const one of [id, ...theirs])
      for await (const _ of api.deps.stores.jobs.watch({ queue: CNIS_QUEUE, id: one }));
    await worker.close();
    expect(order).toEqual([theirs[0], id, ...theirs.slice(1)]);
  });

  it('beyond an account’s limit are refused with a named error, and other accounts continue', async () => {
    const [eager, other] = [await atWork(), await atWork()];
    const answers = [];
    for (let number = 0; number < 11; number += 1) answers.push(await upload(eager));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(202), 429]);
    const refused = answers.at(-1);
    expect(refused?.as(refusal)).toMatchObject({
      err: 'TooManyRequests',
      errorMessage: 'Há arquivos ou relatórios demais desta conta na fila. Aguarde que terminem e tente novamente.',
    });
    expect(refused?.headers.get('Retry-After')).toBe('15');
    expect((await upload(other)).status).toBe(202);
  });

  it('sent all at once are not all held in memory', async () => {
    const eager = await atWork();
    const large = new Uint8Array(19 * 1024 * 1024);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(eager, large)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    for (const { status } of answers) expect([415, 429]).toContain(status);
    expect((await upload(eager)).status).toBe(202);
  });
});

describe('reports', () => {
  it('with notes of endless lines are refused, naming the field', async () => {
    const { client, calculationId } = await atWork();
    const endless = 'x\n'.repeat(10_000);
    const notes = Object.fromEntries(reportNotes.map((name) => [name, endless]));
    const answer = await client.post('/reports/genial-report', { calculationId, ...notes });
    expect([answer.status, answer.as(refusal).err]).toEqual([422, 'ValidationError']);
    expect(answer.as(refusal).fields?.action).toBe('Texto com linhas demais: no máximo 300 linhas');
    const long = { calculationId, action: 'x\n'.repeat(299) };
    expect((await client.post('/reports/genial-report/preview', long)).status).toBe(200);
  });

  it('beyond an account’s limit are refused with a named error', async () => {
    const { client, calculationId } = await atWork();
    const { jobs } = api.deps.stores;
    for (let number = 0; number < 5; number += 1)
      await jobs.enqueue({ queue: PRINTING_QUEUE, id: `waits-${number}`, data: null, owner: client.accountId });
    const answer = await client.post('/reports/genial-report', { calculationId });
    expect([answer.status, answer.as(refusal).err]).toEqual([429, 'TooManyRequests']);
  });

  it('written for Word have the same limit, and another account its own', async () => {
    const [eager, other] = [await atWork(), await atWork()];
    const written: (() => void)[] = [];
    const compute = vi.spyOn(api.deps.compute, 'run').mockImplementation(
      (task) =>
        new Promise((resolve) => {
          if (task.type === 'report-docx') written.push(() => resolve('docx'));
          else resolve(perform(task));
        }),
    );
    const word = ({ client, calculationId }: Awaited<ReturnType<typeof atWork>>) =>
      client.post('/reports/genial-report?format=docx', { calculationId });
    const waiting = Array.from({ length: 5 }, () => word(eager));
    await vi.waitFor(() => expect(written).toHaveLength(5));
    const refused = await word(eager);
    expect([refused.status, refused.as(refusal).err]).toEqual([429, 'TooManyRequests']);
    const others = word(other);
    await vi.waitFor(() => expect(written).toHaveLength(6));
    for (const finish of written) finish();
    expect((await Promise.all([...waiting, others])).map(({ status }) => status)).toEqual(Array(6).fill(200));
    compute.mockRestore();
    expect((await word(eager)).status).toBe(200);
  });
});
