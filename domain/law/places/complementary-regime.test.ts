import { expect, it } from 'vitest';
import { complementaryRegimeDoubt, isUnderComplementaryRegime } from './complementary-regime.ts';

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

it.each([
  ['uniao', '2013-02-03', false, null],
  ['uniao', '2013-02-04', false, 'depende do Poder'],
  ['uniao', '2013-10-13', false, 'depende do Poder'],
  ['uniao', '2013-10-14', false, null],
  ['uniao', '2013-06-01', true, null],
  ['sp', '2011-12-22', false, null],
  ['sp', '2014-03-01', false, 'do ente não conferida'],
  ['sp', '2014-03-01', true, null],
  [null, '2014-03-01', false, 'do ente não conferida'],
])('entry into %s on %s, opted %s: the doubt is %s', (place, entry, opted, expected) => {
  const doubt = complementaryRegimeDoubt(place, entry, opted);
  if (expected === null) expect(doubt).toBeNull();
  else expect(doubt).toContain(expected);
});
