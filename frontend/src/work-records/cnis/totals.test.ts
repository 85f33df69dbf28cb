import { describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { benefit, counted, noNews, register } from './register.fake.ts';
import { reviewOf } from './review.ts';
import type { CountedAs } from './totals.ts';
import { notCountedIn, totalOf } from './totals.ts';

describe('the totals of the review of a CNIS', () => {
  it('tells what is chosen comes to, days that coincide counted once', () => {
    const ended: CnisRegister = { ...register, egressDate: '1994-12-31' };
    expect(totalOf(reviewOf([ended, ended], 'RGPS'), counted)).toBe('2 anos de contribuição · 4 remunerações');
    expect(totalOf(reviewOf([benefit], 'RGPS'), counted)).toBe('0 dias de contribuição · 0 remunerações');
  });

  it('tells what becomes of the time that the calculation has: days it has already are not new, a later end is', () => {
    const bakery = {
      ...sampleRecord,
      companyName: 'PADARIA INVENTADA',
      regimeType: 'RGPS' as const,
      salaries: [],
      deduction1: 0,
      deduction2: 0,
      deduction3: 0,
      addition: 0,
    };
    const there: CountedAs = {
      ...counted,
      records: [{ ...bakery, id: 'w1', ingressDate: '1993-01-01', egressDate: '1993-12-31' }],
    };
    const beside: CnisRegister = { ...register, companyName: 'OUTRA', egressDate: '1994-06-30' };
    expect(totalOf(reviewOf([beside], 'RGPS'), there)).toBe(
      'O cálculo passa de 1 ano para 1 ano, 6 meses e 1 dia de contribuição · 2 remunerações',
    );
    const within: CnisRegister = { ...beside, egressDate: '1993-06-30' };
    expect(totalOf(reviewOf([within], 'RGPS'), there)).toBe(
      'O cálculo continua com 1 ano de contribuição · 2 remunerações',
    );
    const news = { ...noNews, months: 2, egressDate: '1994-12-31' };
    const known: CnisRegister = { ...register, egressDate: '1994-12-31', matches: 'w1', news };
    expect(totalOf(reviewOf([known], 'RGPS'), there)).toBe(
      'O cálculo passa de 1 ano para 2 anos de contribuição · 1 vínculo atualizado com 2 meses novos',
    );
    const marked: CnisRegister = { ...register, matches: 'w1', news: { ...noNews, indicators: true } };
    expect(totalOf(reviewOf([marked], 'RGPS'), there)).toMatch(/ · 1 vínculo atualizado$/);
    const asked: CnisRegister = { ...register, matches: 'w1', news: { ...news, egressDate: null, asksEnd: true } };
    expect(totalOf(reviewOf([asked], 'RGPS'), there)).toContain('O cálculo continua com 1 ano de contribuição');
  });

  it('leaves out the months that are missing in the extract, where they are saved as 0,00', () => {
    const missing = { code: 'missing' as const, month: '02', year: 2021, message: 'Remuneração ausente.' };
    const job: CnisRegister = {
      ...register,
      ingressDate: '2021-01-01',
      egressDate: '2021-03-31',
      salaries: [],
      warnings: [missing],
    };
    const withZeros = { ...counted, includeMissing: true };
    expect(totalOf(reviewOf([job], 'RGPS'), counted)).toBe('3 meses de contribuição · 0 remunerações');
    expect(totalOf(reviewOf([job], 'RGPS'), withZeros)).toBe('2 meses e 2 dias de contribuição · 0 remunerações');
    expect([notCountedIn(reviewOf([job], 'RGPS'), counted), notCountedIn(reviewOf([job], 'RGPS'), withZeros)]).toEqual([
      0, 1,
    ]);
  });

  it('counts of the competências that do not count those of what is chosen', () => {
    const pay = (year: number) =>
      Array.from({ length: 12 }, (_, index) => ({ month: String(index + 1).padStart(2, '0'), year, value: 600 }));
    const job: CnisRegister = { ...register, ingressDate: '2021-01-01', egressDate: '2021-12-31', salaries: pay(2021) };
    const low = {
      ...sampleRecord,
      regimeType: 'RGPS' as const,
      ingressDate: '2020-01-01',
      egressDate: '2020-12-31',
      salaries: pay(2020).map((salary) => ({ ...salary, index: null, updatedValue: null })),
    };
    expect(notCountedIn(reviewOf([job], 'RGPS'), { ...counted, records: [low] })).toBe(12);
  });

  it('leaves out of it the competências below the minimum wage, as the rules do, and counts them', () => {
    const pay = (year: number, value: number) =>
      Array.from({ length: 12 }, (_, index) => ({ month: String(index + 1).padStart(2, '0'), year, value }));
    const job: CnisRegister = {
      ...register,
      ingressDate: '2020-01-01',
      egressDate: '2021-12-31',
      salaries: [...pay(2020, 600), ...pay(2021, 2000)],
    };
    expect(totalOf(reviewOf([job], 'RGPS'), counted)).toBe('1 ano de contribuição · 24 remunerações');
    expect(notCountedIn(reviewOf([job], 'RGPS'), counted)).toBe(12);
    expect(totalOf(reviewOf([job], 'RGPS'), { ...counted, limits: null })).toBe('… de contribuição · 24 remunerações');
  });

  it('says the time of each regime where there are both, since each is counted by itself', () => {
    const servant: CnisRegister = {
      ...register,
      regimeType: 'RPPS',
      ingressDate: '1995-01-01',
      egressDate: '1995-12-31',
    };
    const ended: CnisRegister = { ...register, egressDate: '1994-12-31' };
    expect(totalOf(reviewOf([ended, servant], 'RPPS'), counted)).toBe(
      '1 ano (RPPS) + 2 anos (RGPS) de contribuição · 4 remunerações',
    );
  });
});
