import { expect, it } from 'vitest';
import { RPPS_NORMS } from '../../norms/rpps/index.ts';
import { PLACES } from '../../places/index.ts';
import { articleOfAbono } from './abono.ts';

it('a LC 51/1985 não dá abono: no Amazonas e em Pernambuco, que a delimitam, ele vem da Constituição, art. 40, § 19', () => {
  const rules = RPPS_NORMS.flatMap((norm) => norm.rules);
  const left = PLACES.flatMap(({ amends = {} }) => rules.flatMap((rule) => amends[rule.id]?.(rule) ?? [])).filter(
    ({ id }) => id.startsWith('lc51-'),
  );
  expect(left.map(({ place }) => place)).toEqual(expect.arrayContaining(['am', 'pe']));
  for (const rule of left) expect(articleOfAbono(rule, false), rule.id).toBe('CF, art. 40, § 19');
});
