import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMonth } from '../../units/month.ts';
import { incomeTaxOf } from './income-tax.ts';
import { type NetFacts, netOf } from './net.ts';
import { contributionOfTheRetired } from './retired-contribution.ts';

const person: NetFacts = {
  gross: 5000,
  place: null,
  month: parseMonth('2026-03'),
  birthDate: '1966-03-31',
  dependants: 0,
  seriousIllness: false,
};
const of = (change: Partial<NetFacts>) => netOf({ ...person, ...change });

describe('the income tax of a retirement of the RGPS in 2026', () => {
  it.each([
    [5000, 0],
    [6000, 394.54],
    [7350, 945.54],
    [7350.01, 945.54],
  ])('of %d at 60 years of age is %d', (gross, tax) => {
    expect(of({ gross }).incomeTax?.amount).toBe(tax);
  });

  it('is none up to 5.000,00 and begins a cent above it', () => {
    expect(of({ gross: 5000 }).net).toBe(5000);
    expect(of({ gross: 5000.05 }).net).toBeLessThan(5000.05);
  });

  it('takes the contribution instead of the simplified deduction where that is more: the published example of 6.000,00', () => {
    const withheld = { gross: 6000, month: person.month, isFrom65: false, seriousIllness: false, dependants: 0 };
    expect(incomeTaxOf({ ...withheld, contribution: 641.51 }).amount).toBe(385.1);
  });

  it('exempts 1.903,98 from the month in which 65 is complete, not from the birthday', () => {
    const birthDate = '1961-03-31';
    const before = of({ gross: 8000, birthDate, month: parseMonth('2026-02') });
    const from = of({ gross: 8000, birthDate, month: parseMonth('2026-03') });
    expect(before.incomeTax?.amount).toBe(1124.29);
    expect(from.incomeTax?.amount).toBe(433.73);
  });

  it('shows what the reduction measured on the whole income would leave', () => {
    const { net, otherReadings } = of({ gross: 8000, birthDate: '1960-01-01' });
    expect(net).toBe(7566.27);
    expect(otherReadings).toContainEqual({
      name: 'redução medida sobre o rendimento com a parcela isenta dos 65 anos',
      net: 7399.3,
    });
  });

  it('of two benefits of one payer is of their sum, with one exemption from 65 on', () => {
    const both = of({ gross: 5000, otherOfPayer: 3000, birthDate: '1960-01-01' });
    expect([both.gross, both.incomeTax?.amount, both.net]).toEqual([8000, 433.73, 7566.27]);
    expect(both.steps.map(({ label }) => label)).toContain('Outra aposentadoria ou pensão do mesmo pagador');
    expect(both.steps.at(-1)?.label).toBe('Líquido estimado dos dois');
    expect(of({ gross: 5000, otherOfPayer: 0 })).toEqual(of({ gross: 5000 }));
  });

  it('of two benefits of one regime bears the contribution of each apart', () => {
    const both = of({ gross: 9000, otherOfPayer: 9000, place: 'uniao' });
    expect(both.contribution.amount).toBe(2 * (of({ gross: 9000, place: 'uniao' }).contribution.amount ?? 0));
    const inMinas = of({ gross: 8000, otherOfPayer: 8000, place: 'mg' });
    expect(inMinas.contribution.otherReadings[0]?.amount).toBe(735.62);
  });

  it('of a right to come looks at the age on the day from which it is paid, by the tables of today', () => {
    const { incomeTax } = of({ gross: 8000, birthDate: '1962-01-01', paidFrom: parseMonth('2027-01') });
    expect(incomeTax?.amount).toBe(433.73);
  });

  it('is none with a serious illness, and none on a temporary benefit for incapacity', () => {
    expect(of({ gross: 20_000, seriousIllness: true }).net).toBe(20_000);
    expect(of({ gross: 8000, isTemporaryIncapacity: true }).net).toBe(8000);
  });

  it('is not guessed for a month whose table is not kept', () => {
    expect(of({ month: parseMonth('2015-03') })).toMatchObject({ net: null, missing: 'taxTableNotKept' });
  });
});

describe('the contribution of the retired', () => {
  const month = parseMonth('2026-11');
  const contribution = (gross: number, place: string | null) => contributionOfTheRetired(gross, place, month);

  it('is none in the RGPS', () => {
    expect(contribution(8475.55, null)).toMatchObject({ amount: 0, confirmed: true });
  });

  it('of the União falls only on what passes the ceiling, by the bands above it', () => {
    expect(contribution(8475.55, 'uniao').amount).toBe(0);
    expect(contribution(15_000, 'uniao').amount).toBe(955.76);
  });

  it('of the União is rounded half up: 5.355,045 of 40.000,00 are 5.355,05 (EC 103/2019, art. 11, §§ 1º e 4º)', () => {
    expect(contribution(40_000, 'uniao').amount).toBe(5355.05);
  });

  it('of the União was 11% above the ceiling until 02/2020 (Lei 10.887/2004, art. 5º; EC 103/2019, art. 36, I)', () => {
    const in2020 = (month: string) => contributionOfTheRetired(15_000, 'uniao', parseMonth(month));
    expect(in2020('2020-02')).toMatchObject({ amount: 978.88, norm: 'Lei 10.887/2004, art. 5º' });
    expect(in2020('2020-03')).toMatchObject({ norm: 'EC 103/2019, art. 11, § 4º' });
  });

  it('of the União spares the special benefit, which the income tax does not (Lei 12.618/2012, art. 3, § 6)', () => {
    const retired = { gross: 18_000, place: 'uniao', month } as const;
    const withSpecial = of({ ...retired, uncontributed: 18_000 - 8475.55 });
    expect(withSpecial.contribution.amount).toBe(0);
    expect(withSpecial.incomeTax?.amount).toBeGreaterThan(of({ ...retired, gross: 8475.55 }).incomeTax?.amount ?? 0);
    expect(of({ ...retired, uncontributed: 18_000 - 8475.56 }).contribution.amount).toBe(0);
    expect(of({ ...retired, uncontributed: 3000 }).contribution.amount).toBe(955.76);
    expect(withSpecial.steps.map(({ label }) => label)).toContain(
      'Do qual benefício especial, sem contribuição previdenciária',
    );
  });

  it('of Minas Gerais is shown in both readings of its bands', () => {
    const { amount, otherReadings } = contribution(8000, 'mg');
    expect(amount).toBeCloseTo(492.54, 1);
    expect(otherReadings.map((reading) => reading.amount)).toEqual([367.81]);
  });

  it('of Rondônia is 14% above three minimum wages, and above the ceiling without a deficit (LC 1.100/2021, art. 57, III)', () => {
    expect(contribution(4863, 'ro')).toMatchObject({ amount: 0, confirmed: true, otherReadings: [] });
    const { amount, otherReadings } = contribution(9475.55, 'ro');
    expect(amount).toBe(645.76);
    expect(otherReadings).toEqual([{ name: expect.stringContaining('art. 57, III, b'), amount: 140 }]);
    expect(contributionOfTheRetired(9475.55, 'ro', parseMonth('2022-01')).amount).toBeNull();
  });

  it('of Santa Catarina begins above three minimum wages since 2026, above two in 2024', () => {
    expect(contribution(4863, 'sc').amount).toBe(0);
    expect(contribution(5863, 'sc').amount).toBe(140);
    expect(contributionOfTheRetired(3824, 'sc', parseMonth('2024-06')).amount).toBe(140);
  });

  it('of a place that nobody read is not known, and so is the net value', () => {
    expect(of({ gross: 8000, place: 'ac' })).toMatchObject({ net: null, missing: 'contributionNotKnown' });
  });
});

it('a net value is never above the gross one, and more gross is never less net by more than a cent', () => {
  const places = fc.constantFrom(null, 'uniao', 'sp', 'mg', 'sc', 'ba', 'df', 'rs', 'ro');
  const cents = fc.integer({ min: 162_100, max: 6_000_000 });
  fc.assert(
    fc.property(cents, places, fc.constantFrom('1950-01-01', '1970-01-01'), (amount, place, birthDate) => {
      const gross = amount / 100;
      const { net } = of({ gross, place, birthDate });
      const more = of({ gross: (amount + 100) / 100, place, birthDate });
      expect(net).toBeLessThanOrEqual(gross);
      expect(more.net).toBeGreaterThanOrEqual((net ?? Number.NaN) - 0.01);
    }),
  );
});
