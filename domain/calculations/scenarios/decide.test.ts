import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../../api/hypotheses.ts';
import { MOST_SCENARIOS, scenarioBody } from '../../api/scenarios.ts';
import { specify } from '../../testing/decider-spec.ts';
import { messages } from '../../words/messages.ts';
import type { CalculationCommand } from '../commands.ts';
import { calculationAggregate } from '../decider.ts';
import type { CalculationEvent } from '../events.ts';
import { calculationHistory } from '../history/history.ts';

const { given } = specify(calculationAggregate.decider);
const today = '2026-11-20';
const customerId = 'c1';

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId, accountId: 'a1', personal: { name: 'Cálculo', regimeType: 'RGPS' } },
};
const recordOf = (workRecordId: string, egressDate: string | null): CalculationEvent => ({
  type: 'WorkRecordAdded',
  data: {
    customerId,
    workRecordId,
    personal: {
      workRecordId,
      companyName: `Empresa ${workRecordId}`,
      ingressDate: '2000-01-01',
      egressDate,
      remunerations: [],
    },
  },
});
const facts = [created, recordOf('w1', null), recordOf('w2', '2010-12-31')];
const stops: Hypothesis = { kind: 'stops', on: '2027-01-31' };
const kept = (scenarioId = 's1', hypotheses: Hypothesis[] = [stops]): CalculationEvent => ({
  type: 'ScenarioKept',
  data: { customerId, scenarioId, personal: { name: 'Parando', hypotheses } },
});
const keep = (...hypotheses: readonly Hypothesis[]): CalculationCommand => ({
  type: 'KeepScenario',
  scenarioId: 's1',
  name: 'Parando',
  hypotheses,
  today,
});
const contributes: Extract<Hypothesis, { kind: 'contributes' }> = {
  kind: 'contributes',
  category: 'facultativo',
  rate: 20,
  from: null,
  until: null,
  paidOn: 'minimum',
  value: null,
};

describe('a scenario', () => {
  it('is kept, changed and removed, and the facts know nothing of it', () => {
    given(...facts)
      .when(keep(stops))
      .thenEvents(kept());
    const renamed = { type: 'EditScenario', scenarioId: 's1', name: 'Sai em janeiro', today } as const;
    given(...facts, kept())
      .when(renamed)
      .thenEvents({
        type: 'ScenarioEdited',
        data: { customerId, scenarioId: 's1', personal: { name: 'Sai em janeiro', hypotheses: [stops] } },
      });
    given(...facts, kept())
      .when({ type: 'EditScenario', scenarioId: 's1', name: 'Parando', hypotheses: [stops], today })
      .thenNothing();
    given(...facts, kept())
      .when({ type: 'RemoveScenario', scenarioId: 's1' })
      .thenEvents({ type: 'ScenarioRemoved', data: { customerId, scenarioId: 's1' } });
    given(...facts, kept(), { type: 'ScenarioRemoved', data: { customerId, scenarioId: 's1' } })
      .when(renamed)
      .thenRefused({ name: 'NotFound' });
  });

  const refused: readonly (readonly [string, Hypothesis, string, string])[] = [
    [
      'of a record that is not there',
      { kind: 'special', workRecordId: 'w9', specialTimeBase: 25, cost: null },
      'workRecordId',
      messages.unknownRecord,
    ],
    [
      'of work that has ended',
      { kind: 'worksOn', workRecordId: 'w2', until: null, paidOn: 'last', value: null },
      'workRecordId',
      messages.recordHasEnded,
    ],
    [
      'of work until yesterday',
      { kind: 'worksOn', workRecordId: 'w1', until: '2026-11-19', paidOn: 'last', value: null },
      'until',
      messages.afterCalculation,
    ],
    [
      'of a value that nobody gives',
      { kind: 'worksOn', workRecordId: 'w1', until: null, paidOn: 'value', value: null },
      'value',
      messages.required,
    ],
    [
      'of a certificate to the same regime',
      { kind: 'certified', workRecordId: 'w1', regimeType: 'RGPS', cost: null },
      'regimeType',
      messages.recordIsOfRegime('RGPS'),
    ],
    [
      'of 11% above the minimum wage',
      { ...contributes, rate: 11, paidOn: 'ceiling' },
      'paidOn',
      messages.planOnMinimumWage,
    ],
    [
      'of less than the minimum wage',
      { ...contributes, paidOn: 'value', value: 1620.99 },
      'value',
      messages.outsideLimits,
    ],
    ['of more than the ceiling', { ...contributes, paidOn: 'value', value: 8475.56 }, 'value', messages.outsideLimits],
    [
      'of a period bought ahead',
      { kind: 'bought', from: '2026-01-01', until: '2027-01-01', paidOn: 'minimum', value: null, cost: null },
      'until',
      messages.untilCalculation,
    ],
    [
      'of a period that ends before it begins',
      { kind: 'bought', from: '2010-01-02', until: '2010-01-01', paidOn: 'minimum', value: null, cost: null },
      'until',
      messages.invalidRecordDates,
    ],
  ];
  it.each(refused)('is refused by the name of its field: %s', (_what, hypothesis, field, sentence) => {
    given(...facts)
      .when(keep(stops, hypothesis))
      .thenRefused({ name: 'ValidationError', fields: { [`hypotheses.1.${field}`]: sentence } });
  });

  it('needs records: the first one would undo the times that were only stated', () => {
    const stated: CalculationEvent = {
      ...created,
      data: { ...created.data, personal: { name: 'Cálculo', contributionTime: { years: 30, months: 0, days: 0 } } },
    };
    given(stated)
      .when(keep(contributes))
      .thenRefused({ name: 'ValidationError', fields: { 'hypotheses.0.kind': messages.scenarioNeedsRecords } });
    given(created)
      .when(keep(contributes))
      .thenEvents(kept('s1', [contributes]));
  });

  it('may be renamed after its record has gone, but not say anything new of it', () => {
    const special: Hypothesis = { kind: 'special', workRecordId: 'w1', specialTimeBase: 25, cost: null };
    const gone = given(...facts, kept('s1', [special]), {
      type: 'WorkRecordRemoved',
      data: { customerId, workRecordId: 'w1' },
    });
    gone.when({ type: 'EditScenario', scenarioId: 's1', name: 'Outro nome', today }).thenEvents({
      type: 'ScenarioEdited',
      data: { customerId, scenarioId: 's1', personal: { name: 'Outro nome', hypotheses: [special] } },
    });
    gone
      .when({ type: 'EditScenario', scenarioId: 's1', hypotheses: [{ ...special, specialTimeBase: 15 }], today })
      .thenRefused({ name: 'ValidationError', fields: { 'hypotheses.0.workRecordId': messages.unknownRecord } });
  });

  it('is one of twenty at most', () => {
    const many = Array.from({ length: MOST_SCENARIOS }, (_, place) => kept(`old${place}`));
    given(...facts, ...many)
      .when(keep(stops))
      .thenRefused({ name: 'ValidationError', fields: { name: messages.tooManyScenarios(MOST_SCENARIOS) } });
  });

  it('stays through a return to an earlier revision', () => {
    const { evolve, initialState } = calculationAggregate.decider;
    const state = [...facts, kept()].reduce(evolve, initialState);
    const earlier = facts.slice(0, 1).reduce(evolve, initialState);
    if (state.phase !== 'open' || earlier.phase !== 'open') throw new Error('not open');
    const decision = calculationAggregate.decider.decide(
      { type: 'RestoreCalculation', earlier, restored: { revision: 0, at: '2026-11-20T12:00:00.000Z' } },
      state,
    );
    const after = decision.ok ? decision.events.reduce(evolve, state) : initialState;
    expect(after).toMatchObject({ workRecords: [], scenarios: [{ id: 's1', name: 'Parando' }] });
  });

  it('goes along with a copy, about the copies of its records', () => {
    const { decide, evolve, initialState } = calculationAggregate.decider;
    const special: Hypothesis = { kind: 'special', workRecordId: 'w2', specialTimeBase: 25, cost: null };
    const source = [...facts, kept('s1', [special, stops])].reduce(evolve, initialState);
    if (source.phase !== 'open') throw new Error('not open');
    const decision = decide(
      {
        type: 'CopyCalculation',
        calculationId: 'k2',
        source,
        customerId: 'c2',
        name: 'Cópia',
        copiedData: ['time'],
        workRecordIds: ['n1', 'n2'],
        scenarioIds: ['t1'],
      },
      initialState,
    );
    const copy = decision.ok ? decision.events.reduce(evolve, initialState) : initialState;
    expect(copy).toMatchObject({
      scenarios: [{ id: 't1', name: 'Parando', hypotheses: [{ ...special, workRecordId: 'n2' }, stops] }],
    });
  });

  it('is told in the history, in words', () => {
    const events = [...facts, kept(), { type: 'ScenarioRemoved', data: { customerId, scenarioId: 's1' } } as const];
    const entries = calculationHistory(
      events.map((event, revision) => ({ revision, at: '2026-11-20T12:00:00.000Z', by: null, event })),
    );
    expect(entries.slice(-2).map(({ summary }) => summary)).toEqual([
      'Cenário criado: Parando',
      'Cenário removido: Parando',
    ]);
    expect(entries.at(-2)?.changes).toEqual([
      {
        field: 'scenario',
        label: 'Cenário',
        record: { id: 's1', name: 'Parando' },
        from: null,
        to: 'Parando · Para de contribuir em 31/01/2027',
      },
    ]);
  });
});

describe('what is sent as a scenario', () => {
  it.each([
    ['an unknown kind', { kind: 'wins' }],
    ['an unknown field', { ...stops, also: 1 }],
    ['a day that does not exist', { kind: 'stops', on: '2027-02-31' }],
    ['a rate of no plan', { ...contributes, rate: 8 }],
    ['a value below zero', { ...contributes, paidOn: 'value', value: -1 }],
    ['a text in the place of a number', { ...contributes, value: '=1+1' }],
  ])('is refused with %s', (_what, hypothesis) => {
    expect(scenarioBody.safeParse({ name: 'Cenário', hypotheses: [hypothesis] }).success).toBe(false);
  });
  it('is refused without a hypothesis, and with more than twelve', () => {
    for (const count of [0, 13]) {
      expect(
        scenarioBody.safeParse({ name: 'C', hypotheses: Array.from({ length: count }, () => stops) }).success,
      ).toBe(false);
    }
  });
});
