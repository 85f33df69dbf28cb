import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { someone, worked } from './testing/people.ts';

const ON = '2026-11-20';

describe('an open record', () => {
  const warned = (year: number, month: string) =>
    evaluate(
      someone({
        gender: 'Homem',
        birthDate: '1961-05-10',
        on: ON,
        records: [
          worked('1985-03-01', null, { salaries: [{ year, month, value: 500 }] }),
          worked('2010-03-01', null, { salaries: [{ year: 2026, month: '10', value: 3000 }] }),
        ],
      }),
    ).warnings;

  it('is counted to the end, and whose last salary is years old is named', () => {
    expect(warned(1995, '12')).toEqual([
      'O registro em aberto desde 01/03/1985 tem a última remuneração em 12/1995 e foi contado até a data do cálculo; confira a saída.',
    ]);
  });

  it.each([
    [2025, '10', 1],
    [2025, '11', 0],
    [2025, '13', 0],
  ])('with its last salary in %i/%s is named %i times', (year, month, times) => {
    expect(warned(year, month)).toHaveLength(times);
  });
});
