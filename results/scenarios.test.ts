import { describe, expect, it } from 'vitest';
import type { Hypothesis, ScenarioComparison } from '../domain/api/scenarios.ts';
import type { WorkRecordEdit } from '../domain/api/work-records.ts';
import { newCalculation, type OpenCalculation } from '../domain/calculations/calculation.ts';
import type { CalculationCommand } from '../domain/calculations/commands.ts';
import { calculationAggregate } from '../domain/calculations/decider.ts';
import type { NewWorkRecord } from '../domain/calculations/work-records/work-record.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { evaluate } from '../domain/law/index.ts';
import { perform } from './compute/tasks.ts';
import { type LawQuestion, lawInput } from './question.ts';
import { scenarioSummaries, supposing } from './scenarios.ts';

const today = '2026-11-20';
const { decider } = calculationAggregate;

/** The calculation after commands, each of which must be accepted. */
const typed = (start: OpenCalculation, ...commands: readonly CalculationCommand[]): OpenCalculation =>
  commands.reduce((before, command) => {
    const decision = decider.decide(command, before);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    const after = decision.events.reduce(decider.evolve, before);
    if (after.phase !== 'open') throw new Error('not open');
    return after;
  }, start);

const months = (from: number, to: number, value: (year: number, month: number) => number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((at) => {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    return { year, month: String(month).padStart(2, '0'), value: value(year, month) };
  });
const at = (year: number, month: number): number => year * 12 + month - 1;

const empty: OpenCalculation = {
  phase: 'open',
  calculationId: 'k1',
  customerId: 'c1',
  accountId: 'a1',
  fields: {
    ...newCalculation,
    name: 'Cálculo',
    regimeType: 'RPPS',
    regimeId: 2,
    publicServiceIngressDate: '1994-07-01',
    calculationDate: today,
  },
  spansStatedOn: null,
  workRecords: [],
  imports: [],
  scenarios: [],
};

const add = (workRecordId: string, workRecord: NewWorkRecord): CalculationCommand => ({
  type: 'AddWorkRecord',
  workRecordId,
  workRecord,
  today,
});
const change = (workRecordId: string, workRecord: WorkRecordEdit): CalculationCommand => ({
  type: 'EditWorkRecord',
  workRecordId,
  workRecord,
  today,
});
const datedOn = (calculationDate: string): CalculationCommand => ({
  type: 'EditCalculation',
  calculation: { calculationDate },
  today,
});

const MINIMUM = 1621;
const CEILING = 8475.55;

const oldPay = months(at(1994, 7), at(2015, 12), () => 900);
const newPay = months(at(2018, 1), at(2026, 10), () => 3000);

/** 62 years old, 21 + 9 years of contribution: no right of the RGPS yet but for what comes. */
const facts = typed(
  empty,
  add('w1', {
    companyName: 'Fábrica',
    regimeType: 'RGPS',
    ingressDate: '1994-07-01',
    egressDate: '2015-12-31',
    salaries: oldPay,
  }),
  add('w2', { companyName: 'Loja', regimeType: 'RGPS', ingressDate: '2018-01-01', salaries: newPay }),
);

const questionOf = (calculation: OpenCalculation, changes: Partial<LawQuestion> = {}): LawQuestion => ({
  calculation,
  customer: { ...emptyCustomer, gender: 'Homem', birthDate: '1966-05-10' },
  indexes: [],
  today,
  specialTimeUntil: '2019-11-13',
  ...changes,
});

const answers = (question: LawQuestion) => ({
  rgps: evaluate(lawInput(question, 'RGPS')),
  rpps: evaluate(lawInput(question, 'RPPS')),
});

/** Which kinds of hypothesis say something: each differs from the facts, and equals the same typed as facts. */
interface Case {
  readonly hypotheses: readonly Hypothesis[];
  readonly asFacts: readonly CalculationCommand[];
  readonly from?: OpenCalculation;
}

const reduced = typed(
  empty,
  add('w1', {
    companyName: 'Fábrica',
    regimeType: 'RGPS',
    ingressDate: '1994-07-01',
    egressDate: '2015-12-31',
    salaries: oldPay,
  }),
  add('w2', {
    companyName: 'Avulso',
    regimeType: 'RGPS',
    ingressDate: '2020-01-01',
    egressDate: '2026-10-31',
    contributionPlan: 'simplified',
    salaries: months(at(2020, 1), at(2026, 10), (year) => (year < 2024 ? 500 : 2000)),
  }),
);
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
    hypotheses: [{ kind: 'bought', from: '2016-01-01', until: '2017-12-31', paidOn: 'value', value: 2000, cost: null }],
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
    (_kind, { hypotheses, asFacts, from = facts }) => {
      const question = questionOf(from);
      const supposed = answers(supposing(question, hypotheses));
      expect(supposed).toEqual(answers(questionOf(typed(from, ...asFacts))));
      expect(supposed).not.toEqual(answers(question));
    },
  );

  it('says the same under every date of birth, way of counting and setting', () => {
    for (const birthDate of ['1950-01-31', '1958-02-28', '1970-12-31']) {
      for (const countingMethod of ['days365', 'calendar'] as const) {
        for (const { hypotheses, asFacts, from = facts } of Object.values(cases)) {
          const counted = { ...from, fields: { ...from.fields, countingMethod } };
          const about = {
            customer: { ...emptyCustomer, gender: 'Mulher' as const, birthDate },
            specialTimeUntil: '2019-12-13',
          };
          expect(answers(supposing(questionOf(counted, about), hypotheses))).toEqual(
            answers(questionOf(typed(counted, ...asFacts), about)),
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

const keep = (name: string, hypotheses: readonly Hypothesis[]): CalculationCommand => ({
  type: 'KeepScenario',
  scenarioId: name,
  name,
  hypotheses,
  today,
});

const compare = (calculation: OpenCalculation, changes: Partial<LawQuestion> = {}): Promise<ScenarioComparison> =>
  scenarioSummaries(questionOf(calculation, changes), 'RGPS', async (inputs) => perform({ type: 'scenarios', inputs }));

describe('scenarios side by side', () => {
  const byHimself = (paidOn: 'minimum' | 'ceiling', until: string): Hypothesis => ({
    kind: 'contributes',
    category: 'individual',
    rate: 20,
    from: '2026-11-01',
    until,
    paidOn,
    value: null,
  });

  it('tell the price at the rate of the plan, the gain a month, and when it has paid for itself', async () => {
    const calculation = typed(
      facts,
      change('w2', { egressDate: '2026-10-31' }),
      keep('s1', [byHimself('ceiling', '2034-10-31')]),
    );
    const { facts: now, scenarios } = await compare(calculation);
    const [scenario] = scenarios;
    expect(scenario?.inWords).toEqual([
      'Contribui por conta própria como contribuinte individual (20%) de 01/11/2026 até 31/10/2034, sobre teto do INSS',
    ]);
    expect(scenario?.costs).toEqual([
      {
        label: 'Contribuinte individual, 20%',
        article: 'Lei 8.212/1991, art. 21',
        months: 96,
        monthly: 1695.11,
        total: 162_730.56,
      },
    ]);
    const gain = Math.round(((scenario?.outcome.best?.value ?? 0) - (now.best?.value ?? 0)) * 100) / 100;
    expect(scenario).toMatchObject({ cost: 162_730.56, gain, recoveredInMonths: Math.ceil(162_730.56 / gain) });
    expect(gain).toBeGreaterThan(0);
  });

  it('never say that something is free whose price is not known', async () => {
    const recent: Hypothesis = {
      kind: 'bought',
      from: '2025-01-01',
      until: '2025-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const { scenarios } = await compare(typed(facts, keep('s1', [recent]), keep('s2', [{ ...recent, cost: 9000 }])));
    expect(scenarios.map(({ cost, recoveredInMonths }) => [cost, recoveredInMonths === null])).toEqual([
      [null, true],
      [9000, expect.any(Boolean)],
    ]);
  });

  it('price a period of long ago with interest and fine, and one before 14/10/1996 without', async () => {
    const old: Hypothesis = {
      kind: 'bought',
      from: '1993-01-01',
      until: '1993-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const later: Hypothesis = { ...old, from: '2016-01-01', until: '2016-12-31' };
    const { scenarios } = await compare(typed(facts, keep('s1', [old]), keep('s2', [later])));
    const [without, withInterest] = scenarios.map(({ cost }) => cost ?? 0);
    expect((withInterest ?? 0) / (without ?? 1)).toBeCloseTo(1.6, 2);
  });

  it('complement at the difference of the rates, without interest', async () => {
    const calculation = typed(
      reduced,
      keep('s1', [{ kind: 'complemented', workRecordId: 'w2', rate: 11, cost: null }]),
    );
    const [scenario] = (await compare(calculation)).scenarios;
    // 48 months of 500 and 34 of 2000 at 9%, and what is missing to the minimum wage at 20%.
    const missing =
      1039 - 500 + 11 * (1045 - 500) + 12 * (1100 - 500) + 12 * (1212 - 500) + 4 * (1302 - 500) + 8 * (1320 - 500);
    expect(scenario?.costs[0]?.total).toBeCloseTo((48 * 500 + 34 * 2000) * 0.09 + missing * 0.2, 2);
    expect(scenario?.notes).toContain('O custo da complementação não tem juros nem multa.');
  });

  it('suggest three to whoever has no right yet, in the record that runs, or by himself', async () => {
    const { suggested } = await compare(facts);
    expect(suggested.map(({ name }) => name)).toEqual([
      'Contribuindo pelo mínimo',
      'Contribuindo pela média das últimas 36',
      'Contribuindo pelo teto',
    ]);
    expect(suggested.map(({ hypotheses }) => hypotheses[0]?.kind)).toEqual(['worksOn', 'worksOn', 'worksOn']);
    const values = suggested.map(({ outcome }) => outcome.best?.value ?? 0);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    const stopped = await compare(typed(facts, change('w2', { egressDate: '2026-10-31' })));
    expect(stopped.suggested.map(({ costs }) => costs[0]?.monthly)).toEqual([
      Math.round(MINIMUM * 20) / 100,
      expect.any(Number),
      1695.11,
    ]);
  });

  it('suggest nothing to whoever has a right, nor where times are only stated', async () => {
    const older = { customer: { ...emptyCustomer, gender: 'Homem' as const, birthDate: '1955-01-01' } };
    expect((await compare(facts, older)).suggested).toEqual([]);
    expect((await compare(empty)).suggested).toEqual([]);
  });

  it('say so when the record of a hypothesis is gone', async () => {
    const kept = typed(facts, keep('s1', [{ kind: 'special', workRecordId: 'w1', specialTimeBase: 25, cost: null }]));
    const [scenario] = (await compare(typed(kept, { type: 'RemoveWorkRecord', workRecordId: 'w1' }))).scenarios;
    expect(scenario?.notes).toEqual([
      'Tempo especial reconhecido e convertido: o registro foi removido e a hipótese não foi aplicada.',
    ]);
    expect(scenario?.inWords[0]).toContain('um registro que foi removido');
  });
});
