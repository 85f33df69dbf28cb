import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../domain/testing/not-empty.ts';
import { amountOf, dateOf, looksLikeCode, moneyStyleOf, monthOf, nitOf, timestampIn } from './formats.ts';

describe('a printed value', () => {
  it('is a date when the day exists', () => {
    expect(dateOf('29/02/2020')).toBe('2020-02-29');
    expect(['31/02/2020', '29/02/2021', '1/02/2020', '01/01/9999'].map(dateOf)).toEqual([null, null, null, null]);
  });

  it('is a month only on its own', () => {
    expect([monthOf('05/2020'), monthOf('13/2020')]).toEqual(['2020-05', '2020-13']);
    expect(['14/2020', '00/2020', '103/2019', '03/2020.', '05/0020'].map(monthOf)).toEqual(Array(5).fill(null));
  });

  it('is a NIT in the old and in the new mask, whatever its check digit', () => {
    expect(['100.20030.04-1', '1.002.003.004-1', '10020030041'].map(nitOf)).toEqual(Array(3).fill('100.20030.04-1'));
    expect(['100.2003.04-1', '11.222.333/0001-44', ''].map(nitOf)).toEqual([null, null, null]);
  });

  it('is a code in every form that employers have', () => {
    expect(notEmpty(['11.222.333', '12.ABC.345/01DE-35', '6300000033', '630.000.003-3']).every(looksLikeCode)).toBe(
      true,
    );
    expect(['LTDA', 'S.A.', '92', '12.345.678 FULANO'].some(looksLikeCode)).toBe(false);
  });

  it('is a moment of issue inside a line', () => {
    expect(timestampIn('05/10/2026 09:12:44')).toBe('2026-10-05T09:12:44');
    expect(timestampIn('31/02/2026 09:12:44')).toBeNull();
  });
});

describe('an amount', () => {
  const inBrazilian = (cents: number): string =>
    `${new Intl.NumberFormat('pt-BR').format(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}`;

  it('comes back to the cent, in either form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        const text = inBrazilian(cents);
        const american = text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
        expect(amountOf(text, 'brazilian')).toBe(Number((cents / 100).toFixed(2)));
        expect(amountOf(american, 'american')).toBe(Number((cents / 100).toFixed(2)));
      }),
    );
  });

  it('is of the form that most amounts of the file have', () => {
    expect(moneyStyleOf(['1.234,56', '934,56', '934.56', 'texto'])).toBe('brazilian');
    expect(moneyStyleOf(['1,234.56', '934.56', 'art.19'])).toBe('american');
    expect(moneyStyleOf([])).toBe('brazilian');
  });

  it('of the other form is none', () => {
    expect([amountOf('1,234.56', 'brazilian'), amountOf('934,56', 'american'), amountOf('1.2', 'brazilian')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
