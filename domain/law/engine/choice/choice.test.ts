/** The worked examples of the measure, figure by figure: the values are given, no rule is asked. */
import { describe, expect, it } from 'vitest';
import { type Day, dayOf, isoOf } from '../../../units/day.ts';
import { centsOf, reaisOf, roundedReais } from '../../../units/money.ts';
import { parseMonth } from '../../../units/month.ts';
import {
  benefitsBetween,
  type Choice,
  evensOutOn,
  type Flow,
  type Flows,
  NO_FLOWS,
  partsOf,
  totalOf,
} from './choice.ts';
import { lastDayOfWork } from './reach.ts';

const C = dayOf('2026-11-22');
const H = dayOf('2047-03-22');

const asked = (iso: string, value: number, flows: Partial<Flows> = {}): Choice => ({
  day: dayOf(iso),
  value,
  flows: { ...NO_FLOWS, ...flows },
});
const balance = (one: Choice, other: Choice): number =>
  roundedReais((totalOf(one, H) ?? Number.NaN) - (totalOf(other, H) ?? Number.NaN));
/** What comes in before the day of asking. */
const meanwhile = (choice: Choice): number => {
  const { pay, abono, contributions } = partsOf(choice, H);
  return roundedReais((pay ?? Number.NaN) + (abono ?? Number.NaN) - (contributions ?? Number.NaN));
};
const gain = (one: Choice, other: Choice): number => roundedReais(one.value - other.value);
const evens = (one: Choice, other: Choice): string | null => {
  const day = evensOutOn(one, other, H);
  return day === null ? null : isoOf(day);
};
const all = (monthly: number, from: Day = C): readonly Flow[] => [{ monthly, from, to: H }];

describe('1. an employee of the INSS who works on', () => {
  const now = asked('2026-11-22', 4790.4);
  const later = asked('2027-11-22', 5163.6);

  it('receives the benefits alone, whichever day is chosen', () => {
    expect(totalOf(now, H)).toBe(1_266_262.4);
    expect(totalOf(later, H)).toBe(1_297_784.8);
    expect(balance(later, now)).toBe(31_522.4);
    expect(gain(later, now)).toBe(373.2);
    expect(benefitsBetween(4790.4, C, later.day)).toBe(62_275.2);
  });

  it('has the benefits not received back after 155 months', () => {
    expect(evens(later, now)).toBe('2040-10-22');
  });
});

describe('2. a servant of the União with the abono', () => {
  const flows = { pay: all(12_000), withheld: all(1500), abono: all(1500) };
  const now = asked('2026-11-22', 10_800, flows);
  const later = asked('2028-11-22', 11_400, flows);

  it('receives pay, less the contribution, with the abono, while waiting', () => {
    expect(totalOf(now, H)).toBe(2_854_800);
    expect(partsOf(later, H)).toEqual({
      benefits: 2_717_000,
      pay: 312_000,
      abono: 39_000,
      contributions: 39_000,
      costs: 0,
    });
    expect(meanwhile(later)).toBe(312_000);
    expect(totalOf(later, H)).toBe(3_029_000);
    expect(balance(later, now)).toBe(174_200);
  });

  it('is never behind: what is received while waiting is more than the pension', () => {
    expect(evens(later, now)).toBe('2026-11-22');
  });
});

describe('3. a servant without abono whose pension would be more than what is left of the pay', () => {
  const flows = { pay: all(9000), withheld: all(990) };
  const now = asked('2026-11-22', 9400, flows);
  const later = asked('2027-11-22', 9700, flows);

  it('waits at a loss, which the higher pension brings back', () => {
    expect(totalOf(now, H)).toBe(2_484_733.33);
    expect(meanwhile(later)).toBe(104_130);
    expect(roundedReais(benefitsBetween(9400, C, later.day) - meanwhile(later))).toBe(18_070);
    expect(totalOf(later, H)).toBe(2_542_063.33);
    expect(balance(later, now)).toBe(57_330);
    expect(evens(later, now)).toBe('2032-07-22');
  });
});

describe('4. contributing by oneself, twelve a year, until the same first day', () => {
  const months = Array.from({ length: 60 }, (_, place) => parseMonth('2026-11') + place);
  const paying = (reais: number) => ({
    ownPayments: months.map((month) => ({ month, cents: centsOf(reais) })),
  });
  const eleven = asked('2028-03-15', 1621, paying(178.31));
  const twenty = asked('2028-03-15', 1700, paying(324.2));

  it('pays sixteen competências, from that of the calculation to the one before the right', () => {
    expect(partsOf(eleven, H).contributions).toBe(2852.96);
    expect(totalOf(eleven, H)).toBe(397_943.79);
    expect(totalOf(twenty, H)).toBe(415_142.52);
    expect(balance(twenty, eleven)).toBe(17_198.73);
  });

  it('has what 20% cost beyond 11% back after 28 months', () => {
    expect(roundedReais((partsOf(twenty, H).contributions ?? 0) - (partsOf(eleven, H).contributions ?? 0))).toBe(
      2334.24,
    );
    expect(evens(twenty, eleven)).toBe('2030-07-15');
  });
});

describe('5. a complement that brings the right 150 days forward', () => {
  const facts = asked('2027-08-05', 1740.35);
  const scenario = asked('2027-03-08', 1745.1, { costs: centsOf(214.5) });

  it('brings the benefits of 150 days for its price', () => {
    expect(totalOf(facts, H)).toBe(444_132.49);
    expect(totalOf(scenario, H)).toBe(454_393.74);
    expect(facts.day - scenario.day).toBe(150);
    expect(gain(scenario, facts)).toBe(4.75);
    expect(balance(scenario, facts)).toBe(10_261.25);
    expect(benefitsBetween(1745.1, scenario.day, facts.day)).toBe(9326.59);
  });

  it('is paid for by its first benefit', () => {
    expect(evens(scenario, facts)).toBe('2027-04-08');
  });
});

describe('6. out of reach', () => {
  const birth = dayOf('1966-03-15');
  const [within, beyond] = [asked('2028-03-15', 1621), asked('2060-03-15', 4978.06)];

  it('lies what comes after the day on which 75 is complete', () => {
    const last = lastDayOfWork(birth, C, null);
    expect(isoOf(last)).toBe('2041-03-15');
    expect([within, beyond].map(({ day }) => day <= last)).toEqual([true, false]);
  });

  it('brings nothing until the horizon, whatever it pays', () => {
    expect(totalOf(beyond, H)).toBe(0);
    expect(balance(beyond, within)).toBe(-(totalOf(within, H) ?? 0));
    expect(evens(beyond, within)).toBeNull();
  });
});

describe('7. a choice compared with itself', () => {
  it('brings nothing and evens out on the day of asking', () => {
    for (const choice of [asked('2026-11-22', 4790.4), asked('2030-02-28', 1621, { costs: 100 })]) {
      expect([balance(choice, choice), evens(choice, choice)]).toEqual([0, isoOf(choice.day)]);
    }
  });
});

describe('what is not known', () => {
  it('of the pay leaves the sum of the benefits', () => {
    const unknown = asked('2027-11-22', 5163.6, { pay: null, withheld: null, abono: null });
    expect(partsOf(unknown, H)).toMatchObject({ pay: null, abono: null, contributions: null });
    expect(totalOf(unknown, H)).toBe(1_297_784.8);
  });

  it('of a price leaves no sum at all', () => {
    expect(totalOf(asked('2027-11-22', 5163.6, { costs: null }), H)).toBeNull();
    expect(totalOf(asked('2027-11-22', 5163.6, { ownPayments: null }), H)).toBeNull();
  });

  it('of a benefit beyond the horizon is nothing, and evens out with nothing', () => {
    const [late, now] = [asked('2050-01-01', 9000), asked('2026-11-22', 1621)];
    expect([totalOf(late, H), evens(late, now)]).toEqual([0, null]);
    expect(reaisOf(centsOf(balance(now, late)))).toBe(totalOf(now, H));
  });
});
