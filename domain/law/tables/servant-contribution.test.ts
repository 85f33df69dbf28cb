import { expect, it } from 'vitest';
import { parseMonth } from '../../units/month.ts';
import { withheldFrom } from './contribution-bands.ts';
import { withheldFromServant } from './servant-contribution.ts';

const month = parseMonth('2026-11');
const of = (pay: number, place: string, underCeiling = false) => withheldFromServant(pay, month, place, underCeiling);

it('no Distrito Federal e em Rondônia são 14% de tudo; no regime complementar, até o teto', () => {
  expect(of(10_000, 'df')?.amount).toBe(1400);
  expect(of(10_000, 'ro')).toEqual({ amount: 1400, norm: 'LC (RO) 1.100/2021, art. 57, II' });
  expect(of(10_000, 'df', true)?.amount).toBe(1186.577);
});

it('em Minas Gerais são as sete faixas desde o primeiro real: 1.101,99 de 8.000,00', () => {
  // 165 + 120 + 130 + 140 + 150 + 601,06 × 15,5% + 1.898,94 × 16%
  expect(of(8000, 'mg')?.amount).toBe(1101.9947);
  expect(of(1500, 'mg')?.amount).toBe(165);
});

it('no Rio Grande do Sul, 7,5% até o salário mínimo e as faixas acima dele', () => {
  expect(of(1621, 'rs')?.amount).toBe(121.575);
  // 121,575 + 379 × 9% + 1.000 × 12% + 2.839,45 × 14% + 4.160,55 × 14,5%
  expect(of(10_000, 'rs')?.amount).toBe(1276.48775);
});

it('a União tem as suas faixas; de outro lugar, ou de antes da lei, nada se sabe', () => {
  expect(of(15_000, 'uniao')).toEqual(withheldFrom(15_000, month, 'uniao'));
  expect(of(15_000, 'uniao', true)).toEqual(withheldFrom(15_000, month, 'uniaoUnderCeiling'));
  expect(of(15_000, 'ac')).toBeNull();
  expect(withheldFromServant(15_000, parseMonth('2020-01'), 'df', false)).toBeNull();
});

it('a da União é de 11% de junho de 2004 até as faixas; no regime complementar, até o teto do mês', () => {
  const on = (year: string, underCeiling: boolean) =>
    withheldFromServant(10_000, parseMonth(year), 'uniao', underCeiling);
  expect(on('2018-06', false)).toEqual({ amount: 1100, norm: 'Lei 10.887/2004, art. 4º' });
  // 5.645,80 × 11%
  expect(on('2018-06', true)?.amount).toBeCloseTo(621.038, 6);
  expect(on('2019-12', false)?.amount).toBe(1100);
  expect(on('2020-01', false)?.amount).toBe(1100);
  expect(on('2004-05', false)).toBeNull();
});
