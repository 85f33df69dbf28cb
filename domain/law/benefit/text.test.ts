import { expect, it } from 'vitest';
import { daysText, rateText } from './text.ts';

it('writes a rate with the decimals of its publication, two or three', () => {
  expect([3.9, 6.36, 6.355, 10, 0.07, 1234.5].map(rateText)).toEqual([
    '3,90%',
    '6,36%',
    '6,355%',
    '10,00%',
    '0,07%',
    '1.234,50%',
  ]);
});

it('writes days with the fraction that conversion leaves, and whole ones without', () => {
  expect([0, 365, 12_775, 8547.6, 1.23456].map(daysText)).toEqual(['0', '365', '12.775', '8.547,6', '1,2346']);
});
