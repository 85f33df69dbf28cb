/** Each requirement names the article, item and paragraph in which the statute asks for it. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../testing/answers.ts';
import { SEM_REFORMA, served, someone, UNIAO, worked } from '../testing/people.ts';

const ON = '2026-11-20';
const person = { gender: 'Homem', birthDate: '1962-01-10', on: ON } as const;

const insured = someone({ ...person, records: [worked('1985-03-01', null)] });
const servantOf = (regime: typeof UNIAO) =>
  someone({
    ...person,
    regimeType: 'RPPS',
    regime,
    calculation: { publicServiceIngressDate: '1990-03-01' },
    records: [served('1985-03-01', null)],
  });

const articlesOf = (input: ReturnType<typeof someone>, rule: string) =>
  answerOf(input, rule)
    .rule.requirements.filter(({ requirement }) => requirement !== 'entry' && requirement !== 'affiliation')
    .map(({ requirement, article }) => `${requirement}: ${article}`);

describe('in the RGPS', () => {
  it.each([
    ['art15-pontos', ['contribution: I', 'points: II e §§ 1º e 2º'], '15'],
    ['art16-idade-progressiva', ['age: II e § 1º', 'contribution: I'], '16'],
    ['art17-pedagio-50', ['contribution: caput', 'contribution: I e II'], '17'],
    ['art18-idade', ['age: I e § 1º', 'contribution: II'], '18'],
    ['art20-pedagio-100', ['age: I', 'contribution: II e IV'], '20'],
  ])('%s', (rule, items, article) => {
    const wanted = items.map((item) => item.replace(': ', `: EC 103/2019, art. ${article}, `));
    expect(articlesOf(insured, `rgps-ec103-${rule}`)).toEqual([
      ...wanted,
      'remunerations: Lei 8.213/1991, art. 25, II',
    ]);
  });

  it('the carência of a right acquired by time is that of arts. 25 and 142', () => {
    expect(articlesOf(insured, 'rgps-pre-tempo-contribuicao')).toEqual([
      'contribution: CF, art. 201, § 7º, I (redação da EC 20/1998)',
      'remunerations: Lei 8.213/1991, art. 25, II; art. 142',
    ]);
  });

  it('the 30 and 25 years of teaching are those of item I of § 7, less the five of § 8', () => {
    const both = 'CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998)';
    expect(articlesOf(insured, 'rgps-pre-professor')).toEqual([
      `contribution: ${both}`,
      `teaching: ${both}`,
      'remunerations: Lei 8.213/1991, art. 25, II; art. 142',
    ]);
  });
});

describe('in the União', () => {
  it.each([
    [
      'ec103-art4-pontos-integralidade',
      [
        'age: 4º, § 6º, I',
        'contribution: 4º, II',
        'publicService: 4º, III',
        'position: 4º, IV',
        'points: 4º, V e §§ 2º e 3º',
      ],
    ],
    [
      'ec103-art10-voluntaria',
      [
        'age: 10, § 1º, I, a',
        'contribution: 10, § 1º, I, b',
        'publicService: 10, § 1º, I, b',
        'position: 10, § 1º, I, b',
      ],
    ],
    [
      'ec103-art20-pedagio-media',
      ['age: 20, I', 'contribution: 20, II e IV', 'publicService: 20, III', 'position: 20, III'],
    ],
    ['ec103-art10-incapacidade', ['disability: 10, § 1º, II']],
    [
      'ec103-art21-especial-pontos',
      ['special: 21, III', 'publicService: 21, caput', 'position: 21, caput', 'points: 21, III e § 1º'],
    ],
  ])('%s', (rule, wanted) => {
    expect(articlesOf(servantOf(UNIAO), rule)).toEqual(
      wanted.map((item) => item.replace(': ', ': EC 103/2019, art. ')),
    );
  });
});

describe('before the reform of the entity', () => {
  it.each([
    [
      'ec41-art6-integral',
      'EC 41/2003, art. 6º',
      ['age: I', 'contribution: II', 'publicService: III', 'carreer: IV', 'position: IV'],
    ],
    ['ec41-art2-redutor', 'EC 41/2003, art. 2º', ['age: I', 'contribution: III', 'position: II']],
    ['ec20-art8-transicao-proporcional', 'EC 20/1998, art. 8º', ['age: I', 'contribution: § 1º, I', 'position: II']],
    [
      'ec47-art3-formula-85-95',
      'EC 47/2005, art. 3º',
      [
        'age: III; CF/88, art. 40, § 1º, III, a (redação da EC 20/1998)',
        'contribution: I',
        'publicService: II',
        'carreer: II',
        'position: II',
        'points: III',
      ],
    ],
  ])('%s', (rule, article, items) => {
    expect(articlesOf(servantOf(SEM_REFORMA), rule)).toEqual(items.map((item) => item.replace(': ', `: ${article}, `)));
  });
});

it('a requirement of the rule itself keeps the law of the rule', () => {
  const [requirement] = answerOf(servantOf(SEM_REFORMA), 'lc51-policial-voluntaria').rule.requirements;
  expect(requirement?.article).toContain('LC 51/1985, art. 1º, II');
});
