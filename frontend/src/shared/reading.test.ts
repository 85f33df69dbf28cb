import { describe, expect, it } from 'vitest';
import { readMoney, readPhone, readZipcode } from './reading.ts';

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
