import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

describe('dates as people write them', () => {
  it.each([
    ['10031964'],
    ['10/03/1964'],
    ['10/3/1964'],
    ['1964-03-10'],
    ['1964-03-10T00:00:00'],
    ['10.03.1964'],
    ['10-03-1964'],
    [' 10 03 1964 '],
    ['1964/3/10'],
    ['19640310'],
    ['10/3/64'],
    ['100364'],
    ['10-03-64'],
    ['10 de março de 1964'],
    ['10 de Março de 64'],
    ['10 mar 1964'],
    ['10 de marco de 1964'],
    ['10º mar. 1964'],
  ])('reads %s', (text) => {
    expect(readDate(text)).toBe('1964-03-10');
  });

  it.each([
    ['31/02/2020'],
    ['00/00/0000'],
    ['10/03'],
    [''],
    ['ontem'],
    ['10 de marte de 1964'],
    ['31 de fevereiro de 1964'],
    ['março de 1964'],
    ['29/02/2023'],
    ['01/01/1899'],
  ])('finds no day in %s', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('takes a short year for one that can be meant', () => {
    expect(readDate('2/3/58')).toBe('2058-03-02');
    expect(readDate('2/3/58', '2026-11-20')).toBe('1958-03-02');
    expect(readDate('2/3/26', '2026-11-20')).toBe('2026-03-02');
    expect(readDate('2/3/2058', '2026-11-20')).toBe('2058-03-02');
  });

  it('knows leap days', () => {
    expect(readDate('29022024')).toBe('2024-02-29');
  });
});
