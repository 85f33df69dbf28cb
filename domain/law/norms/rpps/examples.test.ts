/**
 * Worked examples of public servants, by area. Published ones come from booklets, courts, the press and public test
 * suites; derived ones were worked out from the statute. Where a published example counts by another convention (the
 * day of publication left out, the toll rounded to the nearest day) the difference of one day at most is asserted.
 * dv-e47-01, dv-te-03 and dv-po-01 stand in the tests of their norms, st-01, st-06, dv-st-01 and dv-st-04 in `states`.
 */
import { describe, expect, it } from 'vitest';
import type { LawInput } from '../../input/input.ts';
import type { Gender, IsoDate } from '../../rule/requirement.ts';
import { answerOf, answersOf } from '../../testing/answers.ts';
import {
  days,
  daysBefore,
  PARANA,
  paid,
  servant,
  times,
  withoutGap,
  withoutUpdate,
} from '../../testing/example-servants.ts';
import { SEM_REFORMA, served, someone, UNIAO, worked, years } from '../../testing/people.ts';

describe('age', () => {
  it('ag-05: o servidor de 65 anos com 17 anos e 9 meses de serviço público se aposenta por idade antes da reforma', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1954-01-31',
      on: '2019-11-12',
      records: [served('2002-01-31', null)],
    });
    const answer = answerOf(man, 'ec41-art40-idade-proporcional');
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.ageToRetire).toBe('2019-01-31');
    expect(answer.rule.held.publicService).toMatchObject({ years: 17, months: 9 });
  });
});

describe('ec20', () => {
  it.each([
    ['e20-04: o homem a dez dias dos trinta anos paga quatro de pedágio', 'Homem', '1969-01-02', '1998-12-30'],
    ['e20-06: a mulher a 365 dias dos 25 anos paga 146 de pedágio', 'Mulher', '1974-12-22', '2000-05-10'],
  ] as const)('%s', (_title, gender, start, metOn) => {
    const answer = answerOf(withoutGap(gender, start), 'ec20-art8-transicao-proporcional');
    expect(days(answer.rule.contributionToRetire, metOn)).toBeLessThanOrEqual(1);
  });

  it('dv-e20-01: 28 anos em 16/12/1998 e 33 em 31/12/2003 dão 80% de 2.000,00', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1948-01-10',
      on: '2003-12-31',
      records: [
        served(daysBefore(28 * 365, '1998-12-16'), '1998-12-16', { salaries: paid('1998-12', times(54, 2_000)) }),
        served(daysBefore(5 * 365, '2003-12-31'), '2003-12-31', { salaries: paid('2003-12', times(60, 2_000)) }),
      ],
    });
    const answer = answerOf(withoutUpdate(man), 'ec20-art8-transicao-proporcional');
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: 30, months: 9, days: 22 });
    expect(answer.rule.estimatedBenefit).toBe(1_600);
  });
});

describe('ec41', () => {
  it('e41-01: o homem a cinco dias dos 35 anos paga um de pedágio', () => {
    const answer = answerOf(withoutGap('Homem', '1963-12-30'), 'ec41-art2-redutor');
    expect(days(answer.rule.contributionToRetire, '1998-12-22')).toBeLessThanOrEqual(1);
  });

  it.each([
    ['Homem', false, 60, 35],
    ['Mulher', false, 55, 30],
    ['Homem', true, 55, 30],
    ['Mulher', true, 50, 25],
  ] as const)('e41-08: art. 6º, %s, professor %s: %i anos de idade e %i de tempo', (gender, teacher, age, time) => {
    const { rule } = answerOf(
      withoutGap(gender, '1980-01-10', teacher),
      teacher ? 'ec41-art6-professor-integral' : 'ec41-art6-integral',
    );
    expect(rule.necessaryAge).toEqual(years(age));
    expect(teacher ? rule.necessaryTeachingTime : rule.necessaryContribution).toEqual(years(time));
    expect([rule.necessaryPublicServiceTime, rule.necessaryCarreerTime, rule.necessaryPositionTime]).toEqual([
      years(20),
      years(10),
      years(5),
    ]);
    expect(rule.parity).toBe(true);
  });

  it('dv-e41-01: aos 55 anos, com os requisitos até 2005, a média de 4.000,00 cai 17,5%', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1950-06-15',
      on: '2005-06-15',
      records: [
        served('1968-07-01', '2005-06-15', {
          salaries: paid('2005-05', [5_000, ...times(78, 4_000), 3_000, ...times(20, 2_000)]),
        }),
      ],
    });
    const answer = answerOf(withoutUpdate(man), 'ec41-art2-redutor');
    expect(answer.rule.contributionToRetire?.slice(0, 7)).toBe('2004-05');
    expect(answer.rule.estimatedBenefit).toBe(3_300);
  });

  it('dv-e41-05: a média é limitada à última remuneração antes do redutor de 25%', () => {
    const woman = servant({
      gender: 'Mulher',
      birthDate: '1958-04-20',
      on: '2008-04-20',
      records: [
        served('1976-05-03', '2008-04-20', {
          salaries: paid('2008-03', [4_000, 5_600, ...times(78, 4_800), ...times(20, 3_000)]),
        }),
      ],
    });
    const answer = answerOf(withoutUpdate(woman), 'ec41-art2-redutor');
    expect(answer.rule.contributionToRetire?.slice(0, 7)).toBe('2007-10');
    expect(answer.rule.estimatedBenefit).toBe(3_000);
  });

  it.each([
    ['2003-12-31', 'applicable'],
    ['2004-01-01', 'not even shown: the rule is older than the entry'],
  ] as const)('dv-e41-08: o art. 6º para quem ingressou em %s', (ingress, standing) => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1962-02-20',
      on: '2026-11-20',
      regime: SEM_REFORMA,
      ingress,
      records: [served(daysBefore(36 * 365, '2026-11-20'), null)],
    });
    const found = answersOf(man).get('ec41-art6-integral');
    expect(found?.standing ?? 'not even shown: the rule is older than the entry').toBe(standing);
  });
});

describe('ec47', () => {
  it.each([
    [36, 59],
    [38, 57],
    [40, 55],
  ])('e47-02: o homem com %i anos de contribuição precisa de %i de idade', (contributed, age) => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1990-01-10',
      on: '2018-11-20',
      regime: SEM_REFORMA,
      records: [served(daysBefore(contributed * 365, '2018-11-20'), null)],
      ingress: '1990-05-02',
    });
    const { rule } = answerOf(man, 'ec47-art3-formula-85-95');
    expect(rule.decreasedNecessaryAge).toEqual(years(age));
    expect(rule.necessaryPoints).toBe(95);
  });

  it.each([
    ['1998-12-16', 'applicable'],
    ['1998-12-17', 'notApplicable'],
  ] as const)('dv-e47-03: a fórmula 85/95 para quem ingressou em %s', (ingress, standing) => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1966-11-20',
      on: '2026-11-20',
      regime: SEM_REFORMA,
      ingress,
      records: [served(daysBefore(38 * 365, '2026-11-20'), null)],
    });
    expect(answerOf(man, 'ec47-art3-formula-85-95').standing).toBe(standing);
  });
});

describe('teacher', () => {
  it('te-07: 10.554 dias de magistério valem 12.348,18, e o que falta paga 20%', () => {
    const answer = answerOf(withoutGap('Homem', '1970-01-23', true), 'ec41-art2-professor-redutor');
    expect(days(answer.rule.teachingToRetire, '2000-05-11')).toBeLessThanOrEqual(1);
  });
});

describe('ec103-rpps', () => {
  const onDay = (gender: Gender, birthDate: IsoDate, on: IsoDate, contributed: number): LawInput =>
    someone({
      gender,
      birthDate,
      on,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: {
        publicServiceIngressDate: '1999-01-10',
        contributionTime: years(contributed),
        publicServiceTime: years(20),
        carreerTime: years(20),
        positionTime: years(5),
      },
    });

  it.each([
    ['er-01', 'Homem', '1958-11-13', '2019-11-13', 35, 96, 'applicable'],
    ['er-01', 'Mulher', '1963-11-13', '2019-11-13', 30, 86, 'applicable'],
    ['dv-er-01', 'Mulher', '1965-06-30', '2022-06-30', 30, 87, 'future'],
    ['dv-er-01', 'Mulher', '1964-06-30', '2022-06-30', 31, 89, 'applicable'],
  ] as const)(
    '%s: %s nascido em %s, em %s, com %i anos de contribuição soma %i pontos',
    (_id, gender, birthDate, on, contributed, points, standing) => {
      const answer = answerOf(onDay(gender, birthDate, on, contributed), 'ec103-art4-pontos-media');
      expect(answer.rule.held.points).toBe(points);
      expect(answer.standing).toBe(standing);
    },
  );

  it.each([
    ['2019-12-01', 61, 56],
    ['2021-12-31', 61, 56],
    ['2022-01-01', 62, 57],
  ] as const)('er-06: em %s a idade mínima é de %i e %i anos', (on, man, woman) => {
    for (const [gender, age] of [
      ['Homem', man],
      ['Mulher', woman],
    ] as const) {
      expect(answerOf(onDay(gender, '1975-01-10', on, 25), 'ec103-art4-pontos-media').rule.necessaryAge).toEqual(
        years(age),
      );
    }
  });

  it.each([
    [20, 6_000],
    [26, 7_200],
    [31, 8_200],
  ])('er-04: no Paraná, %i anos de contribuição dão, de uma média de 10.000,00, %i', (contributed, value) => {
    const records = [
      served(daysBefore(contributed * 365, '2026-11-20'), null, { salaries: paid('2026-10', times(237, 10_000)) }),
    ];
    const man = servant({ gender: 'Homem', birthDate: '1961-11-20', on: '2026-11-20', regime: PARANA, records });
    const disabled = { ...man, person: { ...man.person, disablement: true, disablementDate: '2026-11-20' } };
    expect(answerOf(withoutUpdate(disabled), 'pr-ec45-incapacidade').rule.estimatedBenefit).toBe(value);
  });

  it('dv-er-04: na compulsória com 24 anos a fração para em um: 68% de 5.000,00', () => {
    const woman = servant({
      gender: 'Mulher',
      birthDate: '1951-11-20',
      on: '2026-11-20',
      records: [served(daysBefore(24 * 365, '2026-11-20'), null, { salaries: paid('2026-10', times(280, 5_000)) })],
    });
    expect(answerOf(withoutUpdate(woman), 'ec103-compulsoria-75').rule.estimatedBenefit).toBe(3_400);
  });

  it.each([
    ['2003-12-31', 'ec103-art20-pedagio-integralidade', 9_000],
    ['2004-01-01', 'ec103-art20-pedagio-media', 7_200],
  ] as const)('dv-er-07: o pedágio de 100%% com ingresso em %s', (ingress, id, value) => {
    const woman = servant({
      gender: 'Mulher',
      birthDate: '1968-01-15',
      on: '2026-01-15',
      ingress,
      records: [served(daysBefore(28 * 365, '2019-11-13'), null, { salaries: paid('2025-12', times(330, value)) })],
    });
    const answer = answerOf(withoutUpdate(woman), id);
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(32));
    expect(answer.rule.estimatedBenefit).toBe(value);
  });
});

describe('police', () => {
  it('po-01: em 31/05/2020 o policial de 55 anos tem 31 anos e 4 meses, 26 e 4 de polícia', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1965-01-31',
      on: '2020-05-31',
      records: [
        worked('1988-01-01', '1992-12-31', { regimeType: 'RPPS', isPublicService: true }),
        served('1994-01-31', '2020-05-31', { isPoliceTime: true }),
      ],
    });
    const answer = answerOf(man, 'ec103-art10-policial');
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.held.contribution).toMatchObject({ years: 31, months: 4 });
    expect(answer.rule.held.police).toMatchObject({ years: 26, months: 4 });
  });
});

describe('average', () => {
  it('dv-av-03: o limite da última remuneração vem antes da fração de 10.220 por 12.775 dias', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1953-06-10',
      on: '2018-06-10',
      records: [
        served(daysBefore(10_220, '2018-06-10'), null, {
          salaries: paid('2018-05', [2_500, 4_500, ...times(78, 3_500), ...times(20, 1_000)]),
        }),
      ],
    });
    const { rule } = answerOf(withoutUpdate(man), 'ec41-art40-idade-proporcional');
    expect(rule.estimatedBenefit).toBe(2_000);
    expect(rule.benefitLogs.map((log) => log.value)).toEqual([2_000, 2_500]);
  });
});
