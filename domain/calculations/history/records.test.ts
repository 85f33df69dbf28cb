import { describe, expect, it } from 'vitest';
import type { CalculationEvent } from '../events.ts';
import { recordsEver, recordsTouched } from './records.ts';

const record = (workRecordId: string, companyName: string) => ({
  workRecordId,
  companyName,
  ingressDate: '2000-01-01',
  remunerations: [],
});
const imported: CalculationEvent = {
  type: 'CnisImported',
  data: {
    customerId: 'c1',
    importId: null,
    workRecordIds: ['w1', 'w2'],
    personal: { workRecords: [record('w1', 'Escola'), record('w2', 'Prefeitura')] },
  },
};
const renamed: CalculationEvent = {
  type: 'WorkRecordEdited',
  data: { customerId: 'c1', workRecordId: 'w1', personal: { companyName: 'Colégio' } },
};
const divided: CalculationEvent = {
  type: 'WorkRecordDivided',
  data: { customerId: 'c1', workRecordId: 'w1', secondWorkRecordId: 'w3', personal: null },
};
const removed: CalculationEvent = { type: 'WorkRecordRemoved', data: { customerId: 'c1', workRecordId: 'w2' } };
const restored: CalculationEvent = {
  type: 'CalculationRestored',
  data: {
    customerId: 'c1',
    restored: { revision: 0, at: '2026-11-20T12:00:00.000Z' },
    spansStatedOn: null,
    imports: [],
    workRecordIds: ['w1', 'w2'],
    added: ['w2'],
    changed: ['w1'],
    removed: ['w3'],
    personal: { fields: {}, workRecords: [record('w2', 'Prefeitura'), record('w1', 'Escola')] },
  },
};

describe('the records of a history', () => {
  it('are all that ever were, by their latest names', () => {
    expect(recordsEver([imported, renamed, divided, removed])).toEqual([
      { id: 'w1', name: 'Colégio' },
      { id: 'w2', name: 'Prefeitura' },
      { id: 'w3', name: 'Colégio' },
    ]);
  });

  it.each([
    [imported, ['w1', 'w2']],
    [renamed, ['w1']],
    [divided, ['w1', 'w3']],
    [removed, ['w2']],
    [restored, ['w2', 'w1', 'w3']],
    [{ type: 'CalculationDeleted', data: { customerId: 'c1' } } as const, []],
  ])('are named by what touches them (%#)', (event, ids) => {
    expect(recordsTouched(event)).toEqual(ids);
  });
});
