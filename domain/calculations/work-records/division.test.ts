import { describe, expect, it } from 'vitest';
import { specify } from '../../testing/decider-spec.ts';
import { calculationAggregate } from '../decider.ts';
import type { PackedWorkRecord } from '../event-fields.ts';
import type { CalculationEvent } from '../events.ts';
import { supposedParts } from './division.ts';

const { given } = specify(calculationAggregate.decider);

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal: { name: 'Planejamento' } },
};
const of = { customerId: 'c1', workRecordId: 'w1' };
const added = (stated: Partial<PackedWorkRecord>): CalculationEvent => ({
  type: 'WorkRecordAdded',
  data: {
    ...of,
    personal: { workRecordId: 'w1', companyName: 'Escola', ingressDate: '1990-01-01', remunerations: [], ...stated },
  },
});

describe('dividing a work record', () => {
  const divide = (divisionDate: string) =>
    ({ type: 'DivideWorkRecord', workRecordId: 'w1', secondWorkRecordId: 'w2', divisionDate }) as const;
  const whole = { egressDate: '2001-06-30' };

  it('ends the first part on the date and begins the second the day after', () => {
    given(created, added(whole))
      .when(divide('2000-02-29'))
      .thenEvents({
        type: 'WorkRecordDivided',
        data: {
          ...of,
          secondWorkRecordId: 'w2',
          personal: { firstEgressDate: '2000-02-29', secondIngressDate: '2000-03-01', movedToSecond: [] },
        },
      });
  });

  it('leaves the month divided with the first part and gives the 13th to the part with the last day of the year', () => {
    const decision = calculationAggregate.decider.decide(
      divide('2000-06-15'),
      [
        created,
        added({
          ...whole,
          remunerations: [
            [1999, 13, 1],
            [2000, 6, 2],
            [2000, 7, 3],
            [2000, 13, 4],
            [2001, 13, 5],
          ],
        }),
      ].reduce(calculationAggregate.decider.evolve, calculationAggregate.decider.initialState),
    );
    expect(decision).toMatchObject({
      events: [
        {
          data: {
            personal: {
              movedToSecond: [
                [2000, 7],
                [2000, 13],
                [2001, 13],
              ],
            },
          },
        },
      ],
    });
  });

  it('keeps the 13th of the last year with the first part when that part ends the year', () => {
    given(created, added({ egressDate: '2001-06-30', remunerations: [[2000, 13, 4]] }))
      .when(divide('2000-12-31'))
      .thenEvents({
        type: 'WorkRecordDivided',
        data: {
          ...of,
          secondWorkRecordId: 'w2',
          personal: { firstEgressDate: '2000-12-31', secondIngressDate: '2001-01-01', movedToSecond: [] },
        },
      });
  });

  it('that is only supposed deducts no day twice: the first part takes what it has days for', () => {
    const start = [created, added({ ...whole, deduction1: 20, deduction2: 200 })].reduce(
      calculationAggregate.decider.evolve,
      calculationAggregate.decider.initialState,
    );
    const [record] = start.phase === 'open' ? start.workRecords : [];
    if (record === undefined) throw new Error('no record');
    const division = { firstEgressDate: '1990-03-31', secondIngressDate: '1990-04-01', movedToSecond: [] };
    // 90 days until then, of which 20 are taken by the first deduction
    expect(supposedParts(record, 'w2', division)).toMatchObject([
      { deduction1: 20, deduction2: 70 },
      { deduction1: 0, deduction2: 130 },
    ]);
  });

  it('resets the deductions of both parts and keeps additions with the first', () => {
    const command = divide('1995-06-30');
    const before = [created, added({ ...whole, deduction1: 20, addition: 90, expiredVacations: 30 })];
    const { decider } = calculationAggregate;
    const decision = decider.decide(command, before.reduce(decider.evolve, decider.initialState));
    const after = [...before, ...(decision.ok ? decision.events : [])].reduce(decider.evolve, decider.initialState);
    expect(after).toMatchObject({
      workRecords: [
        { id: 'w1', egressDate: '1995-06-30', deduction1: 0, addition: 90, expiredVacations: 30 },
        {
          id: 'w2',
          ingressDate: '1995-07-01',
          egressDate: '2001-06-30',
          deduction1: 0,
          addition: 0,
          expiredVacations: 0,
        },
      ],
    });
  });

  it.each(['1989-12-31', '2001-06-30', '2001-07-01'])('refuses %s, which would leave a part empty', (date) => {
    given(created, added(whole))
      .when(divide(date))
      .thenRefused({ name: 'ValidationError', fields: { divisionDate: 'Selecione uma data de divisão' } });
  });

  it.each(['1990-01-01', '2001-06-29'])('accepts %s, which leaves a part of one day', (date) => {
    const { decider } = calculationAggregate;
    const state = [created, added(whole)].reduce(decider.evolve, decider.initialState);
    expect(decider.decide(divide(date), state).ok).toBe(true);
  });
});
