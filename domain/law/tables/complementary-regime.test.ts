import { expect, it } from 'vitest';
import { isUnderComplementaryRegime } from './complementary-regime.ts';

it.each([
  ['uniao', '2013-02-03', false, false],
  ['uniao', '2013-02-04', false, true],
  ['uniao', '1990-01-01', true, true],
  ['sp', '2022-01-01', false, false],
  ['sp', '2022-01-01', true, true],
  ['uniao', null, false, false],
  [null, '2022-01-01', false, false],
])('entry into %s on %s, opted %s: under the complementary regime %s', (place, entry, opted, expected) => {
  expect(isUnderComplementaryRegime(place, entry, opted)).toBe(expected);
});
