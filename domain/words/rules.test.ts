import { describe, expect, it } from 'vitest';
import { distanceBetween, formatQuantity } from './rules.ts';

describe('the distance between two days', () => {
  it.each([
    ['2026-11-20', '2028-01-14', '1 ano, 1 mês e 25 dias'],
    ['1964-02-29', '2026-02-28', '61 anos, 11 meses e 30 dias'],
    ['1964-02-29', '2026-03-01', '62 anos'],
    ['2026-11-20', '2026-11-20', '0 dias'],
    ['2026-11-20', '2026-11-19', '0 dias'],
  ])('from %s to %s is %s', (from, to, distance) => {
    expect(distanceBetween(from, to)).toBe(distance);
  });
});

describe('a quantity', () => {
  it.each([
    ['points', 92.5014, '92,5014 pontos'],
    ['points', 1, '1 ponto'],
    ['remunerations', 180, '180 contribuições'],
    ['remunerations', 1, '1 contribuição'],
    ['entry', '2003-12-31', '31/12/2003'],
    ['age', null, '—'],
  ] as const)('of %s %s reads %s', (requirement, quantity, words) => {
    expect(formatQuantity(requirement, quantity)).toBe(words);
  });
});
