import { describe, expect, it } from 'vitest';
import { calculationDateOf, newCalculation } from './calculation.ts';
import { calculationEvents } from './events.ts';
import { toWorkRecord } from './work-records/packing.ts';

const today = '2026-11-23';
const tenYears = { years: 10, months: 0, days: 0 };
const stated = {
  fields: { ...newCalculation, contributionTime: tenYears },
  spansStatedOn: '2026-11-21',
  workRecords: [],
};

describe('the calculation date', () => {
  it('is the one that was chosen', () => {
    const fields = { ...stated.fields, calculationDate: '2026-05-01' };
    expect(calculationDateOf({ ...stated, fields }, today)).toEqual({ day: '2026-05-01', source: 'chosen' });
  });

  it('is the day on which the spans were stated, where none is chosen and no record counts', () => {
    expect(calculationDateOf(stated, today)).toEqual({ day: '2026-11-21', source: 'spansStated' });
  });

  it('is today with records, and where no span holds any time', () => {
    const record = toWorkRecord('w1', { companyName: 'Escola', ingressDate: '2000-01-01' });
    expect(calculationDateOf({ ...stated, workRecords: [record] }, today)).toEqual({ day: today, source: 'today' });
    expect(calculationDateOf({ ...stated, fields: newCalculation }, today)).toEqual({ day: today, source: 'today' });
  });
});

describe('spans stated before the day was written down', () => {
  const born = { calculationId: 'k1', customerId: 'c1', accountId: 'a1' };
  const read = (type: string, data: object) =>
    calculationEvents.read({ type, version: 1, data: JSON.parse(JSON.stringify(data)) }, '2026-11-22T02:30:00.000Z');

  it.each([
    ['CalculationCreated', { ...born, personal: { name: 'Plano', contributionTime: tenYears } }],
    ['CalculationEdited', { customerId: 'c1', personal: { contributionTime: tenYears } }],
    [
      'CalculationCopied',
      {
        ...born,
        sourceCalculationId: 'k0',
        copiedData: ['time'],
        personal: { fields: { contributionTime: tenYears }, workRecords: [] },
      },
    ],
  ])('are held on the day in São Paulo of %s', (type, data) => {
    expect(read(type, data)).toMatchObject({ type, data: { spansStatedOn: '2026-11-21' } });
  });

  it('are nothing in a fact that states none, or whose person was forgotten', () => {
    expect(read('CalculationEdited', { customerId: 'c1', personal: { name: 'Plano' } }).data).not.toHaveProperty(
      'spansStatedOn',
    );
    expect(read('CalculationCreated', { ...born, personal: null }).data).not.toHaveProperty('spansStatedOn');
  });
});
