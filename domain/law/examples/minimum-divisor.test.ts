/** Lei 8.213/1991, art. 135-A (Lei 14.331/2022), e o piso do salário de benefício (art. 29, § 2º), lidos em pessoas. */
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { benefitLogsOf, type DescribedCase, evaluate, inputOf } from '../index.ts';
import { minimumWage } from '../tables/limits.ts';
import { NO_OVERLAY } from '../tables/overlay.ts';

const BY_AGE = 'rgps-ec103-art18-idade';
const POINTS = 'rgps-ec103-art15-pontos';

/** O salário mínimo de cada mês, de 07/1994 até o mês dado, com as exceções. */
const minimumWages = (last: { year: number; month: number }, except: Readonly<Record<string, number>> = {}) => {
  const salaries = [];
  for (let month = monthOfYear(1994, 7); month <= monthOfYear(last.year, last.month); month += 1) {
    const [year, of] = [Math.floor(month / 12), String((month % 12) + 1).padStart(2, '0')];
    salaries.push({ year, month: of, value: except[`${of}/${year}`] ?? minimumWage(month, NO_OVERLAY) ?? 0 });
  }
  return salaries;
};

/** Homem de 08/01/1956, um salário mínimo desde 01/11/1978, pedido em 15/01/2026. */
const man = (except: Readonly<Record<string, number>> = {}): DescribedCase => ({
  gender: 'Homem',
  birthDate: '1956-01-08',
  calculationDate: '2026-01-15',
  periods: [{ ingressDate: '1978-11-01', egressDate: null, salaries: minimumWages({ year: 2025, month: 12 }, except) }],
});

const ruleOf = (described: DescribedCase, id: string) =>
  evaluate(inputOf(described)).applicableRules.find((rule) => rule.id === id);
const logsOf = (described: DescribedCase, id: string) => benefitLogsOf(inputOf(described), id);

describe('"o divisor não poderá ser inferior a 108 meses", e o direito completo antes de 05/05/2022', () => {
  const once = man({ '11/2025': 8157.41 });

  it('uma única contribuição alta de 2025 não serve de média a quem completou a idade em 2021', () => {
    const rule = ruleOf(once, BY_AGE);
    expect(rule?.whenToRetire).toBe('2021-01-08');
    const literal = rule?.benefitLogs.filter(({ name }) => name.includes('leitura literal'));
    expect(literal?.map(({ value }) => value)).toEqual([1621, 1621]);
    expect(rule?.estimatedBenefit).toBe(1847.94);
  });

  it('as duas leituras do divisor estão no relatório: o divisor de hoje, e as competências até 04/2022 sem ele', () => {
    const logs = logsOf(once, BY_AGE);
    const then = logs.filter(({ steps }) => steps.some(({ label }) => label === 'Direito completo até 04/05/2022'));
    const today = logs.filter((log) => !then.includes(log));
    expect([today.length, then.length]).toEqual([2, 2]);
    for (const { divisors } of today) expect(divisors[0]).toBeGreaterThanOrEqual(108);
    for (const { salaries } of then) expect(salaries.since1994.at(-1)).toMatchObject({ month: '04', year: 2022 });
  });

  const few = (year: number, value: number): DescribedCase => ({
    gender: 'Homem',
    birthDate: '1955-01-08',
    calculationDate: '2026-01-15',
    periods: [
      { ingressDate: '1975-01-01', egressDate: '1994-06-30' },
      {
        ingressDate: `${year}-01-01`,
        egressDate: `${year}-12-31`,
        salaries: Array.from({ length: 12 }, (_, index) => ({
          year,
          month: String(index + 1).padStart(2, '0'),
          value,
        })),
      },
    ],
  });

  it('doze meses de 2019 guardam o divisor antigo: o direito já existia em 2020', () => {
    const [then, today] = logsOf(few(2019, 5000), BY_AGE);
    expect(then?.divisors[0]).toBeLessThanOrEqual(12);
    expect(today?.divisors).toEqual([108]);
    expect(then?.value).toBeGreaterThan(today?.value ?? 0);
  });

  it('doze meses de 2024 são divididos por 108', () => {
    expect(logsOf(few(2024, 5000), BY_AGE)[0]?.divisors).toEqual([108]);
  });
});

describe('"o salário de benefício não será inferior ao de um salário mínimo" (art. 29, § 2º)', () => {
  it('o piso vem antes do coeficiente de 114%; a leitura literal do art. 26 fica ao lado', () => {
    expect(ruleOf(man(), POINTS)?.estimatedBenefit).toBe(1847.94);
    const logs = logsOf(man(), POINTS);
    expect(logs.map(({ value, percentages }) => [value, percentages.at(-1)])).toEqual([
      [1847.94, 114],
      [1621, 114],
    ]);
    expect(logs[1]?.name).toContain('leitura literal');
    expect(logs[0]?.steps.find(({ label }) => label.includes('elevado ao salário mínimo'))?.article).toBe(
      'Lei 8.213/1991, art. 29, § 2º',
    );
  });

  it('até 100% as duas leituras são uma só', () => {
    const short: DescribedCase = {
      ...man(),
      birthDate: '1955-01-08',
      periods: [{ ingressDate: '1994-07-01', egressDate: null, salaries: minimumWages({ year: 2025, month: 12 }) }],
    };
    const logs = logsOf(short, BY_AGE);
    expect(logs.map(({ value }) => value)).toEqual([1621]);
  });
});
