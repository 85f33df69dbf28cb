import { afterEach, expect, it, vi } from 'vitest';
import { send } from './http.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const neverAnswered = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );

it('gives up a call that nobody answers, and says so', async () => {
  vi.useFakeTimers();
  neverAnswered();
  const call = expect(send('customers', { method: 'POST', body: {} })).rejects.toMatchObject({ err: 'Unreachable' });
  await vi.advanceTimersByTimeAsync(120_000);
  await call;
});

it('ends quietly a call that nobody wants any more', async () => {
  neverAnswered();
  const unwanted = new AbortController();
  const call = expect(send('customers', { signal: unwanted.signal })).rejects.toMatchObject({ name: 'AbortError' });
  unwanted.abort();
  await call;
});
