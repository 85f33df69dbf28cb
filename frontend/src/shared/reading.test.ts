import { describe, expect, it } from 'vitest';
import { readDate, readMoney, readPhone, readZipcode } from './reading.ts';

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
  ])('reads %s', (text) => {
    expect(readDate(text)).toBe('1964-03-10');
  });

  it.each([['31/02/2020'], ['00/00/0000'], ['10/03'], [''], ['ontem'], ['29/02/2023'], ['01/01/1899']])(
    'finds no day in %s',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );

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

describe('phones and CEP', () => {
  it('drops the mask, the country code and the trunk zero', () => {
    expect(readPhone('+55 (11) 98765-4321')).toBe('11987654321');
    expect(readPhone('(011) 3265-4321')).toBe('1132654321');
    expect(readPhone('55 3265 4321')).toBe('5532654321');
    expect(readZipcode('CEP 01.310-100')).toBe('01310100');
  });
});

describe('money as people write it', () => {
  it.each([
    ['R$ 1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['0,005', 0.01],
    ['7.412,90', 7412.9],
    ['12.345,678', 12345.68],
    ['1,234,567', 1234567],
    ['1,234,567.8', 1234567.8],
    ['1500,', 1500],
    [',5', 0.5],
    ['R$\u00a0-12,30', -12.3],
    ['-12,30', -12.3],
    ['0', 0],
  ])('reads %s', (text, value) => {
    expect(readMoney(text)).toBe(value);
  });

  it.each([['sem valor'], [''], ['12 mil'], ['-'], ['12-30'], ['300,005'], ['1.2.3'], ['1.234,56.7'], ['12.34,56']])(
    'finds no certain amount in "%s"',
    (text) => {
      expect(readMoney(text)).toBeNull();
    },
  );
});
