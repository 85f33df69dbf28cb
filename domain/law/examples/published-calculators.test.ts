/** Cases that public calculators publish as their tests, in our own words. Days, years of 365; dates to the month or the day. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import type { DescribedCase, ShortSpan } from '../index.ts';
import {
  answerTo,
  BY_AGE,
  PERMANENT,
  POINTS,
  PROGRESSIVE,
  TEACHER_POINTS,
  TOLL_50,
  TOLL_100,
} from '../testing/published.ts';

const WOMAN = 'Mulher';
const MAN = 'Homem';

/** Its cases of 15/06/2026, contributing every month from then on. */
describe('a calculator that projects month by month', () => {
  const person = (
    gender: 'Homem' | 'Mulher',
    age: readonly [years: number, months?: number],
    contributionTime: ShortSpan,
    more: Partial<DescribedCase> = {},
  ) => {
    const month = 2026 * 12 + 5 - 12 * age[0] - (age[1] ?? 0);
    const birthDate = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
    return { gender, birthDate, contributionTime, ...more, on: '2026-06-15' };
  };
  const onReform = (contributionTime: ShortSpan): Partial<DescribedCase> => ({
    totals: [{ date: '2019-11-13', contributionTime }],
  });

  it.each([
    ['points are there and the time is not', POINTS, person(WOMAN, [70], { years: 25 }), '2031-06'],
    ['55 and 30 meet the 100 points of 2033', POINTS, person(WOMAN, [55], { years: 30 }), '2033-12'],
    ['once the men’s points rest, two a year close the gap', POINTS, person(MAN, [58], { years: 36 }), '2031-12'],
    ['the moving age is met at 60 and a half', PROGRESSIVE, person(WOMAN, [58], { years: 30 }), '2028-12'],
    ['after its limit only age moves', PROGRESSIVE, person(MAN, [62], { years: 36 }), '2029-06'],
    ['age to spare, time short', PROGRESSIVE, person(WOMAN, [62], { years: 25 }), '2031-06'],
    ['half of twelve months', TOLL_50, person(WOMAN, [50], { years: 30 }, onReform({ years: 29 })), '2026-12'],
    ['half of thirteen', TOLL_50, person(MAN, [50], { years: 35 }, onReform({ years: 33, months: 11 })), '2027-01'],
    ['time comes last', TOLL_100, person(WOMAN, [55], { years: 32 }, onReform({ years: 25 })), '2029-06'],
    ['age comes last', TOLL_100, person(MAN, [58], { years: 36 }, onReform({ years: 34 })), '2028-06'],
    ['62 are half a year away', BY_AGE, person(WOMAN, [61, 6], { years: 15 }), '2026-12'],
    [
      'affiliated after the reform, a man owes 20 years',
      PERMANENT,
      person(MAN, [65], { years: 15 }, { registrationDate: '2019-11-14' }),
      '2031-06',
    ],
  ] as const)('%s', (_, id, described, month) => {
    expect(answerTo(described, id)).toMatchObject({ standing: 'future', when: expect.stringContaining(month) });
  });

  it('a month less of age falls short of 93 points, and a month more of time opens the 50% toll', () => {
    expect(answerTo(person(WOMAN, [59, 6], { years: 33, months: 6 }), POINTS).standing).toBe('applicable');
    expect(answerTo(person(WOMAN, [59, 5], { years: 33, months: 6 }), POINTS).standing).toBe('future');
    const toll = (months: number) => person(WOMAN, [50], { years: 33 }, onReform({ years: 28, months }));
    expect(answerTo(toll(0), TOLL_50).standing).toBe('notApplicable');
    expect(answerTo(toll(1), TOLL_50).standing).toBe('applicable');
  });

  it.each([
    [WOMAN, 50, 25, 19, ['2034-12', '2033-06', '2032-06']],
    [MAN, 55, 30, 23, ['2033-12', '2031-06', '2033-06']],
  ] as const)('%s who teaches, %i years old with %i of teaching', (gender, age, held, before, months) => {
    const time = { years: held };
    const earlier = { date: '2019-11-13', contributionTime: { years: before }, teachingTime: { years: before } };
    const teacher = person(gender, [age], time, { teachingTime: time, totals: [earlier] });
    const rules = [TEACHER_POINTS, `${PROGRESSIVE}-professor`, `${TOLL_100}-professor`];
    expect(rules.map((id) => answerTo(teacher, id).when?.slice(0, 7))).toEqual(months);
  });

  it.each([
    [MAN, 35, 4000, 3600],
    [WOMAN, 30, 4000, 3600],
    [MAN, 15, 2000, 1621],
    [MAN, 45, 8000, 8475.55],
    [MAN, 40, 10_000, 8475.55],
    [WOMAN, 16, 3333.33, 2066.66],
  ] as const)('%s with %i years and an average of %d is paid %d', (gender, held, average, value) => {
    expect(answerTo(person(gender, [70], { years: held }, { average }), BY_AGE).rule.estimatedBenefit).toBe(value);
  });
});

/**
 * The day of publication is not counted there
 * and tolls are rounded to the nearest day, so its dates may lie a day away.
 */
describe('a calculator for public servants', () => {
  const serving = (gender: 'Homem' | 'Mulher', ingressDate: string, isTeaching: boolean) => ({
    on: '2019-01-01',
    regimeType: 'RPPS' as const,
    regime: 'Sem Reforma',
    gender,
    birthDate: '1949-01-01',
    publicServiceIngressDate: ingressDate,
    periods: [
      {
        ingressDate,
        egressDate: null,
        isTeaching,
        isPublicService: true,
        isCurrentCareer: true,
        isCurrentPosition: true,
      },
    ],
  });
  const daysApart = (found: string | null, published: string) =>
    Math.abs(dayOf(found ?? '1900-01-01') - dayOf(published));

  it.each([
    [MAN, '1963-12-25', '1998-12-16'],
    [MAN, '1963-12-30', '1998-12-22'],
    [MAN, '1964-12-25', '2000-02-28'],
    [WOMAN, '1968-12-23', '1998-12-16'],
    [WOMAN, '1968-12-28', '1998-12-22'],
    [WOMAN, '1969-12-25', '2000-02-29'],
  ] as const)('EC 41, art. 2, 20%%: %s since %s has the time on %s', (gender, start, published) => {
    const { rule } = answerTo(serving(gender, start, false), 'ec41-art2-redutor');
    expect(daysApart(rule.contributionToRetire, published)).toBeLessThanOrEqual(1);
  });

  it.each([
    [MAN, '1969-01-23', '1998-12-16'],
    [MAN, '1969-02-01', '1998-12-28'],
    [MAN, '1970-01-23', '2000-05-11'],
    [WOMAN, '1973-12-22', '1998-12-16'],
    [WOMAN, '1973-12-30', '1998-12-28'],
    [WOMAN, '1974-12-22', '2000-05-25'],
  ] as const)(
    'EC 41, art. 2, § 4, bonus first and toll after: %s teaching since %s on %s',
    (gender, start, published) => {
      const { rule } = answerTo(serving(gender, start, true), 'ec41-art2-professor-redutor');
      expect(daysApart(rule.teachingToRetire, published)).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    [MAN, '1968-12-23', '1998-12-16'],
    [MAN, '1969-01-02', '1998-12-30'],
    [MAN, '1969-12-23', '2000-05-10'],
    [WOMAN, '1973-12-22', '1998-12-16'],
    [WOMAN, '1974-01-01', '1998-12-30'],
    [WOMAN, '1974-12-22', '2000-05-10'],
  ] as const)('EC 20, art. 8, § 1, 40%%: %s since %s on %s', (gender, start, published) => {
    const { rule } = answerTo(serving(gender, start, false), 'ec20-art8-transicao-proporcional');
    expect(daysApart(rule.contributionToRetire, published)).toBeLessThanOrEqual(1);
  });
});
