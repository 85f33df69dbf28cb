import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayOf, isoOf } from '../../../units/day.ts';
import { parseMonth, partsOfMonth } from '../../../units/month.ts';
import type { LawInput } from '../../input/input.ts';
import { monthly } from '../../testing/monthly.ts';
import { SEM_REFORMA, served, someone, UNIAO, worked } from '../../testing/people.ts';
import { evaluate } from '../evaluate.ts';
import { outlook } from './outlook.ts';

fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_120) });

const ON = '2026-11-20';
const LAST_PAID = '2026-10';

const day = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) }).map(isoOf);

/** Somebody at work with a salary in every month, after the newest table of indexes: money of today and of later is one. */
const atWork: fc.Arbitrary<LawInput> = fc
  .record({
    regimeType: fc.constantFrom<'RPPS' | 'RGPS'>('RPPS', 'RGPS'),
    gender: fc.constantFrom<'Homem' | 'Mulher'>('Homem', 'Mulher'),
    birthDate: day('1953-01-01', '1972-12-31'),
    start: day('1982-01-01', '2004-12-31'),
    regime: fc.constantFrom(UNIAO, SEM_REFORMA),
    pay: fc.integer({ min: 162_200, max: 2_500_000 }).map((cents) => cents / 100),
    growth: fc.integer({ min: 97, max: 109 }),
    isTeaching: fc.boolean(),
    isSpecialTime: fc.boolean(),
    countingMethod: fc.constantFrom<'days365' | 'calendar'>('days365', 'calendar'),
  })
  .map(({ regimeType, gender, birthDate, start, regime, pay, growth, countingMethod, ...flags }) => {
    const paid = (year: number) => Math.round(pay * (growth / 100) ** (year - 2026) * 100) / 100;
    const salaries = monthly(start < '1994-07' ? '1994-07' : start.slice(0, 7), LAST_PAID, paid);
    const record = regimeType === 'RPPS' ? served : worked;
    return someone({
      gender,
      birthDate,
      on: ON,
      regimeType,
      regime,
      calculation: { publicServiceIngressDate: start, registrationDate: start, countingMethod },
      records: [record(start, null, { ...flags, salaries })],
    });
  });

/** The hypothesis typed as fact: the last pay in each month after the calculation date, and the later day. */
const typedUntil = (input: LawInput, date: string): LawInput => {
  const [record] = input.workRecords;
  const last = record?.salaries.at(-1);
  if (record === undefined || last === undefined) throw new Error('nobody at work');
  const salaries = [...record.salaries];
  for (let month = parseMonth(ON) + 1; month <= parseMonth(date); month += 1) {
    salaries.push({ ...partsOfMonth(month), value: last.value });
  }
  return { ...input, calculationDate: date, workRecords: [{ ...record, salaries }] };
};

const bestOf = (input: LawInput): number | null => {
  const values = evaluate(input).applicableRules.flatMap(({ estimatedBenefit, variantOf }) =>
    estimatedBenefit === null || variantOf !== null ? [] : [estimatedBenefit],
  );
  return values.length === 0 ? null : Math.max(...values);
};

describe('a year of waiting', () => {
  it('is worth what a calculation of that day says in which the same pay was typed as fact', () => {
    let compared = 0;
    fc.assert(
      fc.property(atWork, fc.nat(), (input, which) => {
        const { waiting } = outlook(input);
        const row = waiting[which % Math.max(1, waiting.length)];
        if (row === undefined) return;
        compared += 1;
        expect([row.date, row.value]).toEqual([row.date, bestOf(typedUntil(input, row.date))]);
      }),
      { numRuns: 120 },
    );
    expect(compared).toBeGreaterThan(80);
  });

  it('brings nothing against itself on the first day, and a year apart is another row', () => {
    fc.assert(
      fc.property(atWork, (input) => {
        const { waiting, rights } = outlook(input);
        const [first] = waiting;
        if (first === undefined) return;
        expect(first).toMatchObject({ gain: 0, forgone: 0, balance: 0 });
        expect(first.evensOutOn).toBe(first.total === null ? null : first.date);
        expect(rights.some(({ from, variantOf }) => from === first.date && variantOf === null)).toBe(true);
        for (const [place, row] of waiting.entries()) {
          const before = waiting[place - 1];
          if (before === undefined) continue;
          expect(row.date > before.date).toBe(true);
          expect(row.date <= isoOf(addMonths(dayOf(before.date), 12))).toBe(true);
          expect(row.forgone ?? 0).toBeGreaterThan(before.forgone ?? 0);
          expect(row.gain).toBeCloseTo(row.value - first.value, 2);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('that has evened out brings no less until the expectation of life than the first day', () => {
    let evened = 0;
    fc.assert(
      fc.property(atWork, (input) => {
        for (const { evensOutOn, balance } of outlook(input).waiting) {
          if (evensOutOn === null) expect(balance ?? 0).toBeLessThan(1);
          else expect(balance).toBeGreaterThanOrEqual(-0.02);
          evened += evensOutOn === null ? 0 : 1;
        }
      }),
      { numRuns: 120 },
    );
    expect(evened).toBeGreaterThan(100);
  });
});

it('nothing after the last day of work or the expectation of life is ever named', () => {
  fc.assert(
    fc.property(atWork, (input) => {
      const { marks, waiting, rights, until, horizon } = outlook(input);
      const inReach = rights.some(({ withinReach, variantOf }) => withinReach && variantOf === null);
      const last = inReach ? until : horizon;
      for (const one of [marks.first, marks.highest, marks.bestInLife, ...waiting]) {
        if (one !== null && last !== null) expect(one.date <= last).toBe(true);
      }
      for (const { evensOutOn } of [...waiting, ...rights])
        expect((evensOutOn ?? '') <= (horizon ?? '9999')).toBe(true);
    }),
    { numRuns: 80 },
  );
});

it('the rights are those of the cards, with their days and values', () => {
  fc.assert(
    fc.property(atWork, (input) => {
      const { applicableRules, futureRules } = evaluate(input);
      const cards = [...applicableRules, ...futureRules].map((rule) => [
        rule.id,
        rule.whenToRetire,
        rule.estimatedBenefit,
      ]);
      const { rights } = outlook(input);
      expect(rights.map(({ ruleId, date, value }) => [ruleId, date, value]).sort()).toEqual(cards.sort());
      for (const right of rights) if (right.date <= ON) expect(right.valueWithPay).toBe(right.value);
    }),
    { numRuns: 60 },
  );
});
