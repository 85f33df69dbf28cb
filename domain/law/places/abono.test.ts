/** O abono de permanência só é certo onde a lei do ente foi lida (Constituição, art. 40, § 19: "critérios a serem estabelecidos em lei"). */
import { describe, expect, it } from 'vitest';
import { rppsRulesOf } from '../norms/rpps/registry.ts';
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

describe('o abono de um direito pelas regras antigas, no ente que reformou', () => {
  const abonoOf = (regimeId: number, id: string) =>
    rppsRulesOf(regimeOf(regimeId)).find((rule) => rule.id === id)?.abono;

  it.each([
    ['São Paulo', 35, /\(CE, art\. 126, § 19\)/],
    ['Rio de Janeiro', 33, /lei do ente, que é preciso conferir/],
    ['Curitiba', 4106902, /lei do ente, que é preciso conferir/],
    ['Rondônia', 11, /LC 432\/2008, art\. 40, § 4º.*30 dias.*LC 1\.100\/2021/],
  ])('depende da lei do ente em %s: EC 103, art. 3º, § 3º, só fala do servidor federal', (_, regimeId, words) => {
    for (const id of ['ec41-art6-integral', 'ec47-art3-formula-85-95', 'lc51-policial-voluntaria'])
      expect(abonoOf(regimeId, id), id).toMatch(words);
  });

  it('é certo até 2003 (EC 41/2003, art. 3º, § 1º), na União, no ente sem reforma e onde uma lei o assegura', () => {
    expect(abonoOf(35, 'ec20-art40-idade-tempo-integral')).toBe(true);
    for (const regimeId of [1, 2, 3]) {
      const rules = rppsRulesOf(regimeOf(regimeId)).filter(({ id }) => id === 'ec41-art6-integral');
      for (const { abono } of rules) expect(abono).toBe(true);
    }
    expect(abonoOf(23, 'ec41-art6-integral')).toBe(true);
    expect(abonoOf(29, 'ec41-art40-idade-tempo-media')).toBe(true);
    expect(abonoOf(29, 'ec41-art6-integral')).toMatch(/Lei 14\.262, de 13\/05\/2020 \(art\. 1º\)/);
  });
});
