import { describe, it } from 'vitest';
import { specify } from '../../testing/decider-spec.ts';
import { calculationAggregate } from '../decider.ts';
import type { PackedWorkRecord } from '../event-fields.ts';
import type { CalculationEvent } from '../events.ts';

const { given } = specify(calculationAggregate.decider);
const today = '2026-11-20';

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal: { name: 'Planejamento' } },
};
const added = (workRecordId: string, stated: Partial<PackedWorkRecord> = {}): CalculationEvent => ({
  type: 'WorkRecordAdded',
  data: {
    customerId: 'c1',
    workRecordId,
    personal: { workRecordId, companyName: 'Escola', ingressDate: '1990-01-01', remunerations: [], ...stated },
  },
});
const of = (workRecordId: string) => ({ customerId: 'c1', workRecordId });

describe('several work records', () => {
  it('are removed together, each as if it had been removed alone', () => {
    given(created, added('w1'), added('w2'), added('w3'))
      .when({ type: 'ChangeWorkRecords', workRecordIds: ['w3', 'w1'], change: 'remove', today })
      .thenEvents({ type: 'WorkRecordRemoved', data: of('w1') }, { type: 'WorkRecordRemoved', data: of('w3') });
  });

  it('are flagged together; a record that has the flag already is left alone', () => {
    given(created, added('w1', { isTeaching: true }), added('w2'))
      .when({ type: 'ChangeWorkRecords', workRecordIds: ['w1', 'w2'], change: { isTeaching: true }, today })
      .thenEvents({ type: 'WorkRecordEdited', data: { ...of('w2'), personal: { isTeaching: true } } });
  });

  it('change their regime together, and with it the imported values that it decides', () => {
    const imported = added('w1', { remunerations: [[1999, 2, 120_000, 141_600]] });
    given(created, imported, added('w2'))
      .when({ type: 'ChangeWorkRecords', workRecordIds: ['w1', 'w2'], change: { regimeType: 'RPPS' }, today })
      .thenEvents(
        {
          type: 'RemunerationsChanged',
          data: { ...of('w1'), personal: { set: [[1999, 2, 141_600, 141_600]], cleared: [] } },
        },
        { type: 'WorkRecordRegimeChanged', data: { ...of('w1'), regimeType: 'RPPS' } },
        { type: 'WorkRecordRegimeChanged', data: { ...of('w2'), regimeType: 'RPPS' } },
      );
  });

  it('are left alone, all of them, when one is not there', () => {
    given(created, added('w1'))
      .when({ type: 'ChangeWorkRecords', workRecordIds: ['w1', 'w2'], change: 'remove', today })
      .thenRefused({ name: 'NotFound' });
  });

  it('count once when they are named twice', () => {
    given(created, added('w1'))
      .when({ type: 'ChangeWorkRecords', workRecordIds: ['w1', 'w1'], change: 'remove', today })
      .thenEvents({ type: 'WorkRecordRemoved', data: of('w1') });
  });
});
