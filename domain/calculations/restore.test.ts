import { describe, expect, it } from 'vitest';
import { specify } from '../testing/decider-spec.ts';
import type { OpenCalculation } from './calculation.ts';
import { calculationAggregate } from './decider.ts';
import type { PackedWorkRecord } from './event-fields.ts';
import type { CalculationEvent } from './events.ts';

const { decider, events: registry } = calculationAggregate;
const { given } = specify(decider);

const customerId = 'c1';
const AT = '2026-11-20T12:00:00.000Z';
const restored = { revision: 1, at: AT };

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId, accountId: 'a1', personal: { name: 'Planejamento' } },
};
const stated: CalculationEvent = {
  type: 'CalculationEdited',
  data: { customerId, spansStatedOn: '2026-11-01', personal: { teachingTime: { years: 10, months: 0, days: 0 } } },
};
const packed = (workRecordId: string, over: Partial<PackedWorkRecord> = {}): PackedWorkRecord => ({
  workRecordId,
  companyName: `Empresa ${workRecordId}`,
  ingressDate: '1990-01-01',
  remunerations: [
    [2000, 1, 10_000],
    // Typed over what was printed: no limit makes the one of the other.
    [2000, 2, 777, 141_600],
  ],
  ...over,
});
const added = (id: string, over: Partial<PackedWorkRecord> = {}): CalculationEvent => ({
  type: 'WorkRecordAdded',
  data: { customerId, workRecordId: id, personal: packed(id, over) },
});
const imported = (importId: string, ids: readonly string[]): CalculationEvent => ({
  type: 'CnisImported',
  data: {
    customerId,
    importId,
    workRecordIds: [...ids],
    personal: { workRecords: ids.map((id) => packed(id)) },
  },
});
const removed = (workRecordId: string): CalculationEvent => ({
  type: 'WorkRecordRemoved',
  data: { customerId, workRecordId },
});

const stateOf = (...events: readonly CalculationEvent[]): OpenCalculation => {
  const state = events.reduce(decider.evolve, decider.initialState);
  if (state.phase !== 'open') throw new Error('not open');
  return state;
};
const restore = (...earlier: readonly CalculationEvent[]) =>
  ({ type: 'RestoreCalculation', earlier: stateOf(...earlier), restored }) as const;

/** The events of the return, as they come back from the log. */
const returned = (earlier: readonly CalculationEvent[], present: readonly CalculationEvent[]) => {
  const decision = decider.decide(restore(...earlier), stateOf(...present));
  if (!decision.ok) throw new Error(decision.error.name);
  return decision.events.map((event) => registry.read(registry.write(event), AT));
};

describe('returning to a revision', () => {
  it('takes a wrong import of 109 links back in one fact, and brings it back in another', () => {
    const ids = Array.from({ length: 109 }, (_, place) => `link-${place}`);
    const before = [created, stated];
    const wrong = [...before, imported('i1', ids)];
    given(...wrong)
      .when(restore(...before))
      .thenEvents({
        type: 'CalculationRestored',
        data: {
          customerId,
          restored,
          spansStatedOn: '2026-11-01',
          imports: [],
          workRecordIds: [],
          added: [],
          changed: [],
          removed: ids,
          personal: { fields: {}, workRecords: [] },
        },
      });
    const back = [...wrong, ...returned(before, wrong)];
    expect(stateOf(...back)).toEqual(stateOf(...before));
    const again = [...back, ...returned(wrong, back)];
    expect(stateOf(...again)).toEqual(stateOf(...wrong));
  });

  it.each<[string, CalculationEvent[], CalculationEvent[]]>([
    ['a record removed since, in its place', [created, added('w1'), added('w2')], [removed('w1')]],
    [
      'the fields and the day on which times were stated',
      [created, stated],
      [
        {
          type: 'CalculationEdited',
          data: {
            customerId,
            spansStatedOn: '2026-11-19',
            personal: { name: 'Outro', teachingTime: { years: 0, months: 0, days: 0 } },
          },
        },
      ],
    ],
    [
      'what was typed over a printed month, as it was typed',
      [created, added('w1')],
      [
        {
          type: 'RemunerationsChanged',
          data: { customerId, workRecordId: 'w1', personal: { set: [], cleared: [[2000, 2]] } },
        },
      ],
    ],
    [
      'a record as it was before its division',
      [created, added('w1', { egressDate: '2009-12-31', deduction1: 5 })],
      [
        {
          type: 'WorkRecordDivided',
          data: {
            customerId,
            workRecordId: 'w1',
            secondWorkRecordId: 'w9',
            personal: { firstEgressDate: '1999-12-31', secondIngressDate: '2000-01-01', movedToSecond: [[2000, 1]] },
          },
        },
        { type: 'DeductionsReset', data: { customerId, workRecordIds: ['w1', 'w9'] } },
      ],
    ],
    [
      'the values of the regime that a record had',
      [created, added('w1', { remunerations: [[1999, 2, 120_000, 141_600]] })],
      [{ type: 'WorkRecordRegimeChanged', data: { customerId, workRecordId: 'w1', regimeType: 'RPPS' } }],
    ],
  ])('brings back %s', (_what, earlier, since) => {
    const present = [...earlier, ...since];
    const back = [...present, ...returned(earlier, present)];
    expect(stateOf(...back)).toEqual(stateOf(...earlier));
    expect(stateOf(...back, ...returned(present, back))).toEqual(stateOf(...present));
  });

  it('to what already stands changes nothing', () => {
    const same = [created, added('w1')];
    given(...same)
      .when(restore(...same))
      .thenNothing();
    const renamed = (name: string): CalculationEvent => ({
      type: 'CalculationEdited',
      data: { customerId, personal: { name } },
    });
    given(created, renamed('Outro'), renamed('Planejamento')).when(restore(created)).thenNothing();
  });

  it('keeps the records whose content nobody can read any more out of the way', () => {
    const present = [created, added('w1')];
    const [event] = returned([created, added('w1'), added('w2')], present);
    if (event?.type !== 'CalculationRestored') throw new Error('no return');
    const forgotten = { ...event, data: { ...event.data, personal: null } };
    expect(stateOf(...present, forgotten).workRecords.map(({ id }) => id)).toEqual(['w1']);
  });

  it('of a calculation that was removed finds nothing', () => {
    given(created, { type: 'CalculationDeleted', data: { customerId } })
      .when(restore(created))
      .thenRefused({ name: 'NotFound' });
  });
});
