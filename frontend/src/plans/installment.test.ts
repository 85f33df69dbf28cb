import { describe, expect, it } from 'vitest';
import { installmentOf, MOST_INSTALLMENTS } from './installment.ts';

const cents = (money: string): number => Number(money.replace(/\D/g, ''));

/** What its words add up to. */
const sumOf = (words: string): number => {
  const [, count = '', each = '', last = ''] =
    /^(\d+)x de R\$\s([\d.,]+)(?: e uma de R\$\s([\d.,]+))?$/.exec(words) ?? [];
  return Number(count) * cents(each) + (last === '' ? 0 : cents(last));
};

describe('a year by card in instalments', () => {
  it('names the last one where it is another, as the provider charges it', () => {
    expect(installmentOf(300_000, 11)).toBe('10x de R$ 272,72 e uma de R$ 272,80');
    expect(installmentOf(35_000, 12)).toBe('11x de R$ 29,16 e uma de R$ 29,24');
    expect(installmentOf(300_000, 12)).toBe('12x de R$ 250,00');
  });

  it.each([180_000, 300_000, 432_000, 480_000, 99_999])('adds up to %i cents whatever its parts', (total) => {
    for (let count = 1; count <= MOST_INSTALLMENTS; count += 1)
      expect([count, sumOf(installmentOf(total, count))]).toEqual([count, total]);
  });
});
