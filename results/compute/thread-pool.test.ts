import { expect, it } from 'vitest';
import { threadPool } from './thread-pool.ts';

/** Runners that answer when they are told to, each with its number. */
const odd = () => {
  const answers: ((output: string) => void)[][] = [];
  const open = () => {
    const own: ((output: string) => void)[] = [];
    answers.push(own);
    return {
      run: (_input: string) =>
        new Promise<string>((resolve, reject) =>
          own.push((output) => (output === 'lost' ? reject(new Error(output)) : resolve(output))),
        ),
      close: async () => {
        own.length = 0;
      },
    };
  };
  const asked = () => answers.map((own) => own.length);
  return { open, asked, answer: (thread: number, output: string) => answers[thread]?.shift()?.(output) };
};

it('one run after another stays in the first thread, where the code is warm', async () => {
  const { open, asked, answer } = odd();
  const pool = threadPool(2, open);
  for (const order of ['a', 'b']) {
    const run = pool.run(order);
    expect(asked()).toEqual([1, 0]);
    answer(0, order);
    expect(await run).toBe(order);
  }
});

it('a run beside another has a thread of its own, a third waits where there is least', async () => {
  const { open, asked, answer } = odd();
  const pool = threadPool(2, open);
  const [one, other] = [pool.run('a'), pool.run('b')];
  expect(asked()).toEqual([1, 1]);
  answer(1, 'b');
  expect(await other).toBe('b');
  const third = pool.run('c');
  expect(asked()).toEqual([1, 1]);
  answer(0, 'a');
  answer(1, 'c');
  expect(await Promise.all([one, third])).toEqual(['a', 'c']);
});

it('of two halves beside a run that has begun before, the second waits for that run and not for the first half', async () => {
  const { open, asked, answer } = odd();
  const pool = threadPool(2, open);
  const [short] = [pool.run('short'), pool.run('begun before')];
  answer(0, 'short');
  await short;
  void pool.run('first half');
  expect(asked()).toEqual([1, 1]);
  void pool.run('second half');
  expect(asked()).toEqual([1, 2]);
});

it('a run that was lost no longer stands before its thread', async () => {
  const { open, asked, answer } = odd();
  const pool = threadPool(2, open);
  const lost = pool.run('a');
  answer(0, 'lost');
  await expect(lost).rejects.toThrow('lost');
  void pool.run('b');
  expect(asked()).toEqual([1, 0]);
});
