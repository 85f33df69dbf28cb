/** O abono de permanência só é certo onde a lei do ente foi lida (Constituição, art. 40, § 19: "critérios a serem estabelecidos em lei"). */
import { describe, expect, it } from 'vitest';
import { asked } from '../testing/asked-by-place.ts';
import { regimeOf } from '../testing/people.ts';
import { PLACES } from './index.ts';

const ON = '2026-11-20';

describe('o abono de permanência nos entes com lei própria', () => {
  it('só é certo no Ceará, que adotou o art. 8º da EC 103', () => {
    const sure = PLACES.flatMap(({ regime, norm }) =>
      regime.uf !== undefined && (norm?.rules ?? []).some(({ abono }) => abono === true) ? [regime.name] : [],
    );
    expect(sure).toEqual(['Ceará (Estado)']);
  });

  it.each([
    [
      'Rondônia',
      11,
      'ro-ec146-pontos',
      /^Devido desde o requerimento expresso \(LC 1\.100\/2021, art\. 21, caput e § 2º\)/,
    ],
    ['São Paulo', 35, 'sp-lc1354-pontos', /no máximo a contribuição.*\(CE, art\. 126, § 19\)/],
    ['Minas Gerais', 31, 'mg-ec104-voluntaria', /Igual à contribuição.*\(CE, art\. 36, § 20\)/],
    ['Paraná', 41, 'pr-ec45-voluntaria', /igual à contribuição.*\(CE, art\. 35, § 20\)/],
    ['Rio de Janeiro', 33, 'rj-ec90-pedagio', /lei do ente, que é preciso conferir.*\(CF, art\. 40, § 19\)/],
    [
      'Curitiba',
      4106902,
      'curitiba-pr-lc133-voluntaria',
      /lei do ente, que é preciso conferir.*\(CF, art\. 40, § 19\)/,
    ],
  ])('%s: o cartão diz de que lei depende', (_, regimeId, id, words) => {
    expect(asked(regimeOf(regimeId), id, 'Mulher', ON).abono).toMatch(words);
  });
});
