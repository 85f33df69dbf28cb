import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const view = (name: string, outdated: boolean, reached: string | null) => ({
  name,
  isOutdated: async () => outdated,
  building: async () => reached,
});

it('says of each view being built how much of the log it has read, and nothing of those that are there', async () => {
  const views = [view('users', true, '0000000000000250'), view('customers', true, null), view('indexes', false, null)];
  expect(await progressOf(views, '0000000000001000')).toEqual([
    { view: 'users', percent: 25 },
    { view: 'customers', percent: null },
  ]);
});
