import { expect, it } from 'vitest';
import { sharedOut } from './shares.ts';

it('gives each of two threads some of the views, and leaves none out', () => {
  expect(sharedOut(['case-files', 'calculations', 'customers', 'audit'], 2)).toEqual([
    ['case-files', 'customers'],
    ['calculations', 'audit'],
  ]);
});

it('takes one thread for what one share holds, and where there is one processor', () => {
  expect(sharedOut(['users', 'accounts'], 2)).toEqual([['users', 'accounts']]);
  expect(sharedOut(['case-files'], 4)).toEqual([['case-files']]);
  expect(sharedOut(['case-files', 'audit'], 1)).toEqual([['case-files', 'audit']]);
});
