import { expect, it } from 'vitest';
import { sampleRule } from '../api/sample.ts';
import { degreePartRows } from './degree-parts.ts';

it('names each degree with its time, the factor that converts it, and what it makes', () => {
  const [sample] = sampleRule.requirements;
  if (sample === undefined) throw new Error('no requirement');
  const span = (years: number, months = 0, days = 0) => ({ years, months, days });
  const parts = [
    { degree: 'medium' as const, exposure: null, held: span(28, 11, 1), factor: 1, converted: span(28, 11, 1) },
    { degree: null, exposure: null, held: span(9, 7, 7), factor: 0.83, converted: span(7, 11, 17) },
    { degree: null, exposure: 25 as const, held: span(1), factor: 1.16, converted: span(1, 1, 28) },
  ];
  expect(degreePartRows({ ...sample, parts })).toEqual([
    ['Moderada', '28 anos, 11 meses e 1 dia', '1,00', '28 anos, 11 meses e 1 dia'],
    ['Sem deficiência', '9 anos, 7 meses e 7 dias', '0,83', '7 anos, 11 meses e 17 dias'],
    ['Sem deficiência, exposição de 25 anos', '1 ano', '1,16', '1 ano, 1 mês e 28 dias'],
  ]);
  expect(degreePartRows(sample)).toEqual([]);
});
