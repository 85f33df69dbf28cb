import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { sampleCustomer, sampleRule } from '../../../domain/api/sample.ts';
import { parseTolerantly } from './tolerant.ts';

describe('an answer of a newer server', () => {
  it('is read without the fields that this tab does not know', () => {
    const newer = { customer: { ...sampleCustomer, nickname: 'Jô' }, hint: 1 };
    expect(parseTolerantly(customerAnswer, newer).data).toEqual({ customer: sampleCustomer });
    expect(newer.customer.nickname).toBe('Jô');
  });

  it('is read so in lists and within unions', () => {
    const rule = { ...sampleRule, held: { ...sampleRule.held, age: { years: 62, months: 8, days: 10, hours: 3 } } };
    const answer = {
      applicableRules: [rule, sampleRule],
      notApplicableRules: [],
      futureRules: [],
      regimeDate: '2019-11-13',
      missingData: [],
      warnings: [],
    };
    const result = parseTolerantly(rulesAnswer, answer);
    expect(result.error).toBeUndefined();
    expect(result.data?.applicableRules).toEqual([sampleRule, sampleRule]);
    const shapes = z.union([z.strictObject({ a: z.number() }), z.strictObject({ b: z.array(z.strictObject({})) })]);
    expect(parseTolerantly(shapes, { b: [{}, { c: 1 }] }).data).toEqual({ b: [{}, {}] });
  });

  it.each([
    ['a field is missing', { customer: { ...sampleCustomer, id: undefined } }],
    ['a field is of another type', { customer: { ...sampleCustomer, name: 5, nickname: 'Jô' } }],
    ['it is none at all', null],
  ])('is refused when %s', (_, answer) => {
    expect(parseTolerantly(customerAnswer, answer).success).toBe(false);
  });
});
