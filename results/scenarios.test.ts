import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import type { CalculationCommand } from '../domain/calculations/commands.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { evaluate } from '../domain/law/index.ts';
import type { PaidAfterReform } from '../domain/law/input/input.ts';
import { type LawQuestion, lawInput } from './question.ts';
import { supposing } from './scenarios.ts';
import {
  add,
  at,
  CEILING,
  change,
  datedOn,
  facts,
  months,
  newPay,
  questionOf,
  reduced,
  typed,
} from './testing/supposed.ts';

const answers = (question: LawQuestion) => ({
  rgps: evaluate(lawInput(question, 'RGPS')),
  rpps: evaluate(lawInput(question, 'RPPS')),
});

/** Which kinds of hypothesis say something: each differs from the facts, and equals the same typed as facts. */
interface Case {
  readonly hypotheses: readonly Hypothesis[];
  readonly asFacts: readonly CalculationCommand[];
  /** Of those, what is paid after the reform for months of before it. */
  readonly paidAfterReform?: readonly PaidAfterReform[];
  readonly from?: OpenCalculation;
}

const minimums: Readonly<Record<number, number>> = { 2021: 1100, 2022: 1212, 2023: 1302 };
const minimumOf = (year: number, month: number): number => {
  if (year === 2020) return month === 1 ? 1039 : 1045;
  if (year === 2023 && month >= 5) return 1320;
  return minimums[year] ?? 0;
};

const cases: Readonly<Record<Hypothesis['kind'], Case>> = {
  worksOn: {
    hypotheses: [{ kind: 'worksOn', workRecordId: 'w2', until: '2032-06-30', paidOn: 'value', value: 5000 }],
    asFacts: [
      datedOn('2032-06-30'),
      change('w2', {
        egressDate: '2032-06-30',
        salaries: [...newPay, ...months(at(2026, 11), at(2032, 6), () => 5000)],
      }),
    ],
  },
  stops: {
    hypotheses: [{ kind: 'stops', on: '2026-05-31' }],
    asFacts: [change('w2', { egressDate: '2026-05-31', salaries: months(at(2018, 1), at(2026, 5), () => 3000) })],
  },
  contributes: {
    hypotheses: [
      { kind: 'stops', on: '2026-10-31' },
      {
        kind: 'contributes',
        category: 'individual',
        rate: 20,
        from: '2026-11-01',
        until: '2033-10-31',
        paidOn: 'ceiling',
        value: null,
      },
    ],
    asFacts: [
      datedOn('2033-10-31'),
      change('w2', { egressDate: '2026-10-31' }),
      add('n1', {
        companyName: 'Por conta própria',
        regimeType: 'RGPS',
        ingressDate: '2026-11-01',
        egressDate: '2033-10-31',
        salaries: months(at(2026, 11), at(2033, 10), () => CEILING),
      }),
    ],
  },
  certified: {
    hypotheses: [{ kind: 'certified', workRecordId: 'w1', regimeType: 'RPPS', cost: null }],
    asFacts: [change('w1', { regimeType: 'RPPS' })],
  },
  bought: {
    hypotheses: [{ kind: 'bought', from: '2016-01-01', until: '2017-12-31', paidOn: 'value', value: 2000, cost: 9000 }],
    asFacts: [
      add('n1', {
        companyName: 'Indenizado',
        regimeType: 'RGPS',
        ingressDate: '2016-01-01',
        egressDate: '2017-12-31',
        isQualifyingPeriod: false,
        salaries: months(at(2016, 1), at(2017, 12), () => 2000),
      }),
    ],
    paidAfterReform: [{ id: 'n1', heldAs: 'nothing' }],
  },
  complemented: {
    from: reduced,
    hypotheses: [{ kind: 'complemented', workRecordId: 'w2', rate: 11, cost: null }],
    asFacts: [
      change('w2', {
        contributionPlan: 'normal',
        salaries: months(at(2020, 1), at(2026, 10), (year, month) => (year < 2024 ? minimumOf(year, month) : 2000)),
      }),
    ],
  },
  special: {
    hypotheses: [{ kind: 'special', workRecordId: 'w1', specialTimeBase: 25, cost: null }],
    asFacts: [change('w1', { isSpecialTime: true, specialTimeBase: 25 })],
  },
  courtCase: {
    hypotheses: [
      {
        kind: 'courtCase',
        from: '1985-01-01',
        until: '1990-12-31',
        regimeType: 'RGPS',
        specialTimeBase: 25,
        isPublicService: false,
        paidOn: null,
        value: null,
        cost: null,
      },
    ],
    asFacts: [
      add('n1', {
        companyName: 'Ação',
        regimeType: 'RGPS',
        ingressDate: '1985-01-01',
        egressDate: '1990-12-31',
        isSpecialTime: true,
        specialTimeBase: 25,
      }),
    ],
  },
};

describe('a scenario', () => {
  it.each(Object.entries(cases))(
    'of %s says what the same facts say',
    (_kind, { hypotheses, asFacts, paidAfterReform = [], from = facts }) => {
      const question = questionOf(from);
      const supposed = answers(supposing(question, hypotheses));
      expect(supposed).toEqual(answers(questionOf(typed(from, ...asFacts), { paidAfterReform })));
      expect(supposed).not.toEqual(answers(question));
    },
  );

  it('says the same under every date of birth, way of counting and setting', () => {
    for (const birthDate of ['1950-01-31', '1958-02-28', '1970-12-31']) {
      for (const countingMethod of ['days365', 'calendar'] as const) {
        for (const { hypotheses, asFacts, paidAfterReform = [], from = facts } of Object.values(cases)) {
          const counted = { ...from, fields: { ...from.fields, countingMethod } };
          const about = {
            customer: { ...emptyCustomer, gender: 'Mulher' as const, birthDate },
            specialTimeUntil: '2019-12-13',
          };
          expect(answers(supposing(questionOf(counted, about), hypotheses))).toEqual(
            answers(questionOf(typed(counted, ...asFacts), { ...about, paidAfterReform })),
          );
        }
      }
    }
  });

  it('leaves the facts as they are', () => {
    const before = structuredClone(facts);
    for (const { hypotheses } of Object.values(cases)) supposing(questionOf(facts), hypotheses);
    expect(facts).toEqual(before);
  });
});
