/** Cada passo de um valor leva ao artigo, parágrafo e inciso que o dizem: um advogado confere sem procurar. */
import { describe, expect, it } from 'vitest';
import type { Person } from '../../input/input.ts';
import type { Regime } from '../../rule/regime.ts';
import type { Gender, IsoDate } from '../../rule/requirement.ts';
import { answerOf } from '../../testing/answers.ts';
import { monthly } from '../../testing/monthly.ts';
import { regimeOf, SEM_REFORMA, served, someone, UNIAO, worked } from '../../testing/people.ts';

const ON = '2026-11-20';

interface Servant {
  readonly regime: Regime;
  readonly birthDate: IsoDate;
  readonly start: IsoDate;
  readonly gender?: Gender;
  readonly person?: Partial<Person>;
  readonly opted?: true;
  readonly exposed?: 15;
}

const servant = ({ regime, birthDate, start, gender = 'Homem', person = {}, opted, exposed }: Servant) =>
  someone({
    gender,
    birthDate,
    on: ON,
    regimeType: 'RPPS',
    regime,
    person,
    calculation: { publicServiceIngressDate: start, optedForRPC: opted ?? false },
    records: [
      served(start, null, {
        salaries: monthly(start < '1994-07' ? '1994-07' : start.slice(0, 7), '2026-10', (year) => year * 4),
        ...(exposed === undefined ? {} : { isSpecialTime: true, specialTimeBase: exposed }),
      }),
    ],
  });

const insured = (gender: Gender, birthDate: IsoDate, start: IsoDate) =>
  someone({
    gender,
    birthDate,
    on: ON,
    records: [
      worked(start, null, { salaries: monthly(start < '1994-07' ? '1994-07' : start.slice(0, 7), '2026-10', 4_000) }),
    ],
  });

/** 'label: article', by the beginning of the label, of the steps that cite one. */
const cited = (input: ReturnType<typeof someone>, rule: string, log = 0): Record<string, string> =>
  Object.fromEntries(
    (answerOf(input, rule).rule.benefitLogs[log]?.steps ?? []).flatMap(({ label, article }) =>
      article === null ? [] : [[label.replace(/ \(.*| até os .*/, ''), article]],
    ),
  );

describe('Rondônia', () => {
  const RO = regimeOf(11);
  const incapable = { disablement: true, disablementDate: '2025-06-01' } as const;
  const LAW = 'LC 1.100/2021';

  it('a compulsória: a média do art. 24, caput, corrigida pelo § 7º e limitada pelo § 10; a fração do art. 26, caput e § 1º', () => {
    expect(
      cited(servant({ regime: RO, birthDate: '1951-02-01', start: '2005-01-10' }), 'ro-ec146-compulsoria'),
    ).toMatchObject({
      'Índices de atualização': `${LAW}, art. 24, § 7º`,
      'Média das 80% maiores remunerações': `${LAW}, art. 24, caput`,
      'Proporção do tempo de contribuição': `${LAW}, art. 31, caput; art. 26, caput e § 1º`,
    });
  });

  it('a incapacidade: os §§ 13 e 14 do art. 30 mandam ao cálculo dos arts. 24 e 26', () => {
    const input = servant({ regime: RO, birthDate: '1971-02-01', start: '2005-01-10', person: incapable });
    expect(cited(input, 'ro-ec146-incapacidade')).toMatchObject({
      'Média das 80% maiores remunerações': `${LAW}, art. 30, §§ 13 e 14; art. 24, caput`,
      'Proporção do tempo de contribuição': `${LAW}, art. 30, § 14; art. 26, caput e § 1º`,
    });
    expect(answerOf(input, 'ro-ec146-incapacidade').rule.requirements.at(-1)?.article).toBe(
      `${LAW}, art. 30, caput e § 1º`,
    );
  });

  it('a doença grave da lei é a do art. 30, § 8º, e a média inteira a do § 13', () => {
    const input = servant({ regime: RO, birthDate: '1971-02-01', start: '2015-01-10', person: incapable });
    expect(cited(input, 'ro-ec146-incapacidade', 1)['Doença grave da lei']).toBe(`${LAW}, art. 30, caput e §§ 8º e 13`);
  });

  it('o teto do RGPS de quem ingressou desde 06/11/2018 é o do art. 24, §§ 11 e 12, e não o da EC 103/2019', () => {
    const input = servant({ regime: RO, birthDate: '1951-02-01', start: '2018-11-06' });
    const steps = cited(input, 'ro-ec146-compulsoria');
    expect(steps['Média limitada ao teto do RGPS']).toBe(`${LAW}, art. 24, §§ 11 e 12`);
  });

  it('a integralidade da lei complementar: arts. 25 e 27, I; a das transições, o § 6º, I, ou o § 2º, I, com o art. 5º, § 8º', () => {
    const input = servant({ regime: RO, birthDate: '1955-01-10', start: '1990-03-01' });
    expect(cited(input, 'ro-ec146-voluntaria-integralidade')).toEqual({
      'Última remuneração do cargo': `${LAW}, art. 25`,
    });
    expect(answerOf(input, 'ro-ec146-voluntaria-integralidade').rule.sources.map(({ article }) => article)).toContain(
      'art. 27, I',
    );
    expect(cited(input, 'ro-ec146-pontos-integralidade')).toEqual({
      'Última remuneração do cargo': 'EC 146/2021 de Rondônia, art. 5º, § 6º, I; art. 5º, § 8º',
    });
    expect(cited(input, 'ro-ec146-pedagio-integralidade')).toEqual({
      'Última remuneração do cargo': 'EC 146/2021 de Rondônia, art. 6º, § 2º, I; art. 5º, § 8º',
    });
  });

  it('o índice das transições da emenda é, até 17/10/2021, o da lei que a LC 1.100 revogou no dia 18', () => {
    const input = servant({ regime: RO, birthDate: '1958-01-10', start: '1985-03-01', gender: 'Mulher' });
    expect(cited(input, 'ro-ec146-pontos')['Índices de atualização']).toBe(
      `${LAW}, art. 24, § 7º; até 17/10/2021, LC 432/2008, art. 45, § 7º`,
    );
    const norms = answerOf(input, 'ro-ec146-pontos').rule.sources.map(({ norm, article }) => `${norm}, ${article}`);
    expect(norms).toContain('LC 432/2008, art. 45, § 7º');
  });

  it('os pontos contam a idade e o tempo em dias: art. 5º, § 3º, e art. 8º, § 1º', () => {
    const input = servant({ regime: RO, birthDate: '1955-01-10', start: '1990-03-01' });
    const points = (rule: string) =>
      answerOf(input, rule).rule.requirements.find(({ requirement }) => requirement === 'points')?.article;
    expect(points('ro-ec146-pontos')).toBe('EC 146/2021 de Rondônia, art. 5º, V e §§ 2º e 3º');
    expect(points('ro-ec146-pontos-professor')).toBe('EC 146/2021 de Rondônia, art. 5º, §§ 3º e 5º');
    expect(points('ro-ec146-especial-pontos')).toBe('EC 146/2021 de Rondônia, art. 8º, III e § 1º');
  });

  it('a fração da última remuneração não está em artigo nenhum: o art. 26, § 1º, só nomeia a média', () => {
    const input = servant({ regime: RO, birthDate: '1955-01-10', start: '1990-03-01' });
    const { confirmed, observation } = answerOf(input, 'ro-ec146-deficiencia-idade-integralidade').rule;
    expect(confirmed).toBe(false);
    expect(observation).toContain('a única que o art. 26, § 1º, nomeia');
  });
});

describe('a última remuneração', () => {
  it.each([
    ['cf88-original-tempo-integral', 'CF/88, art. 40, III, a (redação original)'],
    ['cf88-original-idade-proporcional', 'CF/88, art. 40, III, d (redação original)'],
    ['ec20-art40-idade-tempo-integral', 'CF/88, art. 40, § 3º (redação da EC 20/1998)'],
    ['ec20-art8-transicao-proporcional', 'EC 20/1998, art. 8º, § 1º, II; CF/88, art. 40, § 3º (redação da EC 20/1998)'],
    ['ec41-art6-integral', 'EC 41/2003, art. 6º, caput'],
    ['ec47-art3-formula-85-95', 'EC 47/2005, art. 3º, caput'],
  ])('de %s está em %s', (rule, article) => {
    const birthDate = rule.startsWith('ec4') ? '1950-01-10' : '1930-01-10';
    const input = servant({ regime: SEM_REFORMA, birthDate, start: '1960-03-01' });
    expect(cited(input, rule)['Última remuneração do cargo']).toBe(article);
  });

  it('da EC 103 está no item da transição e no art. 4º, § 8º', () => {
    const input = servant({ regime: UNIAO, birthDate: '1955-01-10', start: '1985-03-01' });
    expect(cited(input, 'ec103-art4-pontos-integralidade')).toEqual({
      'Última remuneração do cargo': 'EC 103/2019, art. 4º, §§ 6º, I, e 8º',
    });
    expect(cited(input, 'ec103-art20-pedagio-integralidade')).toEqual({
      'Última remuneração do cargo': 'EC 103/2019, art. 20, § 2º, I; art. 4º, § 8º',
    });
  });

  it('a fração da Constituição de 1988 é a da alínea da regra', () => {
    const input = servant({ regime: SEM_REFORMA, birthDate: '1930-01-10', start: '1964-03-01' });
    expect(cited(input, 'cf88-original-tempo-proporcional')['Proporção do tempo de contribuição']).toBe(
      'CF/88, art. 40, III, c (redação original)',
    );
  });
});

it('o redutor da EC 41 cita o inciso do art. 2º, § 1º, que dá a alíquota', () => {
  const input = (start: string) => servant({ regime: SEM_REFORMA, birthDate: '1951-01-10', start });
  expect(cited(input('1968-03-01'), 'ec41-art2-redutor').Redutor).toBe('EC 41/2003, art. 2º, § 1º, I');
  expect(cited(input('1972-03-01'), 'ec41-art2-redutor').Redutor).toBe('EC 41/2003, art. 2º, § 1º, II');
});

describe('quem adota o art. 26 da EC 103', () => {
  it('o cita passo a passo, depois do artigo que o adota', () => {
    const incapable = { disablement: true, disablementDate: '2025-06-01' } as const;
    const inService = { ...incapable, inServiceDisablement: true } as const;
    const by = (regimeId: number, person: Partial<Person>) =>
      servant({ regime: regimeOf(regimeId), birthDate: '1971-02-01', start: '1996-03-01', person });
    expect(cited(by(51, incapable), 'mt-ec92-incapacidade')).toMatchObject({
      'Índices de atualização': 'CE, art. 140-D; EC 103/2019, art. 26, caput',
      'Média de todas as remunerações': 'CE, art. 140-D; EC 103/2019, art. 26, caput e § 1º',
      Coeficiente: 'CE, art. 140-D; EC 103/2019, art. 26, § 2º, II',
    });
    expect(cited(by(51, inService), 'mt-ec92-incapacidade')).toMatchObject({
      Coeficiente: 'CE, art. 140-D; EC 103/2019, art. 26, § 3º, II',
    });
    expect(cited(by(52, incapable), 'go-ec65-incapacidade')).toMatchObject({
      Coeficiente: 'CE, art. 97, § 3º; EC 103/2019, art. 26, § 2º, II',
    });
  });

  it('onde a lei do ente não foi lida o índice é o da Constituição, art. 40, § 17', () => {
    const input = servant({ regime: regimeOf(35), birthDate: '1958-01-10', start: '1985-03-01' });
    expect(cited(input, 'sp-lc1354-pontos')['Índices de atualização']).toBe('CF, art. 40, § 17');
  });
});

describe('no RGPS e na União', () => {
  it('o coeficiente tem o seu inciso, e o § 5º só onde os 2% contam acima de 15 anos', () => {
    const coefficient = (gender: Gender) =>
      cited(insured(gender, '1958-01-10', '1984-03-01'), 'rgps-ec103-art18-idade').Coeficiente;
    expect(coefficient('Homem')).toBe('EC 103/2019, art. 26, § 2º, I');
    expect(coefficient('Mulher')).toBe('EC 103/2019, art. 26, §§ 2º, I, e 5º');
    const exposed = servant({ regime: UNIAO, birthDate: '1960-01-10', start: '1990-03-01', exposed: 15 });
    expect(cited(exposed, 'ec103-art21-especial-pontos-15').Coeficiente).toBe('EC 103/2019, art. 26, §§ 2º, IV, e 5º');
  });

  it('a média de quem se filiou até 28/11/1999 é a da Lei 9.876; depois, a do art. 29, I, da Lei 8.213', () => {
    const average = (start: IsoDate) =>
      cited(insured('Mulher', '1954-01-10', start), 'rgps-pre-idade-urbana')['Média das 80% maiores'];
    expect(average('1990-03-01')).toBe('Lei 9.876/1999, art. 3º, caput');
    expect(average('2000-03-01')).toBe('Lei 8.213/1991, art. 29, I');
  });

  it('o índice de cada regime é o da sua lei', () => {
    expect(
      cited(insured('Homem', '1958-01-10', '1984-03-01'), 'rgps-ec103-art18-idade')['Índices de atualização'],
    ).toBe('Lei 8.213/1991, art. 29-B');
    expect(
      cited(servant({ regime: UNIAO, birthDate: '1955-01-10', start: '1985-03-01' }), 'ec103-art10-voluntaria')[
        'Índices de atualização'
      ],
    ).toBe('Lei 10.887/2004, art. 1º, § 1º');
  });

  it('os pontos 85/95: cada requisito no inciso e no parágrafo do art. 29-C', () => {
    const input = insured('Homem', '1950-01-10', '1975-03-01');
    const articles = (rule: string) =>
      answerOf(input, rule).rule.requirements.map(({ requirement, article }) => `${requirement}: ${article}`);
    expect(articles('rgps-pre-pontos-85-95')).toEqual([
      'contribution: Lei 8.213/1991, art. 29-C, I e II',
      'points: Lei 8.213/1991, art. 29-C, I, II e §§ 1º e 2º, I',
      'remunerations: Lei 8.213/1991, art. 25, II',
    ]);
    expect(articles('rgps-pre-pontos-85-95-professor')[2]).toBe(
      'points: Lei 8.213/1991, art. 29-C, I, II e §§ 1º, 2º, I, e 3º',
    );
  });
});

describe('quantas competências há', () => {
  it.each([
    [
      'o INSS de hoje',
      insured('Homem', '1960-01-10', '1985-03-01'),
      'rgps-ec103-art16-idade-progressiva',
      'EC 103/2019, art. 26, caput e § 1º',
    ],
    [
      'o INSS de antes da reforma',
      insured('Mulher', '1955-01-10', '1985-03-01'),
      'rgps-pre-idade-urbana',
      'Lei 9.876/1999, art. 3º, caput',
    ],
    [
      'Rondônia',
      servant({ regime: regimeOf(11), birthDate: '1951-02-01', start: '2005-01-10' }),
      'ro-ec146-compulsoria',
      'LC 1.100/2021, art. 24, caput',
    ],
  ] as const)('em %s é do artigo da média', (_where, input, rule, article) => {
    const steps = cited(input, rule);
    expect(Object.entries(steps).filter(([label]) => label.startsWith('Competências com'))).toEqual([
      [expect.stringMatching(/desde 07\/1994$/), article],
    ]);
  });
});
