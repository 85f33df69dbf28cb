import { expect, it } from 'vitest';
import { rulesOf } from '../../norms/index.ts';
import { REGIMES, regimeForLaw } from '../regimes.ts';
import { knownRule } from './rules.ts';

it('every rule that is answered of a place is known by its id, which its value, its net value and its name are asked by', () => {
  const answered = REGIMES.flatMap(({ regimeId }) => rulesOf('RPPS', regimeForLaw(regimeId)));
  expect(answered.length).toBeGreaterThan(1000);
  const unknown = answered.filter(({ id }) => knownRule(id) === null);
  expect([...new Set(unknown.map(({ id }) => id))]).toEqual([]);
});
