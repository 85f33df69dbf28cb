/** Persons worked out by hand. All factors of update are one, so that averages are plain. */

import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput } from '../../input/input.ts';
import { monthly } from '../../testing/monthly.ts';
import { served, UNIAO, worked, years } from '../../testing/people.ts';
import { employee, ON, plain, post, row, servant } from '../../testing/waiting-people.ts';
import { evaluate } from '../evaluate.ts';
import { outlook } from './outlook.ts';

describe('where little is known', () => {
  it('a person who works no more waits without contributing', () => {
    const stopped = employee({}, '2026-10-31');
    expect(row(stopped, '2027-11-20')).toMatchObject({
      value: 3600,
      gain: 0,
      contributions: 0,
      forgone: 46_800,
      evensOutOn: null,
    });
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
    expect(marks).toMatchObject({ first: { date: ON, value: null, total: null }, highest: null, bestInLife: null });
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
    expect(outlook(late)).toMatchObject({ rights: [], waiting: [], marks: { first: null } });
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
  const named = [...waiting, marks.first, marks.highest, marks.bestInLife].map((one) => one?.ruleId);
  expect(named.filter((id) => id !== undefined && variants.includes(id))).toEqual([]);
});

it('answers the rights of the cards, with their days and values, also with the pay going on', () => {
  const inputs = [servant(), employee(), servant({ birthDate: '1970-11-20' })];
  for (const input of inputs.flatMap((one): LawInput[] => [one, { ...one, futurePay: 'goesOn' }])) {
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

it('names of two rights that pay the same the one with parity, as the answer above the cards does', () => {
  const input = servant({
    birthDate: '1960-01-01',
    calculation: { publicServiceIngressDate: '1988-01-01' },
    records: [served('1988-01-01', null, { salaries: monthly('1994-07', '2026-10', 10_000) })],
  });
  const { rights, marks, waiting } = outlook(input);
  const parityOf = (ruleId: string | undefined) => rights.find((right) => right.ruleId === ruleId)?.parity;
  const same = rights.filter(
    ({ variantOf, valueWithPay }) => variantOf === null && valueWithPay === marks.first?.value,
  );
  expect(same.map(({ parity }) => parity)).toContain(false);
  expect(parityOf(marks.first?.ruleId)).toBe(true);
  expect(parityOf(waiting[0]?.ruleId)).toBe(true);
});

it('nobody works eight years for the cent by which a sum is rounded: of equal ones the earlier', () => {
  // Whole pay from 30/09/2028 on, by points, and from 2036 on, by the toll: meanwhile the abono gives back what is contributed.
  const input = plain(
    {
      gender: 'Mulher',
      birthDate: '1964-05-10',
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1998-03-02' },
      records: [
        served('1998-03-02', null, {
          salaries: monthly('1998-03', '2026-10', (year) => Math.round(2500 * 1.065 ** (year - 1998) * 100) / 100),
        }),
      ],
    },
    '2026-11-28',
  );
  const { marks, rights } = outlook(input);
  const later = rights.find(({ ruleId }) => ruleId === 'ec103-art20-pedagio-integralidade');
  expect(Math.abs((later?.total ?? 0) - (marks.bestInLife?.total ?? 0))).toBeLessThan(1);
  expect(later?.from.slice(0, 4)).toBe('2036');
  expect(marks.bestInLife).toMatchObject({ date: '2028-09-30', ruleId: 'ec103-art4-pontos-integralidade' });
});
