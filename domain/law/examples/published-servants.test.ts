/**
 * Cases of public servants published by others, in our own words, each with its address; exercises without one are of the
 * kind that courses set. Days, years of 365. Where a publication contradicts the statute, the statute's answer stands.
 */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { benefitLogsOf, type DescribedCase, type DescribedPeriod, inputOf, toll } from '../index.ts';
import { years } from '../testing/people.ts';
import { answerTo, asked, standingOf } from '../testing/published.ts';

const ON = '2026-11-20';

/** The first day of so many days that end on a day. */
const startOf = (days: number, end: string): string => isoOf(dayOf(end) - days + 1);

const inPost = (ingressDate: string, more: Partial<DescribedPeriod> = {}): DescribedPeriod => ({
  ingressDate,
  egressDate: null,
  isPublicService: true,
  isCurrentCareer: true,
  isCurrentPosition: true,
  ...more,
});

const servant = (
  more: Omit<Partial<DescribedCase>, 'calculationDate'> & {
    on?: string;
    birthDate: string;
    gender: 'Homem' | 'Mulher';
  },
) => ({
  on: ON,
  regimeType: 'RPPS' as const,
  regime: 'União',
  ...more,
});

/** Service in one post since a day. */
const since = (start: string, more: Parameters<typeof servant>[0]) =>
  servant({ publicServiceIngressDate: start, periods: [inPost(start)], ...more });

describe('EC 20/1998 and EC 41/2003', () => {
  /** An article on EC 47/2005, art. 3. */
  it('a woman who entered at 18 and had 30 years at 48 waits for 55 under EC 20, art. 40', () => {
    const woman = since('1980-01-10', { gender: 'Mulher', birthDate: '1962-01-10', regime: 'Sem Reforma' });
    expect(answerTo(woman, 'ec41-art40-idade-tempo-media').when).toBe('2017-01-10');
  });

  it.each([
    ['2005-12-31', 3.5],
    ['2006-01-01', 5],
  ])('the cut of art. 2 is set by the day of completion: %s gives %d% a year', (completedOn, rate) => {
    const birthDate = completedOn.replace(/^\d{4}/, (year) => String(Number(year) - 53));
    const man = since('1966-01-01', {
      on: '2008-06-30',
      gender: 'Homem',
      birthDate,
      average: 4000,
      lastRemuneration: 5000,
    });
    const found = answerTo(man, 'ec41-art2-redutor');
    expect(standingOf(found)).toEqual(['applicable', completedOn]);
    const anticipated = 60 - (2008 - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > '06-30' ? 1 : 0));
    expect(found.rule.estimatedBenefit).toBe(4000 * (1 - (rate * anticipated) / 100));
  });

  it('a teacher who retires only with teaching time is cut against 55 and 50', () => {
    const teacher = servant({
      on: '2010-03-01',
      gender: 'Mulher',
      birthDate: '1961-03-01',
      publicServiceIngressDate: '1979-01-01',
      periods: [inPost('1979-01-01', { isTeaching: true })],
      average: 3000,
      lastRemuneration: 2500,
    });
    expect(answerTo(teacher, 'ec41-art2-professor-redutor').rule.estimatedBenefit).toBe(2375);
  });

  it('EC 41, art. 6 asks 20 years of public service, 10 of career and 5 in the post, and entry until 31/12/2003; later entries no longer see it', () => {
    const man = (publicServiceIngressDate: string) =>
      servant({
        gender: 'Homem',
        birthDate: '1962-02-20',
        regime: 'Sem Reforma',
        publicServiceIngressDate,
        contributionTime: { years: 36 },
        publicServiceTime: { years: 20 },
        carreerTime: { years: 20 },
        positionTime: { years: 20 },
      });
    expect(answerTo(man('2003-12-31'), 'ec41-art6-integral').standing).toBe('applicable');
    expect(() => answerTo(man('2004-01-01'), 'ec41-art6-integral')).toThrow('was not answered');
    expect(answerTo({ ...man('2003-12-31'), publicServiceTime: { years: 19 } }, 'ec41-art6-integral').standing).toBe(
      'future',
    );
  });

  it('by age in proportion: the limit at the last pay comes first, then 11,600 of 12,775 days', () => {
    const start = startOf(11_600, ON);
    const man = since(start, {
      gender: 'Homem',
      birthDate: '1961-11-20',
      regime: 'Sem Reforma',
      average: 6100,
      lastRemuneration: 6000,
    });
    expect(answerTo(man, 'ec41-art40-idade-proporcional').rule.estimatedBenefit).toBe(5448.14);
  });

  it('EC 20, art. 8, in proportion: 28 years on 16/12/1998 need 30 years and 292 days, and 33 pay 80%', () => {
    expect(toll(years(30), years(28), 40).toll).toEqual(years(0, 9, 22));
    const man = since(startOf(28 * 365, '1998-12-16'), {
      on: '2003-12-31',
      gender: 'Homem',
      birthDate: '1949-01-01',
      lastRemuneration: 2000,
    });
    expect(answerTo(man, 'ec20-art8-transicao-proporcional').rule.estimatedBenefit).toBe(1600);
  });
});

describe('EC 47/2005, art. 3', () => {
  /** A law office: a year of age falls for each year of contribution beyond 35 and 30. */
  it.each([
    ['Homem', 38, 57, 'applicable'],
    ['Homem', 38, 56, 'future'],
    ['Homem', 37, 57, 'future'],
    ['Mulher', 32, 53, 'applicable'],
    ['Mulher', 30, 55, 'applicable'],
  ] as const)('%s with %i years of contribution at %i: %s', (gender, held, age, standing) => {
    const person = servant({
      gender,
      birthDate: `${2026 - age}-11-20`,
      regime: 'Sem Reforma',
      publicServiceIngressDate: '1990-05-02',
      contributionTime: { years: held },
      publicServiceTime: { years: 25 },
      carreerTime: { years: 15 },
      positionTime: { years: 5 },
    });
    expect(answerTo(person, 'ec47-art3-formula-85-95').standing).toBe(standing);
  });

  /** An institute of a city: no reduction for teachers. */
  it('gives a teacher nothing for teaching', () => {
    const teacher = servant({
      gender: 'Mulher',
      birthDate: '1976-11-20',
      regime: 'Sem Reforma',
      publicServiceIngressDate: '1996-05-02',
      contributionTime: { years: 30 },
      teachingTime: { years: 30 },
      publicServiceTime: { years: 30 },
      carreerTime: { years: 30 },
      positionTime: { years: 30 },
    });
    expect(answerTo(teacher, 'ec47-art3-formula-85-95')).toMatchObject({ standing: 'future', when: '2029-11-19' });
  });
});

describe('EC 103/2019 in the União', () => {
  it.each([
    ['2021-12-31', 61 * 12],
    ['2022-01-01', 62 * 12],
  ])('art. 4 asks %s for %i months of age', (date, months) => {
    expect(asked('ec103-art4-pontos-media', 'age', 'Homem', date)).toBe(months);
  });

  it('a man of 1964 with 40 years, 6 months and 20 days has 103.2489 points and retires by art. 4', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1964-03-10',
      publicServiceIngressDate: '2005-01-01',
      contributionTime: { years: 40, months: 6, days: 20 },
      publicServiceTime: { years: 21 },
      positionTime: { years: 10 },
      average: 5900,
    });
    const found = answerTo(man, 'ec103-art4-pontos-media');
    expect(found.rule.held.points).toBe(103.2489);
    expect(found.rule.estimatedBenefit).toBe(5900);
  });

  it('the last pay under art. 4 waits for 65 or 62, under art. 20 for 60 or 57', () => {
    const woman = since('1990-01-01', {
      gender: 'Mulher',
      birthDate: '1968-02-01',
      average: 8000,
      lastRemuneration: 12_000,
    });
    expect(standingOf(answerTo(woman, 'ec103-art20-pedagio-integralidade'))).toEqual(['applicable', '2025-02-01']);
    expect(answerTo(woman, 'ec103-art4-pontos-integralidade')).toMatchObject({
      standing: 'future',
      when: '2030-02-01',
    });
    expect(answerTo(woman, 'ec103-art20-pedagio-integralidade').rule.estimatedBenefit).toBe(12_000);
  });

  it('entry on 13/11/2019 keeps the transition, entry on 14/11/2019 has art. 10 alone', () => {
    const woman = (start: string) =>
      servant({
        gender: 'Mulher',
        birthDate: '1964-11-20',
        publicServiceIngressDate: start,
        contributionTime: { years: 31 },
        publicServiceTime: { years: 20 },
        positionTime: { years: 5 },
      });
    expect(answerTo(woman('2019-11-13'), 'ec103-art4-pontos-media').standing).toBe('applicable');
    expect(answerTo(woman('2019-11-14'), 'ec103-art4-pontos-media').because).toEqual(['entry']);
    expect(answerTo(woman('2019-11-14'), 'ec103-art10-voluntaria').standing).toBe('applicable');
  });

  it('60% + 2% beyond 20 years for a woman too; the 15 of the RGPS are only a disputed reading', () => {
    const woman = servant({
      gender: 'Mulher',
      birthDate: '1963-11-20',
      publicServiceIngressDate: '2005-01-01',
      contributionTime: { years: 33 },
      publicServiceTime: { years: 21 },
      positionTime: { years: 21 },
      average: 5900,
    });
    const { benefitLogs } = answerTo(woman, 'ec103-art10-voluntaria').rule;
    expect(benefitLogs.map(({ value }) => value)).toEqual([5074, 5664]);
    expect(benefitLogs[1]?.name).toContain('ADI 6254');
  });

  it('who entered after the complementary regime, or joined it, has the average cut at the ceiling before the percentage', () => {
    const man = (optedForRPC: boolean) =>
      servant({
        gender: 'Homem',
        birthDate: '1960-11-20',
        publicServiceIngressDate: '2005-01-01',
        optedForRPC,
        contributionTime: { years: 33 },
        publicServiceTime: { years: 21 },
        positionTime: { years: 21 },
        average: 15_000,
      });
    expect(answerTo(man(false), 'ec103-art10-voluntaria').rule.estimatedBenefit).toBe(12_900);
    expect(answerTo(man(true), 'ec103-art10-voluntaria').rule.estimatedBenefit).toBe(7288.97);
  });

  /** An article on EC 103/2019, art. 26, § 4: days over 7,300 times the average at 60% + 2%; nothing is left out of it. */
  it.each([
    [12 * 365, 2124],
    [24 * 365, 4012],
    [40 * 365, 5900],
  ])('the compulsory retirement of %i days pays %d of an average of 5,900.00', (days, value) => {
    const man = since(startOf(days, ON), { gender: 'Homem', birthDate: '1951-11-20', average: 5900 });
    expect(answerTo(man, 'ec103-compulsoria-75').rule.estimatedBenefit).toBe(value);
  });

  it('incapacity: common cause 60% with 15 years, accident in service the whole average', () => {
    const man = (inServiceDisablement: boolean) =>
      since(startOf(15 * 365, ON), {
        gender: 'Homem',
        birthDate: '1975-01-01',
        disablement: true,
        disablementDate: ON,
        inServiceDisablement,
        average: 5900,
      });
    expect(answerTo(man(false), 'ec103-art10-incapacidade').rule.estimatedBenefit).toBe(3540);
    expect(answerTo(man(true), 'ec103-art10-incapacidade').rule.estimatedBenefit).toBe(5900);
  });

  it('INSS time certified to the servant gives contribution, never public service', () => {
    const man = servant({
      gender: 'Homem',
      birthDate: '1960-01-01',
      publicServiceIngressDate: '2012-01-01',
      periods: [{ ingressDate: '1985-01-01', egressDate: '2011-12-31' }, inPost('2012-01-01')],
    });
    expect(answerTo(man, 'ec103-art4-pontos-media')).toMatchObject({ standing: 'future', because: [] });
    expect(answerTo(man, 'ec103-art4-pontos-media').when).toBe(isoOf(dayOf('2012-01-01') + 20 * 365 - 1));
    expect(answerTo(man, 'ec103-art10-voluntaria').standing).toBe('applicable');
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
          inPost('2026-01-01', { egressDate: '2026-01-31', salaries: [{ month: '01', year: 2026, value: 20_000 }] }),
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

/** The tests of a public planner, in our own words. */
describe('São Paulo, LC 1.354/2020', () => {
  it('asks 103 and 93 points in 2026, at most 105 and 100', () => {
    const rule = 'sp-lc1354-pontos';
    expect([asked(rule, 'points', 'Homem', '2026-06-10'), asked(rule, 'points', 'Mulher', '2026-06-10')]).toEqual([
      103, 93,
    ]);
    expect([asked(rule, 'points', 'Homem', '2040-01-01'), asked(rule, 'points', 'Mulher', '2040-01-01')]).toEqual([
      105, 100,
    ]);
  });

  it('a woman of 62 with 26 years meets the permanent rule, at 72% of the average', () => {
    const woman = servant({
      on: '2026-06-10',
      gender: 'Mulher',
      birthDate: '1964-02-26',
      regime: 'São Paulo (Estado)',
      publicServiceIngressDate: '2000-01-01',
      periods: [inPost('2000-01-01', { egressDate: '2025-12-31' })],
      average: 8928.73,
    });
    const found = answerTo(woman, 'sp-lc1354-voluntaria');
    expect(standingOf(found)).toEqual(['applicable', '2026-02-26']);
    expect(found.rule.estimatedBenefit).toBe(6428.69);
  });
});
