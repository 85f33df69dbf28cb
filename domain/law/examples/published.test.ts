/**
 * Cases of the INSS published by others, in our own words, each with its address. They run in days of 365 unless the
 * calendar is named. Where a publication contradicts the statute, the statute's answer stands and the reason is given.
 */
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { coefficient, daysOfSpan, discard, factor, toll } from '../index.ts';
import { accumulatedCorrection } from '../tables/index.ts';
import { years } from '../testing/people.ts';
import {
  ACQUIRED_TIME,
  answerTo,
  asked,
  BY_AGE,
  PERMANENT,
  POINTS,
  PROGRESSIVE,
  PROPORTIONAL,
  standingOf,
  TOLL_50,
  TOLL_100,
} from '../testing/published.ts';

/** Worked examples of a lawyer's pages, in our own words. */
describe('the lecture notes of a federal attorney', () => {
  it('a woman of 62 with 17 years gets 64% of the average', () => {
    expect(coefficient(17, 15)).toBe(0.64);
    const woman = {
      on: '2026-11-20',
      gender: 'Mulher',
      birthDate: '1964-11-20',
      contributionTime: { years: 17 },
      average: 3000,
    } as const;
    expect(answerTo(woman, PERMANENT).rule.estimatedBenefit).toBe(1920);
  });

  it('a teacher of 57 with 27 years gets 84%: the notes print 74% but count 60 + 12 × 2', () => {
    const teacher = {
      on: '2026-11-20',
      gender: 'Mulher',
      birthDate: '1969-11-20',
      contributionTime: { years: 27 },
      teachingTime: { years: 27 },
      average: 4000,
    } as const;
    expect(answerTo(teacher, 'rgps-ec103-art19-professor').rule.estimatedBenefit).toBe(3360);
  });

  it('the gate of the 50% toll is more than 33 years, not 33 as the notes say (EC 103, art. 17, I)', () => {
    const man = (days: number) =>
      answerTo(
        {
          on: '2026-11-20',
          gender: 'Homem',
          birthDate: '1965-01-01',
          contributionTime: { years: 34 },
          totals: [{ date: '2019-11-13', contributionTime: { years: 33, days } }],
        },
        TOLL_50,
      );
    expect(man(0)).toMatchObject({ standing: 'notApplicable', because: ['contribution'] });
    expect(man(1).standing).toBe('future');
  });

  it('the progressive age of 2026 is 59 and a half: the notes print 2025 twice', () => {
    expect(asked(PROGRESSIVE, 'age', 'Mulher', '2026-01-01')).toBe(59 * 12 + 6);
    expect(asked(PROGRESSIVE, 'age', 'Mulher', '2025-12-31')).toBe(59 * 12);
  });

  it('nothing stops the percentage at 100: 42 years of a man are 104%', () => {
    const man = {
      on: '2026-11-20',
      gender: 'Homem',
      birthDate: '1960-01-01',
      contributionTime: { years: 42 },
      average: 5000,
    } as const;
    expect(answerTo(man, POINTS).rule.estimatedBenefit).toBe(5200);
  });
});

describe('law offices and newspapers', () => {
  /** Of a law office. */
  it.each([
    ['Mulher', '1965-07-01', 32],
    ['Homem', '1960-07-01', 37],
  ] as const)('points of 2025 by the calendar, %s: 60 + 32 are 92 and 65 + 37 are 102', (gender, birthDate, held) => {
    const person = {
      on: '2025-07-01',
      gender,
      birthDate,
      countingMethod: 'calendar',
      contributionTime: { years: held },
    } as const;
    expect(standingOf(answerTo(person, POINTS))).toEqual(['applicable', '2025-07-01']);
  });

  /** One page prints 89 points for a woman in 2025; EC 103, art. 15 gives 92. */
  it('a woman of 62 with 15 years and 3,000.00 has art. 18 at 60%, and 77 of the 92 points of 2025', () => {
    const woman = {
      on: '2025-06-01',
      gender: 'Mulher',
      birthDate: '1963-06-01',
      contributionTime: { years: 15 },
      average: 3000,
    } as const;
    expect(answerTo(woman, BY_AGE).rule.estimatedBenefit).toBe(1800);
    expect(answerTo(woman, POINTS).rule.held.points).toBe(77);
    expect(asked(POINTS, 'points', 'Mulher', '2025-06-01')).toBe(92);
  });

  /** Of the press: months of 30 days, by the calendar. */
  it('EC 20: 29 years and 2 months on 16/12/1998 need 30 years and 4 months', () => {
    expect(toll(years(30), years(29, 2), 40, 'calendar').required).toEqual(years(30, 4));
  });

  /** Of the press (28/04/2021): 15/12 is the title's day, 16/12 the law's. */
  it('EC 20: affiliated on 16/12/1998 still enters the proportional rule, on 17/12 no more', () => {
    const man = (registrationDate: string) =>
      answerTo(
        {
          on: '2019-11-13',
          gender: 'Homem',
          birthDate: '1950-01-01',
          registrationDate,
          contributionTime: years(38),
        },
        PROPORTIONAL,
      );
    expect(man('1998-12-16').standing).toBe('applicable');
    expect(man('1998-12-17').because).toContain('affiliation');
  });

  /** Of the press. */
  it('a woman three years short on the reform owes six in all', () => {
    expect(toll(years(30), years(27), 100)).toMatchObject({ stillToContribute: years(6), required: years(33) });
  });

  /** Of a law office. */
  it('the first who enter the 50% toll had 28 years and a day, or 33 years and a day', () => {
    const woman = (days: number) =>
      answerTo(
        {
          on: '2026-11-20',
          gender: 'Mulher',
          birthDate: '1970-01-01',
          contributionTime: { years: 35, days: 8 + days },
          totals: [{ date: '2019-11-13', contributionTime: { years: 28, days } }],
        },
        TOLL_50,
      );
    expect(woman(0).standing).toBe('notApplicable');
    expect(woman(1).standing).toBe('applicable');
    expect(daysOfSpan(woman(1).rule.increasedNecessaryContribution ?? years(0))).toBe(30 * 365 + Math.ceil(729 / 2));
  });

  /** A law office names 05/11/2015; MP 676 began on 18/06/2015. */
  it('a man of 60 with 35 years has the 95 points of 2015', () => {
    const man = {
      on: '2015-11-05',
      gender: 'Homem',
      birthDate: '1955-11-05',
      contributionTime: { years: 35 },
    } as const;
    expect(standingOf(answerTo(man, 'rgps-pre-pontos-85-95'))).toEqual(['applicable', '2015-11-05']);
  });

  /**
   * A journal counts 8 years and 10 special ones × 1.4
   * as 22% for retirement by age. Lei 8.213, art. 50 counts groups of 12 contributions, so the 18 years give 88%.
   */
  it('retirement by age counts contributions, not converted time: 18 years are 88% and not 92%', () => {
    const man = {
      on: '2019-11-13',
      gender: 'Homem',
      birthDate: '1954-11-13',
      periods: [
        { ingressDate: '2001-11-01', egressDate: '2009-10-31' },
        { ingressDate: '2009-11-01', egressDate: '2019-10-31', isSpecialTime: true },
      ],
      average: 2000,
    } as const;
    expect(answerTo(man, 'rgps-pre-idade-urbana').rule.estimatedBenefit).toBe(1760);
  });
});

describe('the factor', () => {
  /** A public planner prints 0.8255 within a hundredth. */
  it('35 years, 55 of age and 21.8 to live give 0.8255', () => {
    expect(factor({ contributionYears: 35, age: 55, survival: 21.8 })).toBe(0.8254);
  });

  it('is read with the table of 2017 for a right of 13/11/2019: 55 years, 35 of contribution, 0.6816', () => {
    const man = {
      on: '2019-11-13',
      gender: 'Homem',
      birthDate: '1964-11-13',
      contributionTime: { years: 35 },
      average: 3000,
    } as const;
    const found = answerTo(man, ACQUIRED_TIME);
    expect(found.rule.benefitLogs[0]?.percentages).toEqual([68.16]);
    expect(found.rule.estimatedBenefit).toBe(2044.8);
  });
});

describe('exercises of courses', () => {
  it('art. 15: a man of 62 with 38 years in 2024 has 100 of 101 points, and waits six months', () => {
    const man = {
      on: '2024-01-01',
      gender: 'Homem',
      birthDate: '1962-01-01',
      contributionTime: { years: 38 },
    } as const;
    expect(answerTo(man, POINTS)).toMatchObject({ standing: 'future', when: '2024-07-01' });
  });

  it('art. 16: a woman who turns 59 on 31/12/2025 has her right that day; on the next she would need 59 and a half', () => {
    const woman = (birthDate: string) =>
      answerTo(
        { on: '2026-11-20', gender: 'Mulher', birthDate, periods: [{ ingressDate: '1990-01-01', egressDate: null }] },
        PROGRESSIVE,
      );
    expect(standingOf(woman('1966-12-31'))).toEqual(['applicable', '2025-12-31']);
    expect(standingOf(woman('1967-01-01'))).toEqual(['applicable', '2026-07-01']);
  });

  it('art. 15: a right of 2023 is kept by who stopped, though the points rose past it', () => {
    const woman = {
      on: '2026-11-20',
      gender: 'Mulher',
      birthDate: '1963-06-01',
      periods: [{ ingressDate: '1993-05-02', egressDate: '2023-06-30' }],
    } as const;
    expect(answerTo(woman, POINTS)).toMatchObject({ standing: 'applicable' });
    expect(answerTo(woman, POINTS).when?.slice(0, 4)).toBe('2023');
  });

  it('art. 18: a man of 65 with 15 to 20 years gets 60%, with 22 years 64%', () => {
    const man = (held: number) =>
      answerTo(
        {
          on: '2026-11-20',
          gender: 'Homem',
          birthDate: '1961-11-20',
          contributionTime: { years: held },
          average: 3000,
        },
        BY_AGE,
      ).rule.estimatedBenefit;
    expect([man(15), man(19), man(20), man(22)]).toEqual([1800, 1800, 1800, 1920]);
  });

  it('art. 20: a man of 32 years on the reform needs 38 and 60 of age, and gets the whole average', () => {
    const man = {
      on: '2026-11-20',
      gender: 'Homem',
      birthDate: '1966-01-10',
      contributionTime: { years: 39, days: 8 },
      totals: [{ date: '2019-11-13', contributionTime: { years: 32 } }],
      average: 4321.09,
    } as const;
    const found = answerTo(man, TOLL_100);
    expect(found).toMatchObject({ standing: 'applicable', when: '2026-01-10' });
    expect(found.rule.increasedNecessaryContribution).toEqual(years(38));
    expect(found.rule.estimatedBenefit).toBe(4321.09);
  });

  it('special time opens the 50% toll: 30 common and 3 exposed years of a man are 34.2 on the reform', () => {
    const man = {
      on: '2026-11-20',
      gender: 'Homem',
      birthDate: '1968-01-01',
      periods: [
        { ingressDate: '1986-11-22', egressDate: '1989-11-20', isSpecialTime: true },
        { ingressDate: '1989-11-21', egressDate: '2019-11-13' },
        { ingressDate: '2019-11-14', egressDate: null },
      ],
    } as const;
    expect(answerTo(man, TOLL_50)).toMatchObject({ standing: 'applicable' });
  });

  it('contributions of the simplified plan serve art. 18, never arts. 15, 16, 17 and 20', () => {
    const woman = {
      on: '2026-11-20',
      gender: 'Mulher',
      birthDate: '1958-01-01',
      periods: [{ ingressDate: '1985-01-01', egressDate: null, contributionPlan: 'simplified' }],
    } as const;
    expect(answerTo(woman, BY_AGE).standing).toBe('applicable');
    for (const id of [POINTS, PROGRESSIVE, TOLL_50, TOLL_100, ACQUIRED_TIME])
      expect(answerTo(woman, id).standing).toBe('notApplicable');
  });

  it('the discard leaves out what lowers: 15 years at 6,000.00 and two at the minimum are paid on 15', () => {
    const found = discard({
      values: [...Array(180).fill(6000), ...Array(24).fill(1621)],
      contribution: years(17),
      percentage: (held) => 100 * coefficient(held, 20),
      minimumYears: 15,
      minimumDivisor: 108,
      ceiling: 8475.55,
      floor: 1621,
    });
    expect(found).toMatchObject({ months: 24, benefit: 3600 });
  });

  it('the ceiling of 2026 stops a benefit, and the minimum wage raises an average before 104% of it', () => {
    const man = (given: number) =>
      answerTo(
        { on: '2026-11-20', gender: 'Homem', birthDate: '1960-01-01', contributionTime: { years: 42 }, average: given },
        POINTS,
      ).rule.estimatedBenefit;
    expect([man(8475.55), man(1500)]).toEqual([8475.55, 1685.84]);
  });

  it('a benefit of 1,000.00 that began on 13/11/2019 follows the readjustments to 2026', () => {
    const january = accumulatedCorrection(monthOfYear(2019, 11), monthOfYear(2019, 12));
    expect(Math.round((january ?? 0) * 10_000) / 100).toBe(1.77);
  });
});
