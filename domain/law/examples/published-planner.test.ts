/** Cases that a law office's planner publishes as its tests, in our own words; days, years of 365. */
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { average, benefitLogsOf, countTime, type DescribedCase, daysOfSpan, inputOf, type Salary } from '../index.ts';
import { correctionTable, NO_OVERLAY } from '../tables/index.ts';
import { years } from '../testing/people.ts';
import {
  ACQUIRED_TIME,
  answerTo,
  asked,
  BY_AGE,
  POINTS,
  PROGRESSIVE,
  standingOf,
  TEACHER_POINTS,
  TOLL_50,
} from '../testing/published.ts';

/** The tests of a public planner, in our own words: days, year of 365. */
describe('a public planner of a law office', () => {
  it('counts overlapping periods once: 2,557 and 181 days', () => {
    const periods = [
      { ingressDate: '2000-01-01', egressDate: '2004-12-31' },
      { ingressDate: '2003-06-01', egressDate: '2006-12-31' },
      { ingressDate: '2010-01-01', egressDate: '2010-06-30' },
    ];
    expect(daysOfSpan(countTime(periods, { until: '2030-12-31' }).contributionTime)).toBe(2557 + 181);
  });

  it('finds 35 years from 01/01/1984 to 30/12/2018', () => {
    const held = countTime([{ ingressDate: '1984-01-01', egressDate: '2018-12-30' }], { until: '2019-11-13' });
    expect(held.contributionTime.years).toBe(35);
  });

  const career = {
    on: '2026-06-10',
    gender: 'Homem',
    birthDate: '1960-07-06',
    periods: [{ ingressDate: '1984-10-30', egressDate: '2026-05-31' }],
  } as const;

  it('a man of 1960 at work since 30/10/1984 had his right before the reform, so the toll of 50% is nothing to him', () => {
    expect(answerTo(career, ACQUIRED_TIME).standing).toBe('applicable');
    expect(answerTo(career, TOLL_50).rule.increasedNecessaryContribution).toEqual(years(35));
  });

  it('and turned 65 for art. 18 on 06/07/2025', () => {
    expect(standingOf(answerTo(career, BY_AGE))).toEqual(['applicable', '2025-07-06']);
    expect(answerTo(career, POINTS).standing).toBe('applicable');
    expect(answerTo(career, PROGRESSIVE).standing).toBe('applicable');
  });

  it('a man with 34 years on 13/11/2019 pays the toll of 50% in 2021', () => {
    const man = {
      on: '2026-06-10',
      gender: 'Homem',
      birthDate: '1962-01-01',
      periods: [{ ingressDate: '1985-11-13', egressDate: '2026-05-31' }],
    } as const;
    expect(answerTo(man, ACQUIRED_TIME).standing).toBe('notApplicable');
    expect(answerTo(man, TOLL_50).when?.slice(0, 4)).toBe('2021');
  });

  it('ten bases of 1,000.00 over the minimum divisor of 108 are 92.59', () => {
    expect(average(Array(10).fill(1000), { bestShare: 100, minimumDivisor: 108 })?.value).toBe(92.59);
  });

  /** The planner prints 2.187465 and 8,075.55: it chains the IBGE's index numbers, the ministry its own rounded tables. */
  it('the base of 11/2011, cut at 3,691.74, is worth 8,075.56 in 01/2026', () => {
    const table = correctionTable(monthOfYear(2026, 1), NO_OVERLAY);
    expect(table?.millionths(monthOfYear(2011, 11))).toBe(2_187_466);
    const salaries: Salary[] = [{ month: '11', year: 2011, value: 35_950.83 }];
    const input = inputOf({
      calculationDate: '2026-01-20',
      gender: 'Homem',
      birthDate: '1955-01-01',
      periods: [
        { ingressDate: '1990-01-01', egressDate: '1993-12-31' },
        { ingressDate: '2011-11-01', egressDate: '2011-11-30', salaries },
        { ingressDate: '1994-01-01', egressDate: '1994-06-30' },
        { ingressDate: '1975-01-01', egressDate: '1989-12-31' },
      ],
    });
    const [log] = benefitLogsOf(input, BY_AGE);
    expect(log?.salaries.since1994).toEqual([
      { month: '11', year: 2011, value: 3691.74, index: 2.187466, updatedValue: 8075.56 },
    ]);
  });

  it('an employee of 15/01 to 10/04/2020 has four months of carência, and a base below the minimum none', () => {
    const months = (periods: DescribedCase['periods']) =>
      answerTo({ on: '2026-11-20', gender: 'Homem', birthDate: '1960-01-01', periods: periods ?? [] }, BY_AGE).rule.held
        .remunerations;
    expect(months([{ ingressDate: '2020-01-15', egressDate: '2020-04-10' }])).toBe(4);
    const salaries = [
      { month: '01', year: 2026, value: 500 },
      { month: '02', year: 2026, value: 1621 },
    ];
    expect(months([{ ingressDate: '2026-01-01', egressDate: '2026-02-28', salaries }])).toBe(1);
  });

  it('3,602 special days of a man gain 1,440.8 by the conversion', () => {
    const exposed = [{ ingressDate: '1996-01-02', egressDate: '2005-11-11', isSpecialTime: true }];
    const { contributionTime, convertedContributionTime } = countTime(exposed, {
      until: '2019-11-13',
      gender: 'Homem',
    });
    expect(daysOfSpan(convertedContributionTime) - daysOfSpan(contributionTime)).toBe(1440);
  });

  it('26 years of exposure and 61 of age pass the 86 points of art. 21', () => {
    const man = {
      on: '2026-06-10',
      gender: 'Homem',
      birthDate: '1965-01-01',
      periods: [{ ingressDate: '2000-01-01', egressDate: '2025-12-31', isSpecialTime: true }],
    } as const;
    expect(answerTo(man, 'rgps-ec103-art21-especial-pontos-25').standing).toBe('applicable');
  });

  it('a teacher of 56 with 31 years, by the calendar, has too few of the 88 points of 2026', () => {
    const teacher = {
      on: '2026-06-10',
      gender: 'Mulher',
      countingMethod: 'calendar',
      birthDate: '1970-01-01',
      periods: [{ ingressDate: '1995-01-01', egressDate: null, isTeaching: true }],
    } as const;
    expect(answerTo(teacher, TEACHER_POINTS)).toMatchObject({ standing: 'future' });
    expect(asked(TEACHER_POINTS, 'points', 'Mulher', '2026-06-10')).toBe(88);
  });

  it.each([
    ['grave', 'Homem', '1965-01-01', '2000-01-01', 'high', 'rgps-lc142-tempo-grave'],
    ['leve', 'Homem', '1965-01-01', '2010-01-01', 'low', 'rgps-lc142-idade'],
  ] as const)(
    'a man with a %s disability through all his work reaches LC 142',
    (_, gender, birthDate, ingressDate, disabledLevel, id) => {
      const periods = [{ ingressDate, egressDate: '2025-12-31', isDisabled: true, disabledLevel }];
      expect(answerTo({ on: '2026-06-10', gender, birthDate, periods }, id).standing).toBe('applicable');
    },
  );
});
