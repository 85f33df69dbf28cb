import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlook } from '../../law/engine/outlook/outlook.ts';
import type { LawInput } from '../../law/input/input.ts';
import { atWork } from '../../law/testing/at-work.ts';
import { rounds } from '../../law/testing/rounds.ts';
import { dayOf } from '../../units/day.ts';
import { onlyIfMarks } from '../../words/only-if.ts';
import type { SupposedInput } from './effect.ts';
import { outcomesOf } from './outcome.ts';

fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_123) });

const NOTHING_SUPPOSED = { charges: [], askedFrom: null, contributing: [] } as const;

const asItIs = (input: LawInput): SupposedInput => ({ input, ...NOTHING_SUPPOSED });

const inEitherWay = fc
  .tuple(atWork, fc.constantFrom<'goesOn' | 'ends'>('goesOn', 'ends'))
  .map(([input, workAfter]): LawInput => ({ ...input, workAfter }));

describe('the comparison of the same facts', () => {
  it('says what the outlook says, to the cent', () => {
    let withTotal = 0;
    fc.assert(
      fc.property(inEitherWay, (input) => {
        const { facts, until, horizon, workAfter } = outcomesOf(input, []);
        const one = outlook(input);
        expect({ until, horizon, workAfter }).toEqual({
          until: one.until,
          horizon: one.horizon,
          workAfter: one.workAfter,
        });
        const right = (id: string) => one.rights.find(({ ruleId }) => ruleId === id);
        const said = (id: string) => {
          const { confirmed, ...asked } = right(id) ?? { kind: 'permanent' as const };
          const onlyIf = onlyIfMarks(asked);
          return { confirmed, ...(onlyIf.length === 0 ? {} : { onlyIf }) };
        };
        const { first, highest, bestInLife } = one.marks;
        const marks = [first, highest, bestInLife].map((mark) => mark && { ...mark, ...said(mark.ruleId) });
        expect([facts.first, facts.highest, facts.bestInLife]).toEqual(marks);
        const row = one.waiting.find(({ date }) => date === facts.first?.date);
        if (row === undefined) return;
        withTotal += row.total === null ? 0 : 1;
        expect([facts.parts, facts.first?.total, facts.balance]).toEqual([row.parts, row.total, row.balance]);
        expect(facts.evensOutOn).toBe(row.evensOutOn);
      }),
      { numRuns: rounds(30) },
    );
    expect(withTotal).toBeGreaterThan(rounds(15));
  });

  it('measures a later day of the same facts as the outlook measures that year of waiting', () => {
    let compared = 0;
    fc.assert(
      fc.property(inEitherWay, fc.nat(), (input, which) => {
        const { waiting } = outlook(input);
        const row = waiting[which % Math.max(1, waiting.length)];
        if (row === undefined) return;
        const later: SupposedInput = { ...asItIs(input), askedFrom: row.date };
        const [line] = outcomesOf(input, [later]).scenarios;
        compared += 1;
        expect(line).toMatchObject({
          first: { date: row.date, value: row.value, total: row.total, ruleId: row.ruleId },
          parts: row.parts,
          gainOnFirst: row.gain,
          balance: row.balance,
          evensOutOn: row.evensOutOn,
        });
      }),
      { numRuns: rounds(30) },
    );
    expect(compared).toBeGreaterThan(rounds(18));
  });
});

describe('a scenario that changes nothing', () => {
  it('costs nothing, brings nothing and evens out on the day of asking', () => {
    let found = 0;
    fc.assert(
      fc.property(inEitherWay, (input) => {
        const { facts, scenarios } = outcomesOf(input, [asItIs(input)]);
        const [line] = scenarios;
        expect([line?.first, line?.highest, line?.bestInLife]).toEqual([facts.first, facts.highest, facts.bestInLife]);
        if (facts.first === null || facts.first.total === null) return;
        found += 1;
        const { date } = facts.first;
        expect(line).toMatchObject({ cost: 0, gainOnFirst: 0, balance: 0, soonerByDays: 0, evensOutOn: date });
      }),
      { numRuns: rounds(30) },
    );
    expect(found).toBeGreaterThan(rounds(18));
  });
});

describe('what a line names', () => {
  it('is never after the last day of work, nor evens out after the expectation of life', () => {
    fc.assert(
      fc.property(inEitherWay, fc.integer({ min: 0, max: 30 * 365 }), (input, days) => {
        const until = new Date(Date.parse(input.calculationDate) + days * 86_400_000).toISOString().slice(0, 10);
        const {
          facts,
          scenarios,
          until: last,
          horizon,
        } = outcomesOf(input, [asItIs(input), { ...asItIs(input), askedFrom: until }]);
        for (const line of [facts, ...scenarios]) {
          const marks = [line.first, line.highest, line.bestInLife].flatMap((mark) => mark ?? []);
          // The INSS forces nobody out, and says so; a servant has to leave.
          const saysLate = input.regimeType === 'RGPS' && line.reasons.some(({ field }) => field === 'first');
          for (const { date } of marks) expect(saysLate || dayOf(date) <= dayOf(last ?? '')).toBe(true);
          for (const { date } of marks)
            expect(dayOf(date)).toBeLessThanOrEqual(Math.max(dayOf(last ?? ''), dayOf(horizon ?? '')));
          if (line.evensOutOn !== null) expect(line.evensOutOn <= (horizon ?? '')).toBe(true);
        }
      }),
      { numRuns: rounds(20) },
    );
  });
});

/** The compulsory retirement and that of incapacity come by themselves. */
const NOT_CHOSEN = /compuls|incapac|invalid/;

describe('the first right of a line', () => {
  it('is the best of that day, and not the one that was complete longest ago', () => {
    let several = 0;
    fc.assert(
      fc.property(inEitherWay, (input) => {
        const { first } = outcomesOf(input, []).facts;
        const { rights } = outlook(input);
        if (first === null || first.value === null) return;
        const ofThatDay = rights.filter(
          ({ from, variantOf, ruleId }) => from === first.date && variantOf === null && !NOT_CHOSEN.test(ruleId),
        );
        several += ofThatDay.length > 1 ? 1 : 0;
        for (const { valueWithPay } of ofThatDay) expect(first.value).toBeGreaterThanOrEqual(valueWithPay ?? 0);
      }),
      { numRuns: rounds(30) },
    );
    expect(several).toBeGreaterThan(rounds(3));
  });
});

/** `gainOnFirst`, `evensOutOn` and `first` under their older names, and what follows `balance`. */
const NAMED_OTHERWISE = new Set(['gain', 'recoveredInMonths', 'parts']);

describe('what is not answered', () => {
  const stopping = (input: LawInput, day: string): LawInput => ({
    ...input,
    workRecords: input.workRecords.map((record) =>
      record.egressDate === null && record.ingressDate < day ? { ...record, egressDate: day } : record,
    ),
  });
  const unpaid = (input: LawInput): LawInput => ({
    ...input,
    workRecords: input.workRecords.map((record) => ({ ...record, salaries: [] })),
  });

  it('says why, each by its name', () => {
    let nulls = 0;
    fc.assert(
      fc.property(inEitherWay, (input) => {
        const on = input.calculationDate;
        const supposed = [stopping(input, on), unpaid(input), { ...input, workRecords: [] }].map(asItIs);
        for (const line of outcomesOf(input, supposed).scenarios) {
          const { first, reasons } = line;
          const said = new Map(reasons.map(({ field, text }) => [field, text]));
          for (const [field, value] of Object.entries({ ...line, 'first.value': first === null ? 0 : first.value })) {
            if (value !== null || NAMED_OTHERWISE.has(field)) continue;
            nulls += 1;
            expect([field, said.get(field) ?? '']).not.toEqual([field, '']);
          }
        }
      }),
      { numRuns: rounds(20) },
    );
    expect(nulls).toBeGreaterThan(rounds(50));
  });
});
