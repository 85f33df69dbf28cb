import { describe, expect, it } from 'vitest';
import {
  fold,
  formatAmount,
  formatCount,
  formatCpf,
  formatDate,
  formatInstant,
  formatMoney,
  formatNit,
  formatPhone,
  formatSpan,
  formatTaxId,
  formatZipcode,
  unbroken,
} from './format.ts';

describe('Portuguese forms shared by screen, API, PDF and spreadsheet', () => {
  it('writes money with the currency and two decimals', () => {
    expect(formatMoney(7412.9)).toBe('R$ 7.412,90');
    expect(formatMoney(-0.5)).toBe('-R$ 0,50');
  });

  it('writes amounts and counts as Intl does, which takes longer', () => {
    const written = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('pt-BR', options);
    const amounts = written({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const money = written({ style: 'currency', currency: 'BRL' });
    const counts = written({});
    const values = [0, 0.005, 0.1, 1.005, 8.575, 999.995, 1e6, 123_456_789.12, 1e15, 1e21, -1234.5, Number.NaN];
    for (let cents = 1; cents < 1e9; cents = cents * 3 + 7) values.push(cents / 100, cents, cents / 1000, -cents);
    for (const value of values) {
      expect(formatAmount(value)).toBe(amounts.format(value));
      expect(formatCount(value)).toBe(counts.format(value));
      expect(formatMoney(value)).toBe(money.format(value).replace('\u00a0', ' '));
    }
  });

  it('keeps the sign of an amount and its figures on one line where they are shown', () => {
    expect(unbroken(`Em 14/01/2028 · ${formatMoney(12033.98)}`)).toBe('Em 14/01/2028 · R$\u00a012.033,98');
    expect(unbroken('EC 103/2019, art. 19, § 2º, e arts. 3 e 4')).toBe(
      'EC 103/2019, art.\u00a019, §\u00a02º, e arts.\u00a03 e 4',
    );
  });

  it('writes dates as the Brazilian reader expects them, and nothing for no date', () => {
    expect(formatDate('2026-11-20')).toBe('20/11/2026');
    expect(formatDate(null)).toBe('');
  });

  it('shows instants in the time of São Paulo, whatever the machine says', () => {
    expect(formatInstant('2026-11-20T02:30:00.000Z')).toBe('19/11/2026 23:30');
  });

  it('reads spans aloud, singular and plural, leaving out what is zero', () => {
    expect(formatSpan({ years: 32, months: 4, days: 11 })).toBe('32 anos, 4 meses e 11 dias');
    expect(formatSpan({ years: 1, months: 1, days: 1 })).toBe('1 ano, 1 mês e 1 dia');
    expect(formatSpan({ years: 0, months: 11, days: 34 })).toBe('11 meses e 34 dias');
    expect(formatSpan({ years: 0, months: 0, days: 0 })).toBe('0 dias');
  });

  it('folds case and accents for search', () => {
    expect(fold(' José Antônio ÇÃO')).toBe('jose antonio cao');
  });

  it('puts the masks back on digits', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('1132654321')).toBe('(11) 3265-4321');
    expect(formatZipcode('01310100')).toBe('01310-100');
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatTaxId('52998224725')).toBe('529.982.247-25');
    expect(formatTaxId('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatTaxId('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatNit('17033259504')).toBe('170.33259.50-4');
  });
});
