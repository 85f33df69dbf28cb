import { expect, it } from 'vitest';
import { completeTable } from '../testing/complete-table.ts';
import { NO_OVERLAY, overlayOf } from './overlay.ts';
import { updateIndexesOf } from './update-index.ts';

it('answers the newest earlier table for a month without one, and says so', () => {
  const answer = updateIndexesOf('11/2026', NO_OVERLAY);
  expect(answer).toMatchObject({ indexFoundInDate: false, indexDate: '09/2026', minSalary: 1621, maxSalary: 8475.55 });
  expect(answer?.updateIndex).toHaveLength(386);
  expect(answer?.updateIndex.at(-1)).toEqual({
    month: '08',
    year: 2026,
    index: 0.9968,
    minSalary: 1621,
    maxSalary: 8475.55,
  });
});

it('answers the whole table of a month that has one', () => {
  const answer = updateIndexesOf('11/2019', NO_OVERLAY);
  expect(answer).toMatchObject({ indexFoundInDate: true, indexDate: '11/2019', minSalary: 998, maxSalary: 5839.45 });
  expect(answer?.updateIndex).toHaveLength(304);
  expect(answer?.updateIndex[0]).toMatchObject({ month: '07', year: 1994, minSalary: 64.79, maxSalary: 582.86 });
});

it('answers what was published for the month', () => {
  const overlay = overlayOf([completeTable('11/2026', { '10/2026': 1.0032 }, { maxSalary: 8500 })]);
  const answer = updateIndexesOf('11/2026', overlay);
  expect(answer).toMatchObject({ indexFoundInDate: true, maxSalary: 8500 });
  expect(answer?.updateIndex).toHaveLength(388);
  expect(answer?.updateIndex.at(-1)).toMatchObject({ month: '10', year: 2026, index: 1.0032 });
});

it('answers the newest complete table where the month has one with holes, and its wages all the same', () => {
  const overlay = overlayOf([completeTable('11/2026', { '10/2026': null }, { minSalary: 1700 })]);
  expect(updateIndexesOf('11/2026', overlay)).toMatchObject({
    indexFoundInDate: false,
    indexDate: '09/2026',
    minSalary: 1700,
  });
});

it('has nothing before 07/1994', () => {
  expect(updateIndexesOf('06/1994', NO_OVERLAY)).toBeNull();
});
