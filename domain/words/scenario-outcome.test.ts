import { describe, expect, it } from 'vitest';
import { dayText, netText, valueText } from './scenario-outcome.ts';

const right = { ruleId: 'r1', modality: 'Pontos', description: 'd', value: 3000 };

it('repeats no sum after tax where none falls', () => {
  expect(netText({ balance: 100, balanceNet: 100 })).toBeNull();
  expect(netText({ balance: 100, balanceNet: 90 })?.replaceAll('\u00a0', ' ')).toBe('líquido: R$ 90,00 a mais');
});

it('rounds a value of more than ten years ahead', () => {
  const far = { ...right, value: 5211.13, date: '2066-04-04', from: '2066-04-04' };
  expect(valueText(far, '2026-11-22').replaceAll('\u00a0', ' ')).toBe('cerca de R$ 5.200,00');
});

describe('the day of the first right', () => {
  it('is the day on which it will be complete', () => {
    expect(dayText({ ...right, date: '2030-01-14', from: '2030-01-14' }, '2026-11-22')).toBe('14/01/2030');
  });

  it('is said to be there where it was complete before the day of the calculation', () => {
    expect(dayText({ ...right, date: '2019-11-13', from: '2026-11-22' }, '2026-11-22')).toBe(
      'Já pode, desde 13/11/2019',
    );
  });

  it('is the end of a scenario that goes on beyond the day of the calculation', () => {
    expect(dayText({ ...right, date: '2019-11-13', from: '2030-12-31' }, '2026-11-22')).toBe('31/12/2030');
  });

  it('is none where there is no right', () => {
    expect(dayText(null, '2026-11-22')).toBe('Nenhum direito');
  });
});
