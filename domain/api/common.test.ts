import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, isoDate, optionalText, queryNumber, requiredText, withDefault } from './common.ts';

const fieldsIn = (schema: z.ZodType, given: unknown) => {
  const read = schema.safeParse(given, { reportInput: true });
  return read.success ? {} : fieldsOf(read.error);
};

describe('the message for a field', () => {
  const body = z.strictObject({ customer: z.strictObject({ name: requiredText(5), born: isoDate, age: z.int() }) });

  it.each([
    ['left out', {}],
    ['cleared', { name: null, born: null, age: null }],
  ])('asks for one that was %s', (_how, customer) => {
    expect(fieldsIn(body, { customer })).toEqual({
      'customer.name': 'Campo obrigatório',
      'customer.born': 'Campo obrigatório',
      'customer.age': 'Campo obrigatório',
    });
  });

  it('asks for a text of which nothing would be seen, and takes it as none where none is asked for', () => {
    for (const name of ['\u200B\u200B', '\u202E \u2066', '\u0000']) {
      expect(fieldsIn(body, { customer: { name, born: '1970-01-02', age: 1 } })).toEqual({
        'customer.name': 'Campo obrigatório',
      });
      expect(optionalText(5).parse(name)).toBeNull();
    }
    expect(optionalText(5).parse('Jo\u200Dã')).toBe('Jo\u200Dã');
  });

  it('asks for a text that is empty', () => {
    expect(fieldsIn(body, { customer: { name: '  ', born: '', age: 1 } })).toEqual({
      'customer.name': 'Campo obrigatório',
      'customer.born': 'Campo obrigatório',
    });
  });

  it('calls one of another type invalid', () => {
    expect(fieldsIn(body, { customer: { name: 12, born: 12, age: '1' } })).toEqual({
      'customer.name': 'Valor inválido',
      'customer.born': 'Data inválida',
      'customer.age': 'Valor inválido',
    });
  });

  it('names an unknown one with its full path', () => {
    expect(fieldsIn(body, { customer: { name: 'Ana', born: '1990-01-01', age: 1, nick: 'A' }, more: 1 })).toEqual({
      'customer.nick': 'Campo desconhecido',
      more: 'Campo desconhecido',
    });
  });
});

describe('a day', () => {
  it.each(['2024-02-29', '1900-01-01', '2200-12-31'])('may be %s', (day) => {
    expect(fieldsIn(isoDate, day)).toEqual({});
  });

  it.each([
    '2023-02-29',
    '2020-02-31',
    '1899-12-31',
    '2201-01-01',
    '9999-12-31',
    '0000-00-00',
    '31/01/2020',
    '2020-1-1',
  ])('may not be %s', (day) => {
    expect(fieldsIn(isoDate, day)).toEqual({ '': 'Data inválida' });
  });
});

describe('a number in an address', () => {
  it('is written in digits', () => {
    expect(queryNumber(1, 100).parse('15')).toBe(15);
  });

  it.each(['', '0', '101', '-1', '1.5', '0x10', '1e1', ' 1', 'abc', '99999999999'])('is not %j', (text) => {
    expect(fieldsIn(queryNumber(1, 100), text)).toEqual({ '': 'Valor inválido' });
  });
});

describe('a field with a default', () => {
  const field = withDefault(z.enum(['client', 'consultation']), 'client');

  it('keeps a value, and returns to the default once cleared', () => {
    expect([field.parse('consultation'), field.parse(null)]).toEqual(['consultation', 'client']);
  });

  it('stays absent if it was left out', () => {
    expect(z.strictObject({ field }).partial().parse({})).toEqual({});
  });
});

describe('a text that is too long', () => {
  it.each([requiredText(5), optionalText(5)])('is told how long it may be', (schema) => {
    expect(fieldsIn(schema, 'abcdef')).toEqual({ '': 'Texto longo demais: até 5 caracteres' });
  });
});
