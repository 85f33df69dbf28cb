/** EC 20/1998, EC 41/2003 e EC 47/2005: pedágio, bônus, redução da idade. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import type { IsoDate } from '../../rule/requirement.ts';
import { answerOf } from '../../testing/answers.ts';
import { SEM_REFORMA, served, someone, UNIAO, years } from '../../testing/people.ts';

const EC_20 = '1998-12-16';

/** The first of so many days that end on a day, both counted. */
const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

const man = (records: ReturnType<typeof served>[], more: Partial<Parameters<typeof someone>[0]> = {}) =>
  someone({
    gender: 'Homem',
    birthDate: '1945-01-10',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: SEM_REFORMA,
    records,
    calculation: { publicServiceIngressDate: records[0]?.ingressDate ?? null },
    ...more,
  });

describe('EC 20/1998, art. 8º: pedágio do que faltava em 16/12/1998', () => {
  it('o homem com 25 anos em 16/12/1998 paga 20% dos dez que faltavam: 37 anos ao todo', () => {
    const answer = answerOf(man([served(daysBefore(9_125, EC_20), null)]), 'ec41-art2-redutor');
    expect(answer.rule.necessaryContribution).toEqual({ years: 35, months: 0, days: 0 });
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: 37, months: 0, days: 0 });
    expect(answer.rule.tollLimitDate).toBe(EC_20);
  });

  it('na proporcional paga 40% dos cinco que faltavam para trinta: 32 anos', () => {
    const answer = answerOf(man([served(daysBefore(9_125, EC_20), null)]), 'ec20-art8-transicao-proporcional');
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: 32, months: 0, days: 0 });
  });

  /** Art. 8, § 2: to them 'o disposto neste artigo', § 1 included; § 3: 25 years are 29 years and 3 months. */
  it('o magistrado com 25 anos em 16/12/1998 conta 17% a mais também na proporcional: paga 110 dias, completos em 04/01/2000', () => {
    const { rule } = answerOf(man([served(daysBefore(9_125, EC_20), null)]), 'ec20-art8-magistrado-proporcional-bonus');
    expect(rule.increasedNecessaryContribution).toEqual({ years: 30, months: 3, days: 20 });
    expect(rule.contributionToRetire).toBe('2000-01-04');
    const dayLess = answerOf(man([served(daysBefore(9_124, EC_20), null)]), 'ec20-art8-magistrado-proporcional-bonus');
    expect(dayLess.rule.contributionToRetire).toBe('2000-01-05');
  });

  it('quem já tinha 35 anos em 16/12/1998 não paga pedágio', () => {
    const answer = answerOf(man([served(daysBefore(12_775, EC_20), null)]), 'ec20-art8-transicao-integral');
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: 35, months: 0, days: 0 });
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe(EC_20);
  });

  it('a fração de um dia de pedágio conta um dia inteiro', () => {
    const answer = answerOf(man([served(daysBefore(12_775 - 6, EC_20), null)]), 'ec20-art8-transicao-integral');
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: 35, months: 0, days: 2 });
  });

  it('não serve a quem ingressou em 17/12/1998', () => {
    const answer = answerOf(man([served('1998-12-17', null)]), 'ec20-art8-transicao-integral');
    expect(answer.standing).toBe('notApplicable');
    expect(answer.because).toContain('entry');
  });
});

describe('EC 20/1998, art. 8º, § 4º, e EC 41/2003, art. 2º, § 4º: bônus do professor', () => {
  const woman = (records: ReturnType<typeof served>[]) => man(records, { gender: 'Mulher', birthDate: '1950-01-10' });

  it('a professora com 15 anos de magistério conta 18, e o pedágio é de 20% dos doze que faltam', () => {
    const record = served(daysBefore(5_475, EC_20), null, { isTeaching: true });
    const answer = answerOf(woman([record]), 'ec41-art2-professor-redutor');
    expect(answer.rule.necessaryTeachingTime).toEqual({ years: 30, months: 0, days: 0 });
    // 10.950 + 20% × (10.950 − 5.475 × 1,20) = 11.826 dias
    expect(answer.rule.increasedNecessaryTeachingTime).toEqual({ years: 32, months: 4, days: 26 });
  });

  it('o professor com 10.554 dias conta 12.348,18 e lhe faltam 426,82: pedágio de 86 dias', () => {
    const record = served(daysBefore(10_554, EC_20), null, { isTeaching: true });
    const answer = answerOf(man([record]), 'ec41-art2-professor-redutor');
    expect(answer.rule.increasedNecessaryTeachingTime).toEqual({ years: 35, months: 2, days: 26 });
  });

  it('não acresce o tempo que não é de magistério', () => {
    const answer = answerOf(woman([served(daysBefore(5_475, EC_20), null)]), 'ec41-art2-professor-redutor');
    expect(answer.rule.held.teaching).toEqual({ years: 0, months: 0, days: 0 });
  });
});

describe('EC 47/2005, art. 3º: um ano de idade a menos por ano de contribuição a mais', () => {
  const woman = (contributionYears: number, birthDate: IsoDate, on: IsoDate) =>
    answerOf(
      someone({
        gender: 'Mulher',
        birthDate,
        on,
        regimeType: 'RPPS',
        regime: SEM_REFORMA,
        records: [served(daysBefore(contributionYears * 365, on), null)],
        calculation: { publicServiceIngressDate: '1990-05-02' },
      }),
      'ec47-art3-formula-85-95',
    );

  it('com 32 anos de contribuição bastam 53 de idade', () => {
    const answer = woman(32, '1970-11-20', '2023-11-20');
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.necessaryAge).toEqual({ years: 55, months: 0, days: 0 });
    expect(answer.rule.decreasedNecessaryAge).toEqual({ years: 53, months: 0, days: 0 });
    expect(answer.rule.necessaryPoints).toBe(85);
    expect(answer.rule.fixedPoints).toBe(true);
  });

  it('com 52 de idade ainda não', () => {
    expect(woman(32, '1971-11-20', '2023-11-20').standing).toBe('future');
  });

  it('meses a mais não reduzem a idade: só anos completos', () => {
    const answer = woman(32, '1970-11-21', '2023-11-20');
    expect(answer.standing).toBe('future');
    expect(answer.when).toBe('2023-11-21');
  });

  it('85 pontos com menos de 30 anos de contribuição não bastam', () => {
    const answer = woman(28, '1960-11-20', '2023-11-20');
    expect(answer.standing).toBe('future');
    expect(answer.rule.requirements.filter(({ met }) => !met).map(({ requirement }) => requirement)).toEqual([
      'contribution',
    ]);
  });

  it('nunca pede idade negativa, por mais tempo especial convertido que haja', () => {
    const woman = someone({
      gender: 'Mulher',
      birthDate: '1940-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: SEM_REFORMA,
      records: [served('1956-01-10', null, { isSpecialTime: true, specialTimeBase: 15 })],
      calculation: { publicServiceIngressDate: '1956-01-10' },
    });
    const { rule } = answerOf(woman, 'ec47-art3-formula-85-95');
    expect(rule.requirements.find(({ requirement }) => requirement === 'age')?.necessary).toEqual(years(0));
  });

  it('está fechada na União desde 14/11/2019, mas guarda o direito de quem a completou', () => {
    const at = (start: IsoDate) =>
      answerOf(
        someone({
          gender: 'Homem',
          birthDate: '1955-03-01',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: UNIAO,
          records: [served(start, null)],
          calculation: { publicServiceIngressDate: start },
        }),
        'ec47-art3-formula-85-95',
      );
    expect(at('1984-11-20')).toMatchObject({ standing: 'applicable', when: '2019-11-11' });
    expect(at('1984-11-23').standing).toBe('notApplicable');
  });
});

describe('EC 41/2003, art. 6º', () => {
  const at = (regime: typeof UNIAO, ingress: IsoDate) =>
    answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1962-02-20',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime,
        records: [served('1987-01-01', null)],
        calculation: { publicServiceIngressDate: ingress },
      }),
      'ec41-art6-integral',
    );

  it('segue aberto no ente sem reforma para quem ingressou até 31/12/2003', () => {
    expect(at(SEM_REFORMA, '2003-12-31').standing).toBe('applicable');
  });

  it('fecha-se na União a quem completou 60 anos depois de 13/11/2019', () => {
    expect(at(UNIAO, '2003-12-31').standing).toBe('notApplicable');
  });
});
