import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../units/day.ts';
import { inputOf } from '../../library/described.ts';
import { net } from '../../library/family.ts';
import { caseOf } from '../case.ts';
import { type Choice, type Flows, NO_FLOWS, totalOf } from './choice.ts';
import { netFor, totalNetOf, whyNoNet } from './net-choice.ts';

const described = { gender: 'Mulher', birthDate: '1962-03-10', calculationDate: '2026-11-20' } as const;

const netOfCase = (more: Parameters<typeof inputOf>[0] = described) => {
  const input = inputOf(more);
  const person = caseOf(input);
  if (person === null) throw new Error('a case was expected');
  return netFor(person, input);
};
const servantOf = (regime: string) =>
  netOfCase({ ...described, regimeType: 'RPPS', regime, publicServiceIngressDate: '1995-03-01' });

const on = (day: string, value: number, flows: Partial<Flows> = {}): Choice => ({
  day: dayOf(day),
  value,
  flows: { ...NO_FLOWS, ...flows },
});

describe('the net sum of benefits', () => {
  const net = netOfCase();

  it('is the gross one where no tax falls', () => {
    const choice = on('2026-11-20', 4000);
    expect(totalNetOf(choice, dayOf('2036-11-20'), net)).toBe(totalOf(choice, dayOf('2036-11-20')));
  });

  it('takes the tax of each month: 6,000 leave 5,605.46 before 65', () => {
    const choice = on('2026-11-20', 6000);
    expect(totalNetOf(choice, dayOf('2026-12-20'), net)).toBe(6072.58);
  });

  it('has the exempt part from the month of the 65th birthday on', () => {
    const year = (day: string, until: string) => totalNetOf(on(day, 6000), dayOf(until), net);
    // 6.000 − 1.903,98 = 4.096,02 tributáveis: isento pela redução
    expect(year('2027-03-01', '2028-03-01')).toBe(78_000);
    expect(year('2026-03-01', '2027-03-01')).toBe(72_870.98);
    // 3 meses e 9 dias antes de 03/2027, de 15 meses e 10 dias
    const before = 3 + 9 / 30;
    const after = 15 + 10 / 30 - before;
    expect(year('2026-11-20', '2028-03-01')).toBeCloseTo((13 / 12) * (5605.46 * before + 6000 * after), 1);
  });
});

it('is known of an entity without rules of its own whose contribution is: the Distrito Federal', () => {
  // 754,00 of contribution: 11% from 1.621,00 to 8.475,55; then the tax
  expect(servantOf('Distrito Federal').benefit(8475.55, true)).toBe(
    net({
      gross: 8475.55,
      place: 'df',
      month: '2026-11',
      birthDate: '1950-01-01',
      dependants: 0,
      seriousIllness: false,
    }).net,
  );
  expect(servantOf('Amazonas (Estado)').benefit(8475.55, true)).toBeNull();
});

describe('the net sum of work', () => {
  const from = dayOf('2026-11-20');
  const to = dayOf('2027-11-20');
  const flow = (monthly: number) => [{ monthly, from, to }];
  const net = servantOf('União');

  it('taxes the pay less the contribution, and the abono with it', () => {
    const pay = flow(10_000);
    const withheld = flow(1243);
    const plain = on('2027-11-20', 0, { pay, withheld });
    const withAbono = on('2027-11-20', 0, { pay, withheld, abono: flow(1243) });
    const horizon = dayOf('2027-11-20');
    const taxOf = (choice: Choice) => (totalOf(choice, horizon) ?? 0) - (totalNetOf(choice, horizon, net) ?? 0);
    // (10.000 − 1.243) × 27,5% − 908,73 = 1.499,445
    expect(taxOf(plain)).toBeCloseTo(13 * 1499.45, 2);
    expect(taxOf(withAbono)).toBeCloseTo(13 * (1499.45 + 1243 * 0.275), 0);
  });

  it('is not known without the contribution of those at work', () => {
    const choice = on('2027-11-20', 5000, { pay: flow(10_000), withheld: null, abono: null });
    expect(totalNetOf(choice, dayOf('2030-11-20'), net)).toBeNull();
    expect(whyNoNet(choice, dayOf('2030-11-20'), net)).toBe('contributionOfWork');
  });

  it('leaves out pay that is not known, as the gross sum does', () => {
    const choice = on('2027-11-20', 5000, { pay: null, withheld: null, abono: null });
    expect(totalNetOf(choice, dayOf('2030-11-20'), net)).not.toBeNull();
  });
});

describe('a place', () => {
  const asked = on('2026-11-20', 12_000);
  const horizon = dayOf('2036-11-20');

  it('whose contribution of the retired is not known has no net sum, and says so', () => {
    const net = servantOf('Amazonas (Estado)');
    expect(totalNetOf(asked, horizon, net)).toBeNull();
    expect(whyNoNet(asked, horizon, net)).toBe('contributionOfTheRetired');
    expect(totalNetOf(asked, horizon, servantOf('Sem Reforma'))).toBeNull();
  });

  it('that takes 16% above the ceiling leaves less than the União, and both less than the gross sum', () => {
    const uniao = totalNetOf(asked, horizon, servantOf('União')) ?? 0;
    const sp = totalNetOf(asked, horizon, servantOf('São Paulo (Estado)')) ?? 0;
    expect(sp).toBeLessThan(uniao);
    expect(uniao).toBeLessThan(totalOf(asked, horizon) ?? 0);
    expect(sp).toBeGreaterThan(0);
  });
});

it('is never above the gross sum, whatever the value', () => {
  const net = servantOf('União');
  for (let value = 0; value <= 40_000; value += 777.77) {
    const choice = on('2027-01-20', value);
    const gross = totalOf(choice, dayOf('2040-11-20')) ?? 0;
    expect(totalNetOf(choice, dayOf('2040-11-20'), net)).toBeLessThanOrEqual(gross + 0.005);
  }
});
