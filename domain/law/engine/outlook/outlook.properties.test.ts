import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayOf, isoOf } from '../../../units/day.ts';
import { parseMonth, partsOfMonth } from '../../../units/month.ts';
import { markedChoice } from '../../../words/outlook-marks.ts';
import { namedFirst } from '../../../words/ranked-rights.ts';
import type { LawInput } from '../../input/input.ts';
import { atWork } from '../../testing/at-work.ts';
import { monthly } from '../../testing/monthly.ts';
import { someone, worked } from '../../testing/people.ts';
import { rounds } from '../../testing/rounds.ts';
import { evaluate } from '../evaluate.ts';
import { outlook } from './outlook.ts';

fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_120) });

const ON = '2026-11-20';

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

describe('the right named first', () => {
  it('is the same on the cards, in the list of clients and in the outlook', () => {
    let named = 0;
    fc.assert(
      fc.property(atWork, (described) => {
        const input: LawInput = { ...described, futurePay: 'goesOn' };
        const { marks, calculationDate } = outlook(input);
        const first = namedFirst(evaluate(input));
        if (marks.first === null) return;
        named += 1;
        const when = first?.whenToRetire ?? '';
        expect([first?.id, when > calculationDate ? when : calculationDate, first?.estimatedBenefit]).toEqual([
          marks.first.ruleId,
          marks.first.date,
          marks.first.value,
        ]);
      }),
      { numRuns: rounds(120) },
    );
    expect(named).toBeGreaterThan(rounds(80));
  });
});

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
      { numRuns: rounds(120) },
    );
    expect(compared).toBeGreaterThan(rounds(80));
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
      { numRuns: rounds(80) },
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
      { numRuns: rounds(120) },
    );
    expect(evened).toBeGreaterThan(rounds(100));
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
    { numRuns: rounds(80) },
  );
});

it('what stands out is told with its figures: by the same rule on the day on which another is complete nothing was', () => {
  const welder = someone({
    gender: 'Homem',
    birthDate: '1965-08-05',
    on: '2026-11-22',
    records: [
      worked('1984-03-01', '2008-06-30', { isSpecialTime: true, salaries: monthly('1994-07', '2008-06', 900) }),
      worked('2010-08-01', null, { salaries: monthly('2010-08', '2026-10', 9000) }),
    ],
  });
  const isTold = (input: LawInput): void => {
    const answer = outlook(input);
    for (const mark of ['first', 'highest', 'bestInLife'] as const) {
      const { value = null } = answer.marks[mark] ?? {};
      if (value !== null) expect(markedChoice(answer, mark)).toMatchObject({ ...answer.marks[mark], value });
    }
  };
  isTold(welder);
  fc.assert(fc.property(atWork, isTold), { numRuns: rounds(80) });
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
    { numRuns: rounds(60) },
  );
});
