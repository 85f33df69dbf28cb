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
  for (const rule of left) expect(articleOfAbono(rule, null), rule.id).toBe('CF, art. 40, § 19');
});

it('o Ceará adota os arts. 3º, 8º e 10 da EC 103: o abono está no § 3º do primeiro, no segundo ou no § 5º do último', () => {
  const articles = new Map(
    [...PLACES.flatMap(({ norm }) => norm?.rules ?? []), ...RPPS_NORMS.flatMap((norm) => norm.rules)].map((rule) => [
      rule.id,
      articleOfAbono(rule, 'ce'),
    ]),
  );
  const by = 'LC 210/2019 do Ceará, art. 1º; EC 103/2019';
  expect(articles.get('ce-lc210-pontos')).toBe(`${by}, art. 8º`);
  expect(articles.get('ce-lc210-voluntaria')).toBe(`${by}, art. 10, § 5º`);
  expect(articles.get('ec41-art6-integral')).toBe(`${by}, art. 3º, § 3º`);
  expect(articles.get('cf88-original-tempo-integral')).toBe('EC 41/2003, art. 3º, § 1º');
});

it('na Bahia o abono de quem já tinha o direito é o da Lei 14.262/2020, art. 1º', () => {
  const [rule] = RPPS_NORMS.flatMap((norm) => norm.rules).filter(({ id }) => id === 'ec41-art40-idade-tempo-media');
  expect(rule === undefined ? '' : articleOfAbono(rule, 'ba')).toBe('Lei 14.262/2020, art. 1º, caput e § 2º');
});
