/** A rule is confirmed only where the article that says its value was read too, not its requirements alone. */
import { describe, expect, it } from 'vitest';
import { BENEFIT_SOURCES } from '../benefit/sources.ts';
import { PLACES } from '../places/index.ts';
import { isRead } from '../rule/read.ts';
import { sourcesOf } from '../texts/sources-of-a-rule.ts';
import { RGPS_NORMS } from './rgps/index.ts';
import { RPPS_NORMS } from './rpps/index.ts';

const rules = [...RGPS_NORMS, ...RPPS_NORMS].flatMap((norm) => norm.rules);
const cited = (id: string) =>
  rules
    .filter((rule) => rule.id === id)
    .flatMap((rule) => sourcesOf(rule).map(({ norm, article }) => `${norm}, ${article}`));

it('nenhuma regra federal é dada como conferida se o artigo do valor não foi lido inteiro', () => {
  const wrong = rules.filter(
    ({ confirmed, benefitCalculusMethod: method }) =>
      confirmed && method !== null && !isRead(BENEFIT_SOURCES[method], null),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe('a regra cita o artigo de que sai o valor, a paridade, o abono e o primeiro dia', () => {
  it.each([
    ['cf88-original-idade-proporcional', 'EC 41/2003, art. 7º'],
    ['cf88-original-tempo-proporcional', 'EC 20/1998, art. 3º'],
    ['ec20-art8-professor-bonus', 'EC 20/1998, art. 8º, caput, I a III, e § 4º'],
    ['ec20-art8-transicao-proporcional', 'CF/88 (redação da EC 20/1998), art. 40, §§ 3º e 8º'],
    ['ec20-art40-professor-integral', 'EC 41/2003, art. 7º'],
    ['ec41-art40-professor-media', 'CF/88 (redação da EC 20/1998), art. 40, §§ 1º, III, a, e 5º'],
    ['ec41-art40-professor-media', 'CF/88 (redação da EC 41/2003), art. 40, §§ 3º, 8º, 17 e 19'],
    ['ec20-art40-idade-proporcional', 'Lei 8.112/1990, art. 191'],
    ['ec41-art2-professor-redutor', 'EC 41/2003, art. 2º, caput, I a III, §§ 1º e 4º a 6º'],
    ['ec41-art2-professor-redutor', 'CF/88 (redação da EC 20/1998), art. 40, §§ 1º, III, a, e 5º'],
    ['lc51-policial-voluntaria', 'LC 51/1985 (redação original), art. 1º, I'],
    ['pre103-invalidez-ingresso-ate-2003', 'EC 41/2003, art. 6º-A, caput e parágrafo único'],
    ['pre103-invalidez-ingresso-ate-2003', 'Lei 8.112/1990, art. 191'],
    ['ec103-art5-policial-idade', 'EC 103/2019, art. 8º'],
    ['ec103-art10-policial', 'EC 103/2019, art. 10, §§ 2º, I, 4º e 5º'],
    ['rgps-pre-idade-rural', 'Lei 9.876/1999, art. 7º'],
    ['rgps-rural-idade', 'Lei 8.213/1991, art. 50'],
    ['compulsoria-75-media-80', 'LC 152/2015, art. 4º'],
    ['ec103-art4-pontos-integralidade', 'EC 41/2003, art. 7º'],
    ['ec103-art4-professor-media', 'EC 103/2019, art. 8º'],
    ['ec103-art10-professor', 'EC 103/2019, art. 10, §§ 2º, III, 4º e 5º'],
    ['ec103-art20-pedagio-integralidade', 'EC 103/2019, art. 4º, § 8º'],
    ['rgps-ec103-art15-pontos-professor', 'EC 103/2019, art. 15, §§ 3º e 4º'],
    ['rgps-ec103-art16-idade-progressiva', 'EC 103/2019, art. 16, I, II, §§ 1º e 3º'],
    ['rgps-ec103-art18-idade', 'EC 103/2019, art. 18, I, II, §§ 1º e 2º'],
    ['rgps-ec103-art20-pedagio-100-professor', 'EC 103/2019, art. 20, I, II, IV, §§ 1º e 2º, II'],
    ['rgps-ec103-art21-especial-pontos-15', 'EC 103/2019, art. 21, caput, I, §§ 1º e 2º'],
    ['rgps-ec103-art19-especial-25', 'EC 103/2019, art. 19, § 1º, I, c, e § 2º'],
    ['rgps-pre-lc142-idade', 'LC 142/2013, art. 9º, I'],
    ['rgps-pre-pontos-85-95', 'Decreto 3.048/1999, art. 188-E, § 8º'],
    ['rgps-pre-idade-urbana', 'Lei 8.213/1991, art. 29, I'],
    ['rgps-pre-idade-rural', 'Lei 8.213/1991, art. 50'],
    ['rgps-pre-idade-hibrida', 'Lei 9.876/1999, art. 3º'],
    ['rgps-pre-proporcional-ec20', 'Decreto 3.048/1999, art. 188, §§ 3º e 4º'],
  ])('%s: %s', (id, article) => {
    expect(cited(id)).toContain(article);
  });
});

it('a revogação da compulsória aos 65 do policial está no art. 3º da LC 152/2015, e o efeito da EC 70/2012 é o da promulgação', () => {
  const remarks = (id: string) => rules.find((rule) => rule.id === id)?.observations.join(' ');
  expect(remarks('compulsoria-70-1998-2015')).toContain('LC 152/2015, art. 3º');
  expect(remarks('pre103-invalidez-ingresso-ate-2003')).toContain('29/03/2012');
});

it('a leitura sem a ADI 7727 não a cita em parte nenhuma', () => {
  const without = rules.filter(({ id }) => id.endsWith('-sem-adi7727'));
  const cites = without.flatMap(({ ruleLaw, source, requirements }) => [
    ruleLaw,
    source,
    ...requirements.flatMap(({ article }) => article ?? []),
  ]);
  expect(without).toHaveLength(3);
  expect(cites.filter((text) => text.includes('ADI 7727'))).toEqual([]);
});

it('em Goiás a média da pessoa com deficiência também não está em texto lido: as regras são as da União', () => {
  const own = PLACES.flatMap(({ norm }) => norm?.rules ?? []).filter(({ id }) => id.startsWith('go-ec65-deficiencia'));
  expect(own.map(({ confirmed }) => confirmed)).toEqual([false, false]);
});
