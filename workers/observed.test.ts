import { expect, it } from 'vitest';
import type { JobHandler, RunningJob } from '../stores/jobs/port.ts';
import { type FailedTry, observed } from './observed.ts';

const job: RunningJob = {
  queue: 'mail',
  id: 'm1',
  data: null,
  attempt: 2,
  progress: async () => undefined,
  signal: new AbortController().signal,
};

const watch = async (handler: JobHandler) => {
  const [outcomes, failed]: [string[], FailedTry[]] = [[], []];
  const observer = { job: (queue: string, outcome: string) => void outcomes.push(`${queue} ${outcome}`) };
  const answer = await observed(handler, observer, (one) => failed.push(one))(job).catch((error: unknown) => error);
  return { outcomes, failed, answer };
};

it('counts a job that is done and says nothing of it', async () => {
  expect(await watch(async () => ({ ok: true, result: 1 }))).toEqual({
    outcomes: ['mail done'],
    failed: [],
    answer: { ok: true, result: 1 },
  });
});

it('tells which try went wrong by the name and the code of its error, never by what it says', async () => {
  const refusal = { name: 'EncryptedPdf', message: 'Ana' };
  expect(await watch(async () => ({ ok: false, error: refusal }))).toEqual({
    outcomes: ['mail failed'],
    failed: [{ queue: 'mail', id: 'm1', attempt: 2, error: 'EncryptedPdf', code: null }],
    answer: { ok: false, error: refusal },
  });
  const thrown = Object.assign(new RangeError('550 ana@genial.test'), { code: 'EENVELOPE' });
  expect(await watch(() => Promise.reject(thrown))).toEqual({
    outcomes: ['mail thrown'],
    failed: [{ queue: 'mail', id: 'm1', attempt: 2, error: 'RangeError', code: 'EENVELOPE' }],
    answer: thrown,
  });
});
