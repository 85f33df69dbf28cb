/** Published cases about the rules of the RGPS, and cases derived from the statute. Persons without records state spans. */
import { describe, expect, it } from 'vitest';
import { type Span, spanOfDays } from '../../units/span.ts';
import { requirementOn, toll } from '../index.ts';
import type { Gender } from '../rule/requirement.ts';
import { type Answer, answerOf } from '../testing/answers.ts';
import { someone, worked, years } from '../testing/people.ts';

const POINTS = 'rgps-ec103-art15-pontos';
const TEACHER_POINTS = 'rgps-ec103-art15-pontos-professor';
const PROGRESSIVE = 'rgps-ec103-art16-idade-progressiva';
const TEACHER_PROGRESSIVE = 'rgps-ec103-art16-idade-progressiva-professor';
const TOLL_50 = 'rgps-ec103-art17-pedagio-50';
const BY_AGE = 'rgps-ec103-art18-idade';
const PERMANENT = 'rgps-ec103-art19-programada';
const TOLL_100 = 'rgps-ec103-art20-pedagio-100';

/** Somebody known by age and time alone, who goes on contributing. */
const stating = (
  gender: Gender,
  birthDate: string,
  contributionTime: Span,
  on: string,
  more: { teachingTime?: Span; registrationDate?: string; specialTime?: Span } = {},
) => someone({ gender, birthDate, on, calculation: { contributionTime, ...more } });

const month = (answer: Answer): string | undefined => answer.when?.slice(0, 7);
const askedOf = (rule: string, kind: string, gender: Gender, date: string): number | null | undefined =>
  requirementOn(rule, gender, date).find((asked) => asked.kind === kind)?.value;

describe('points', () => {
  it('pt-03: fractions count: 59 and a half and 33 and a half are the 93 of 2026', () => {
    const answer = answerOf(stating('Mulher', '1966-12-15', years(33, 6), '2026-06-15'), POINTS);
    expect(answer.rule.held.points).toBe(93);
    expect(answer.standing).toBe('applicable');
    expect(askedOf(POINTS, 'points', 'Mulher', '2026-06-15')).toBe(93);
  });

  it('pt-07: a man of 94 points in 2026 meets the limit of 105 in 12/2031', () => {
    const answer = answerOf(stating('Homem', '1968-06-15', years(36), '2026-06-15'), POINTS);
    expect(answer.rule.held.points).toBe(94);
    expect(answer.rule.necessaryPoints).toBe(103);
    expect(month(answer)).toBe('2031-12');
    expect(askedOf(POINTS, 'points', 'Homem', '2031-12-15')).toBe(105);
  });

  it.each([
    ['Mulher', '1966-11-20', years(33), true],
    ['Mulher', '1966-11-21', years(33), false],
    ['Homem', '1961-11-20', years(38), true],
    ['Homem', '1961-11-20', years(37, 11, 29), false],
  ] as const)('dv-pt-01: %s born on %s with %j on 20/11/2026', (gender, birthDate, time, eligible) => {
    const answer = answerOf(stating(gender, birthDate, time, '2026-11-20'), POINTS);
    expect(answer.standing === 'applicable').toBe(eligible);
    expect(askedOf(POINTS, 'points', gender, '2026-11-20')).toBe(gender === 'Mulher' ? 93 : 103);
  });
});

describe('progressive-age', () => {
  it('pa-01: a woman of 58 with 30 years meets the moving age at 60 and a half, in 12/2028', () => {
    const answer = answerOf(stating('Mulher', '1968-06-15', years(30), '2026-06-15'), PROGRESSIVE);
    expect(answer.standing).toBe('future');
    expect(month(answer)).toBe('2028-12');
    expect(askedOf(PROGRESSIVE, 'age', 'Mulher', '2028-12-15')).toBe(60 * 12 + 6);
  });

  it('pa-06: a man of 64 with 35 years needs 64 and a half in 2026, and is there within the year', () => {
    const answer = answerOf(stating('Homem', '1962-01-01', years(35), '2026-01-01'), PROGRESSIVE);
    expect(answer.rule.necessaryAge).toEqual(years(64, 6));
    expect(answer.standing).toBe('future');
    expect(answer.when).toBe('2026-07-01');
  });

  it.each([
    ['Mulher', '1967-05-20', 30, true],
    ['Mulher', '1967-05-21', 30, false],
    ['Homem', '1962-05-20', 35, true],
    ['Homem', '1962-05-21', 35, false],
  ] as const)('dv-pa-01: %s born on %s on 20/11/2026', (gender, birthDate, time, eligible) => {
    const answer = answerOf(stating(gender, birthDate, years(time), '2026-11-20'), PROGRESSIVE);
    expect(answer.standing === 'applicable').toBe(eligible);
  });
});

describe('toll50', () => {
  it('t5-01: by the sum of 30 and 12, twenty days short cost ten more: 30 years and 10 days', () => {
    expect(toll(years(30), years(29, 11, 10), 50, 'calendar')).toEqual({
      missing: years(0, 0, 20),
      toll: years(0, 0, 10),
      required: years(30, 0, 10),
      stillToContribute: years(0, 1, 0),
    });
  });

  it('t5-02: by the sum of 30 and 12, ten months short cost five', () => {
    expect(toll(years(35), years(34, 2), 50, 'calendar')).toEqual({
      missing: years(0, 10),
      toll: years(0, 5),
      required: years(35, 5),
      stillToContribute: years(1, 3),
    });
  });

  it('t5-05: a woman with 29 years on the day and almost 30 in June 2026 needs 30 and a half, in 12/2026', () => {
    expect(toll(years(30), years(29), 50, 'calendar').required).toEqual(years(30, 6));
    const answer = answerOf(
      someone({
        gender: 'Mulher',
        birthDate: '1970-01-01',
        on: '2026-06-15',
        records: [worked('1990-11-21', '2019-11-13'), worked('2025-07-01', null)],
      }),
      TOLL_50,
    );
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(30, 6, 3));
    expect(month(answer)).toBe('2026-12');
  });
});

describe('toll100', () => {
  it('t1-01: a man three years short needs 38', () => {
    expect(toll(years(35), years(32), 100)).toEqual({
      missing: years(3),
      toll: years(3),
      required: years(38),
      stillToContribute: years(6),
    });
  });

  it('t1-06: the time is there and age arrives last, in 06/2028', () => {
    const answer = answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1968-06-15',
        on: '2026-06-15',
        records: [worked('1985-11-22', '2019-11-13'), worked('2024-06-01', null)],
      }),
      TOLL_100,
    );
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(36));
    expect(answer.standing).toBe('future');
    expect(answer.when).toBe('2028-06-15');
  });

  it('t1-09: four years short are eight to go', () => {
    expect(toll(years(30), years(26), 100).stillToContribute).toEqual(years(8));
  });
});

describe('age', () => {
  it('ag-01: a woman affiliated before the reform at 61 and a half waits for 62, in 12/2026', () => {
    const answer = answerOf(
      stating('Mulher', '1964-12-15', years(15), '2026-06-15', { registrationDate: '2010-01-01' }),
      BY_AGE,
    );
    expect(answer.rule.necessaryAge).toEqual(years(62));
    expect(answer.standing).toBe('future');
    expect(month(answer)).toBe('2026-12');
  });

  it('ag-03: the age of women by date', () => {
    const dates = ['2019-12-01', '2020-06-15', '2022-06-15', '2023-06-15', '2026-06-15'];
    expect(dates.map((date) => askedOf(BY_AGE, 'age', 'Mulher', date))).toEqual([720, 726, 738, 744, 744]);
  });
});

describe('permanent', () => {
  it('pm-03: a woman of 40 who began after the reform has only the permanent rule, in 06/2048', () => {
    const person = stating('Mulher', '1986-06-15', years(5), '2026-06-15');
    expect(month(answerOf(person, PERMANENT))).toBe('2048-06');
    for (const rule of [POINTS, PROGRESSIVE, TOLL_50, TOLL_100, BY_AGE]) {
      expect(answerOf(person, rule).because).toContain('affiliation');
    }
  });

  it('pm-05: a woman of 62 with 17 years has it', () => {
    expect(answerOf(stating('Mulher', '1964-06-15', years(17), '2026-06-15'), PERMANENT).standing).toBe('applicable');
  });

  it('dv-pm-01: a man of 65 with 16 years: enough for somebody affiliated on 13/11/2019, not on the day after', () => {
    const affiliated = (registrationDate: string) =>
      stating('Homem', '1961-06-15', years(16), '2026-06-15', { registrationDate });
    expect(answerOf(affiliated('2019-11-13'), BY_AGE).standing).toBe('applicable');
    const later = answerOf(affiliated('2019-11-14'), BY_AGE);
    expect(later.standing).toBe('notApplicable');
    expect(answerOf(affiliated('2019-11-14'), PERMANENT).rule.necessaryContribution).toEqual(years(20));
  });
});

describe('ec20', () => {
  it('e20-01: a man of 50 with 25 years in December 1998 completes the 32 years in 12/2005, at 57', () => {
    const answer = answerOf(
      someone({ gender: 'Homem', birthDate: '1948-12-16', on: '2010-01-01', records: [worked('1973-12-23', null)] }),
      'rgps-pre-proporcional-ec20',
    );
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(32));
    expect(month(answer)).toBe('2005-12');
  });
});

describe('disabled', () => {
  it('di-02: a man of 61 with 16 years as a disabled person retires by age', () => {
    const answer = answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1965-01-01',
        on: '2026-06-10',
        calculation: { countingMethod: 'calendar' },
        records: [worked('2010-01-01', '2025-12-31', { isDisabled: true, disabledLevel: 'low' })],
      }),
      'rgps-lc142-idade',
    );
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.necessaryAge).toEqual(years(60));
    expect(answer.rule.held.contribution).toEqual(years(16));
  });

  it('di-04: years by grade and sex', () => {
    const asked = (rule: string, gender: Gender) => askedOf(rule, 'disability', gender, '2026-06-10');
    expect(
      ['leve', 'moderada', 'grave'].map((grade) => [
        asked(`rgps-lc142-tempo-${grade}`, 'Homem'),
        asked(`rgps-lc142-tempo-${grade}`, 'Mulher'),
      ]),
    ).toEqual([
      [33, 28],
      [29, 24],
      [25, 20],
    ]);
  });

  it('dv-di-01: fourteen common years and eighteen of moderate disability are 29.62 of 29', () => {
    const answer = answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1970-01-01',
        on: '2019-01-01',
        records: [
          worked('1986-01-01', '1999-12-28'),
          worked('2000-01-01', '2017-12-26', { isDisabled: true, disabledLevel: 'medium' }),
        ],
      }),
      'rgps-lc142-tempo-moderada',
    );
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.held.disability).toEqual(spanOfDays(5110 * 0.83 + 6570));
  });
});

describe('teacher', () => {
  it('te-02: a woman of 30 with ten years in November 2019 reaches the limit of 92 at 56', () => {
    const answer = answerOf(
      someone({
        gender: 'Mulher',
        birthDate: '1989-11-13',
        on: '2026-06-15',
        records: [worked('2009-11-16', null, { isTeaching: true })],
      }),
      TEACHER_POINTS,
    );
    expect(answer.when?.slice(0, 4)).toBe('2045');
    expect(askedOf(TEACHER_POINTS, 'points', 'Mulher', '2045-11-13')).toBe(92);
  });

  it.each([
    ['Mulher', '1971-11-20', 33, 88, true],
    ['Mulher', '1972-05-20', 25, 79.5, false],
    ['Homem', '1966-11-20', 38, 98, true],
    ['Homem', '1967-05-20', 30, 89.5, false],
  ] as const)('dv-te-01: %s born on %s with %i years of teaching', (gender, birthDate, taught, points, byPoints) => {
    const person = stating(gender, birthDate, years(taught), '2026-11-20', { teachingTime: years(taught) });
    const answer = answerOf(person, TEACHER_POINTS);
    expect(answer.rule.held.points).toBe(points);
    expect(answer.standing === 'applicable').toBe(byPoints);
    expect(answerOf(person, TEACHER_PROGRESSIVE).standing).toBe('applicable');
  });
});

describe('special', () => {
  it.each([
    [61, 25, 0, true],
    [55, 25, 6, true],
    [70, 24.9, 10, false],
    [60, 25, 0, false],
  ] as const)('dv-sc-03: %i years of age, %d of exposure and %i common', (age, exposed, common, eligible) => {
    const person = someone({
      gender: 'Homem',
      birthDate: `${2026 - age}-11-20`,
      on: '2026-11-20',
      records: [
        worked('2000-01-01', isoAfter('2000-01-01', Math.floor(exposed * 365) - 1), { isSpecialTime: true }),
        ...(common === 0 ? [] : [worked('1990-01-01', isoAfter('1990-01-01', common * 365 - 1))]),
      ],
    });
    expect(answerOf(person, 'rgps-ec103-art21-especial-pontos-25').standing === 'applicable').toBe(eligible);
  });
});

describe('carencia', () => {
  it('ca-01: from 15/01 to 10/04/2020 four months are touched', () => {
    const answer = answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1970-01-01',
        on: '2020-05-01',
        records: [worked('2020-01-15', '2020-04-10')],
      }),
      PERMANENT,
    );
    expect(answer.rule.held.remunerations).toBe(4);
  });

  it.each([
    ['2022-11-30', 179],
    ['2022-12-01', 180],
    ['2022-12-31', 180],
  ])('dv-ca-01: January 2008 to %s are %i months', (end, months) => {
    const answer = answerOf(
      someone({ gender: 'Mulher', birthDate: '1960-01-01', on: '2023-01-15', records: [worked('2008-01-01', end)] }),
      BY_AGE,
    );
    expect(answer.rule.held.remunerations).toBe(months);
    expect(answer.rule.minRemunerations).toBe(180);
  });

  it('ca-06: a rural employee from 1969 has 35 years, of which only the months from 11/1991 on are carência', () => {
    const answer = answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1950-01-01',
        on: '2004-01-01',
        records: [worked('1969-01-01', '2003-12-31', { isRural: true })],
      }),
      'rgps-pre-tempo-contribuicao',
    );
    expect(answer.rule.held.remunerations).toBe(146);
    expect(answer.rule.minRemunerations).toBeLessThanOrEqual(138);
    expect(answer.standing).toBe('applicable');
  });
});

const isoAfter = (iso: string, days: number): string => {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
