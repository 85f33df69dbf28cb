import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { answerOf } from './testing/answers.ts';
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

describe('o trabalho remunerado filia (Decreto 3.048/1999, art. 20, § 1º)', () => {
  const registeredOn = (registrationDate: string) =>
    someone({
      gender: 'Homem',
      birthDate: '1961-05-10',
      on: ON,
      calculation: { registrationDate },
      records: [worked('1985-03-01', null)],
    });

  it('quem trabalha desde 1985 não perde a transição por uma filiação de 2020, e lê o que se supôs', () => {
    expect(answerOf(registeredOn('2020-01-01'), 'rgps-ec103-art15-pontos').standing).toBe('applicable');
    expect(evaluate(registeredOn('2020-01-01')).warnings.join(' ')).toContain('valeu 01/03/1985');
  });

  it('a filiação anterior aos registros vale como informada', () => {
    expect(evaluate(registeredOn('1980-01-01')).warnings).toEqual([]);
  });
});

it('a invalidez do segurado do INSS é avisada, porque nenhuma regra a calcula', () => {
  const invalid = (regimeType: 'RGPS' | 'RPPS') =>
    someone({
      gender: 'Homem',
      birthDate: '1970-01-10',
      on: ON,
      regimeType,
      person: { disablement: true, disablementDate: '2024-01-10', inServiceDisablement: true },
      records: [worked('1990-01-02', '2024-01-10')],
    });
  expect(evaluate(invalid('RGPS')).warnings.join(' ')).toContain('incapacidade permanente do INSS');
  expect(evaluate(invalid('RPPS')).warnings).toEqual([]);
});
