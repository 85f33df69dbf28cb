import { describe, expect, it } from 'vitest';
import { calculationFields } from '../api/calculations.ts';
import { fieldNames } from '../api/field.ts';
import { sampleCalculation, sampleRecord } from '../api/sample.ts';
import { workRecordFields } from '../api/work-records.ts';
import { calculationEvents } from './events.ts';

describe('the events of a calculation', () => {
  it.each(fieldNames(calculationFields))('keep %s', (name) => {
    const data = { customerId: 'c1', personal: { [name]: sampleCalculation[name] } };
    expect(calculationEvents.write({ type: 'CalculationEdited', data }).data).toEqual(data);
  });

  /** The regime and the remunerations of a record change by events of their own. */
  const edited = fieldNames(workRecordFields).filter((name) => name !== 'regimeType' && name !== 'salaries');
  it.each(edited)('keep %s of a work record', (name) => {
    const data = { customerId: 'c1', workRecordId: 'w1', personal: { [name]: sampleRecord[name] } };
    expect(calculationEvents.write({ type: 'WorkRecordEdited', data }).data).toEqual(data);
  });
});
