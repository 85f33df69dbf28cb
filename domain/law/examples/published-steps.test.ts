/**
 * Single steps that others publish: a percentage, a toll, a factor, a count, in our own words. Whole
 * persons are worked cases (`domain/law/cases/files`).
 */
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import {
  average,
  benefitLogsOf,
  coefficient,
  countTime,
  type DescribedPeriod,
  daysOfSpan,
  discard,
  factor,
  inputOf,
  type Salary,
  toll,
} from '../index.ts';
import { accumulatedCorrection, correctionTable, NO_OVERLAY } from '../tables/index.ts';
import { answerOf } from '../testing/answers.ts';
import { years } from '../testing/people.ts';

const ON = '2026-11-20';
const BY_AGE = 'rgps-ec103-art18-idade';

describe('a percentage and a factor', () => {
  it('of 17 years beyond 15 are 64%', () => {
    expect(coefficient(17, 15)).toBe(0.64);
  });

  /** A public planner prints 0.8255 within a hundredth. */
  it('35 years, 55 of age and 21.8 to live give 0.8255', () => {
    expect(factor({ contributionYears: 35, age: 55, survival: 21.8 })).toBe(0.8254);
  });
});

describe('a toll', () => {
  /** Of the press: months of 30 days, by the calendar. */
  it('of EC 20: 29 years and 2 months on 16/12/1998 need 30 years and 4 months', () => {
    expect(toll(years(30), years(29, 2), 40, 'calendar').required).toEqual(years(30, 4));
  });

  it('of EC 20, art. 8: 28 years on 16/12/1998 need 30 years and 292 days', () => {
    expect(toll(years(30), years(28), 40).toll).toEqual(years(0, 9, 22));
  });

  /** Of the press. */
  it('of 100%: a woman three years short on the reform owes six in all', () => {
    expect(toll(years(30), years(27), 100)).toMatchObject({ stillToContribute: years(6), required: years(33) });
  });
});

describe('the values of courses', () => {
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

  it('a benefit of 1,000.00 that began on 13/11/2019 follows the readjustments to 2026', () => {
    const january = accumulatedCorrection(monthOfYear(2019, 11), monthOfYear(2019, 12));
    expect(Math.round((january ?? 0) * 10_000) / 100).toBe(1.77);
  });
});

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

  it('a month whose base is below the minimum is none of carência', () => {
    const salaries = [
      { month: '01', year: 2026, value: 500 },
      { month: '02', year: 2026, value: 1621 },
    ];
    const periods = [{ ingressDate: '2026-01-01', egressDate: '2026-02-28', salaries }];
    const man = inputOf({ calculationDate: ON, gender: 'Homem', birthDate: '1960-01-01', periods });
    expect(answerOf(man, BY_AGE).rule.held.remunerations).toBe(1);
  });

  it('3,602 special days of a man gain 1,440.8 by the conversion', () => {
    const exposed = [{ ingressDate: '1996-01-02', egressDate: '2005-11-11', isSpecialTime: true }];
    const { contributionTime, convertedContributionTime } = countTime(exposed, {
      until: '2019-11-13',
      gender: 'Homem',
    });
    expect(daysOfSpan(convertedContributionTime) - daysOfSpan(contributionTime)).toBe(1440);
  });
});

describe('Lei 10.887/2004, art. 1, § 4', () => {
  const remunerated = (record: DescribedPeriod) =>
    benefitLogsOf(
      inputOf({
        calculationDate: ON,
        regimeType: 'RPPS',
        regime: 'Sem Reforma',
        gender: 'Homem',
        birthDate: '1951-11-20',
        publicServiceIngressDate: '2000-01-01',
        periods: [
          { ...record, salaries: [{ month: '07', year: 1994, value: 3000 }] },
          {
            ingressDate: '2026-01-01',
            egressDate: '2026-01-31',
            isPublicService: true,
            isCurrentCareer: true,
            isCurrentPosition: true,
            salaries: [{ month: '01', year: 2026, value: 20_000 }],
          },
        ],
      }),
      'compulsoria-75-media-80',
    )[0]?.salaries.since1994[0]?.updatedValue;

  it('keeps a month certified by the INSS under its ceiling, and a month in a post free of it', () => {
    const july = { ingressDate: '1994-07-01', egressDate: '1994-07-31' };
    expect(remunerated(july)).toBe(8475.55);
    expect(remunerated({ ...july, isPublicService: true })).toBeGreaterThan(8475.55);
  });
});
