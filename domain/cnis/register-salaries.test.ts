import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnisRegister } from './register.ts';
import { limits, month, registerOf, relation } from './relations.fake.ts';
import { toRegister } from './to-registers.ts';

describe('a salary', () => {
  it('under the minimum wage of its month is raised to it', () => {
    const { salaries, warnings } = registerOf(month('2010-01', 99.9));
    expect(salaries).toEqual([{ month: '01', year: 2010, value: 510, readValue: 99.9 }]);
    expect(warnings).toEqual([
      {
        code: 'belowMinimum',
        month: '01',
        year: 2010,
        message: 'Valor abaixo do salário mínimo: R$ 99,90 elevado para R$ 510,00.',
      },
    ]);
  });

  it('over the ceiling of its month is cut to it', () => {
    const { salaries, warnings } = registerOf(month('2010-01', 9000));
    expect(salaries).toEqual([{ month: '01', year: 2010, value: 3467.4, readValue: 9000 }]);
    expect(warnings).toEqual([
      {
        code: 'aboveCeiling',
        month: '01',
        year: 2010,
        message: 'Valor acima do teto: R$ 9.000,00 limitado a R$ 3.467,40.',
      },
    ]);
  });

  it.each([510, 3467.4])('of exactly a limit (%d) is left as it is', (value) => {
    expect(registerOf(month('2010-01', value)).warnings).toEqual([]);
  });

  it('of a month whose limits nobody knows is left as it is', () => {
    const register = toRegister(
      relation({ startDate: '2011-01-01', endDate: '2011-01-31', remunerations: [month('2011-01', 0.01)] }),
      limits,
    );
    expect(register.salaries).toEqual([{ month: '01', year: 2011, value: 0.01, readValue: 0.01 }]);
    expect(register.warnings).toEqual([]);
  });

  it('printed several times is summed to the cent before it meets the limits', () => {
    const register = registerOf(month('2010-01', 0.1), month('2010-01', 0.2), month('2010-01', 509.7));
    expect(register.salaries).toEqual([{ month: '01', year: 2010, value: 510, readValue: 510 }]);
    expect(register.warnings).toEqual([
      { code: 'duplicate', month: '01', year: 2010, message: 'Mês repetido: 3 remunerações somadas.' },
    ]);
  });

  it('of the 13th month stays a 13th month, without limits', () => {
    const register = registerOf(month('2010-01', 600), month('2010-13', 50));
    expect(register.salaries[1]).toEqual({ month: '13', year: 2010, value: 50, readValue: 50 });
    expect(register.warnings).toEqual([]);
  });

  it('from before the Real is kept in the money of its time and marked as disregarded', () => {
    const register = toRegister(
      relation({
        startDate: '1994-06-01',
        endDate: '1994-07-31',
        remunerations: [month('1994-06', 330115.91), month('1994-07', 64.79)],
      }),
      { minimumWage: () => 64.79, ceiling: () => 582.86 },
    );
    expect(register.salaries.map(({ value }) => value)).toEqual([330115.91, 64.79]);
    expect(register.warnings).toEqual([
      { code: 'before1994', month: '06', year: 1994, message: 'Remuneração anterior a 07/1994, desconsiderada.' },
    ]);
  });
});

describe('any relation', () => {
  const anyMonth = fc
    .record({ year: fc.integer({ min: 1980, max: 2026 }), month: fc.integer({ min: 1, max: 13 }) })
    .map(({ year, month: m }) => `${year}-${String(m).padStart(2, '0')}`);
  const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100));
  const anyRelation = fc
    .record({
      startDate: fc.option(anyMonth.filter((key) => !key.endsWith('13')).map((key) => `${key}-01`)),
      endDate: fc.option(anyMonth.filter((key) => !key.endsWith('13')).map((key) => `${key}-01`)),
      lastRemuneration: fc.option(anyMonth),
      remunerations: fc.array(
        fc.tuple(anyMonth, amount).map(([key, value]) => month(key, value)),
        { maxLength: 40 },
      ),
    })
    .map(relation);

  it('becomes a register of the contract with each month once, whose read values add up to what was printed', () => {
    fc.assert(
      fc.property(anyRelation, (given) => {
        const register = toRegister(given, limits);
        expect(cnisRegister.safeParse(register).success).toBe(true);
        const keys = register.salaries.map(({ month: m, year }) => `${year}-${m}`);
        expect(keys).toEqual([...new Set(keys)].sort());
        const cents = (values: readonly (number | null | undefined)[]) =>
          values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0);
        expect(cents(register.salaries.map(({ readValue }) => readValue))).toBe(
          cents(given.remunerations.map(({ value }) => value)),
        );
      }),
    );
  });
});
