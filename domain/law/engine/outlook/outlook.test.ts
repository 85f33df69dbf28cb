/** Persons worked out by hand. All factors of update are one, so that averages are plain. */

import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { regimeOf, served, someone, UNIAO, worked, years } from '../../testing/people.ts';
import { evaluate } from '../evaluate.ts';
import { outlook } from './outlook.ts';

const ON = '2026-11-20';

const plain = (described: Omit<Parameters<typeof someone>[0], 'on'>, on = ON): LawInput => ({
  ...someone({ ...described, on }),
  indexes: [completeTable('11/2026')],
});

const post = (more: Partial<WorkRecord> = {}): WorkRecord =>
  served('1996-11-20', null, { salaries: monthly('1996-11', '2026-10', 10_000), ...more });

/** 62 years and 25 of contribution on 20/11/2027: 82% of the average. Points and 62 years in 11/2028: the whole last pay. */
const servant = (more: Partial<Parameters<typeof someone>[0]> = {}): LawInput =>
  plain({
    gender: 'Mulher',
    birthDate: '1965-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: { publicServiceIngressDate: '1996-11-20' },
    records: [post()],
    ...more,
  });

/**
 * 62 years on the calculation date, 30 whole years of contribution: 90% of 4,000.00, and 2% more a year. Known since 2014,
 * when the ceiling lay above it.
 */
const employee = (more: Partial<WorkRecord> = {}, egressDate: string | null = null): LawInput =>
  plain({
    gender: 'Mulher',
    birthDate: '1964-11-20',
    records: [worked('1996-01-01', egressDate, { salaries: monthly('2014-01', '2026-10', 4000), ...more })],
  });

const row = (input: LawInput, date: string) => outlook(input).waiting.find((one) => one.date === date);

describe('a servant of the União who waits from 82% of her average for the whole last pay', () => {
  const answer = outlook(servant());
  const find = (date: string) => answer.waiting.find((one) => one.date === date);

  it('begins on the first day with a right, which is still to come', () => {
    expect(answer.waiting[0]).toEqual({
      date: '2027-11-20',
      ruleId: 'ec103-art10-voluntaria',
      value: 8200,
      gain: 0,
      forgone: 0,
      benefits: 0,
      contributions: 0,
      recoveredOn: null,
      // 250 months until 20/09/2048 × 8,200.00 × 13/12
      receivedInLife: 2_220_833.33,
    });
    expect(answer.marks.soonest).toEqual({ date: '2027-11-20', ruleId: 'ec103-art10-voluntaria' });
  });

  it('gains 1,800.00 a month for 13 benefits and 13 contributions, and has them back in 63 months', () => {
    expect(find('2028-11-20')).toMatchObject({
      value: 10_000,
      gain: 1800,
      // 13 × 8,200.00
      benefits: 106_600,
      // 13 × 1,209.13665
      contributions: 15_718.78,
      forgone: 122_318.78,
      // 122,318.78 ÷ (1,800.00 × 13/12) = 62.7 months
      recoveredOn: '2034-02-20',
      // 238 months × 10,000.00 × 13/12, less the contributions
      receivedInLife: 2_562_614.55,
    });
  });

  it('marks the whole pay as the best value and as the most until 83 years', () => {
    const { best, bestInLife, highest } = answer.marks;
    // 60% and 2% of the 24 years beyond 20, on the last day: 10,800.00
    expect([highest?.date, find('2040-11-20')?.value]).toEqual(['2040-11-20', 10_800]);
    expect(answer.rights.find(({ ruleId }) => ruleId === best?.ruleId)).toMatchObject({ valueWithPay: 10_000 });
    expect(best?.date.slice(0, 7)).toBe('2028-11');
    expect(bestInLife?.date.slice(0, 7)).toBe('2028-11');
    expect(answer.lifeExpectancy).toEqual({ years: 21.8, tableYear: 2024, until: '2048-09-20' });
  });

  it('ends on the day of the compulsory retirement', () => {
    expect(answer.until).toBe('2040-11-20');
    expect(answer.waiting.at(-1)?.date).toBe('2040-11-20');
  });

  it('says what it supposes', () => {
    expect(answer.notes.join(' ')).toContain('R$ 10.000,00 por mês (10/2026)');
    expect(answer.notes.join(' ')).toContain('EC 103/2019, art. 11; Portaria Interministerial MPS/MF 13/2026');
    expect(answer.notes[0]).toBe('Simulação: valores brutos, em moeda de 20/11/2026, sem reajustes futuros.');
  });

  it('contributes on what stays below the ceiling under the complementary regime', () => {
    const opted = servant({ calculation: { publicServiceIngressDate: '1996-11-20', optedForRPC: true } });
    // 13 × 988.0914
    expect(row(opted, '2028-11-20')?.contributions).toBe(12_845.19);
  });

  it('of another place counts the benefits alone and says that its rate is not known', () => {
    const elsewhere = servant({ regime: regimeOf(3) });
    const { waiting, notes } = outlook(elsewhere);
    expect(waiting[1]).toMatchObject({ contributions: null, forgone: waiting[1]?.benefits });
    expect(notes.join(' ')).toContain('a alíquota não é conhecida aqui');
  });
});

describe('an employee whose right is complete today', () => {
  it('gains 2% a year and would need longer than a life to have it back', () => {
    expect(row(employee(), ON)).toMatchObject({ value: 3600, gain: 0, forgone: 0, recoveredOn: null });
    expect(row(employee(), '2027-11-20')).toMatchObject({
      value: 3680,
      gain: 80,
      benefits: 46_800,
      // 13 × 368.5998
      contributions: 4791.8,
      forgone: 51_591.8,
      recoveredOn: null,
    });
    const { bestInLife, best, highest, soonest } = outlook(employee()).marks;
    expect([bestInLife, best, soonest].map((mark) => mark?.date)).toEqual([ON, ON, ON]);
    // 30 years and 10 months, and 13 more until 75: 60% and 2% of 28
    expect([highest?.date, row(employee(), '2039-11-20')?.value]).toEqual(['2039-11-20', 4640]);
  });

  it('goes on with the newest remuneration known, also one of long ago, and not with the month after the calculation', () => {
    const raised = employee({
      salaries: [...monthly('2014-01', '2026-09', 4000), ...monthly('2026-10', '2026-10', 8000)],
    });
    expect(outlook(raised).notes[1]).toContain('R$ 8.000,00 por mês (10/2026)');
    expect(outlook(employee({ salaries: monthly('2004-01', '2020-06', 4000) })).notes[1]).toContain(
      'R$ 4.000,00 por mês (06/2020)',
    );
  });

  it('pays at least the minimum wage: a month below it would not count', () => {
    const little = employee({ salaries: monthly('2014-01', '2026-10', 1000) });
    expect(outlook(little).notes[1]).toContain('R$ 1.621,00 por mês');
  });

  it('of the reduced plan pays an unknown rate', () => {
    const simplified = employee({ contributionPlan: 'simplified' });
    expect(row(simplified, '2027-11-20')).toMatchObject({ contributions: null, forgone: 46_800 });
  });

  it('contributes until the day on which the work is said to end', () => {
    const ending = employee({}, '2027-05-31');
    // six of twelve months: 6.5 × 368.5998
    expect(row(ending, '2027-11-20')?.contributions).toBe(2395.9);
    expect(row(ending, '2029-11-20')?.contributions).toBe(2395.9);
  });
});

describe('where little is known', () => {
  it('a person who works no more waits without contributing', () => {
    const stopped = employee({}, '2026-10-31');
    expect(row(stopped, '2027-11-20')).toMatchObject({ value: 3600, gain: 0, contributions: 0, forgone: 46_800 });
    expect(outlook(stopped).notes.join(' ')).toContain('Não há vínculo em curso');
  });

  it('without remunerations there are the days of the rights and nothing else', () => {
    const { rights, waiting, marks, notes } = outlook(employee({ salaries: [] }));
    expect(notes).toEqual([expect.stringContaining('O vínculo em curso não tem remunerações')]);
    expect(
      notEmpty(rights).every(({ value, valueWithPay, gain, forgone }) =>
        [value, valueWithPay, gain, forgone].every((one) => one === null),
      ),
    ).toBe(true);
    expect(waiting).toEqual([]);
    expect(marks).toMatchObject({ soonest: { date: ON }, best: null, highest: null, bestInLife: null });
  });

  it('stated times bring dates alone', () => {
    const stated = plain({ gender: 'Homem', birthDate: '1963-01-10', calculation: { contributionTime: years(33) } });
    const { rights, waiting } = outlook(stated);
    expect(rights.map(({ value }) => value)).toEqual(rights.map(() => null));
    expect(rights[0]?.date).toBe('2028-01-10');
    expect(waiting).toEqual([]);
  });

  it('without a birth date nothing is said, and it is named', () => {
    const answer = outlook(plain({ gender: 'Homem', birthDate: null }));
    expect(answer).toMatchObject({ rights: [], waiting: [], until: null, missingData: ['customer.birthDate'] });
  });

  it('whoever never has a right gets no rows', () => {
    const late = plain({ gender: 'Homem', birthDate: '1950-01-01', records: [worked('2024-01-01', '2024-03-31')] });
    expect(outlook(late)).toMatchObject({ rights: [], waiting: [], marks: { soonest: null } });
  });

  it('whoever is past the last day has one row', () => {
    const old = employee();
    const { waiting } = outlook({ ...old, person: { ...old.person, birthDate: '1948-01-01' } });
    expect(waiting.map(({ date }) => date)).toEqual([ON]);
  });
});

it('leaves a reading that is open in the courts out of the marks and of the years', () => {
  const officer = servant({
    birthDate: '1974-01-10',
    records: [post({ isPoliceTime: true, ingressDate: '1998-01-10' })],
    calculation: { publicServiceIngressDate: '1998-01-10' },
  });
  const { rights, waiting, marks } = outlook(officer);
  const variants = rights.filter(({ variantOf }) => variantOf !== null).map(({ ruleId }) => ruleId);
  expect(variants.length).toBeGreaterThan(0);
  const named = [...waiting, marks.soonest, marks.best, marks.highest, marks.bestInLife].map((one) => one?.ruleId);
  expect(named.filter((id) => id !== undefined && variants.includes(id))).toEqual([]);
});

it('answers the rights of the cards, with their days and values', () => {
  for (const input of [servant(), employee()]) {
    const { applicableRules, futureRules } = evaluate(input);
    const cards = [...applicableRules, ...futureRules].map((rule) => [
      rule.id,
      rule.whenToRetire,
      rule.estimatedBenefit,
    ]);
    expect(
      outlook(input)
        .rights.map(({ ruleId, date, value }) => [ruleId, date, value])
        .sort(),
    ).toEqual(cards.sort());
  }
});
