import { describe, expect, it } from 'vitest';
import { monthLimits } from '../domain/cnis/limits.ts';
import { toRegisters } from '../domain/cnis/to-registers.ts';
import { countPeriods } from '../domain/law/time/count.ts';
import { readCnis } from './read-cnis.ts';
import { fixtureBytes } from './testing/samples.ts';

const limits = monthLimits();

const registersOf = async (name: string) => {
  const reading = await readCnis(fixtureBytes(`${name}.pdf`));
  if (!reading.ok) throw new Error(reading.err);
  return toRegisters(reading.extract, limits);
};

describe('the registers of an extract', () => {
  it('with repeated, low, high and missing months tell each of them', async () => {
    const registers = await registersOf('duplicates-and-limits');
    const told = registers.map(({ warnings }) => {
      const months = warnings.filter(({ code }) => code === 'duplicate' || code === 'missing');
      return months.map(({ code, month, year }) => `${code} ${month}/${year}`).join(', ');
    });
    expect(told).toEqual([
      '',
      'duplicate 06/1994, duplicate 07/1994, duplicate 03/1996, missing 06/1995, missing 07/1995, missing 12/1996',
      'duplicate 09/2001, duplicate 04/2008',
      'duplicate 10/2012, missing 05/2011, missing 01/2013, missing 02/2013',
      '',
      'duplicate 07/2024, duplicate 07/2025',
    ]);
    const salaryOf = (seq: number, month: string, year: number) =>
      registers[seq - 1]?.salaries.find((salary) => salary.month === month && salary.year === year);
    expect(salaryOf(2, '07', 1994)).toEqual({ month: '07', year: 1994, value: 159.8, readValue: 159.8 });
    expect(salaryOf(2, '06', 1994)?.value).toBe(365115.91);
    expect(salaryOf(5, '12', 2019)).toEqual({ month: '12', year: 2019, value: 998, readValue: 399.2 });
    expect(salaryOf(6, '07', 2025)).toEqual({ month: '07', year: 2025, value: 8157.41, readValue: 9799.78 });
    expect(salaryOf(6, '13', 2023)).toEqual({ month: '13', year: 2023, value: 7011.03, readValue: 7011.03 });
  });

  it('of an own contributor tell which months were paid at 11% or 5%', async () => {
    const plansOf = async (name: string) =>
      (await registersOf(name)).map(({ contributionPlans }) =>
        contributionPlans.map(({ plan, from, to }) => `${plan} ${from} ${to}`).join(', '),
      );
    const own = await plansOf('contribuinte-individual');
    expect(own.filter((text) => text.includes('simplified'))).toEqual([
      'simplified 2009-03 2013-12',
      'simplified 2014-01 2020-06',
      'simplified 2022-07 2023-06',
    ]);
    expect((await plansOf('layout-2018'))[6]?.split(', ').length).toBeGreaterThan(1);
  });

  it('of a public servant are of the own regime where the extract says so, open ends told', async () => {
    const registers = await registersOf('open-links-rpps');
    expect(registers.map(({ regimeType }) => regimeType).join(' ')).toBe('RGPS RPPS RPPS RGPS RGPS RGPS RGPS RPPS');
    const open = registers.map(({ warnings }) => warnings.some(({ code }) => code === 'openEnd'));
    expect(open).toEqual([true, true, true, false, false, false, false, true]);
  });

  it('without an end tell where the pay ended, so that nobody counts it up to today', async () => {
    const registers = await registersOf('open-ends-2018');
    expect(registers.map(({ egressDate, proposedEgressDate }) => [egressDate, proposedEgressDate])).toEqual([
      ['1996-12-31', null],
      [null, '2018-06-30'],
      ['1986-10-31', null],
      ['2016-05-20', null],
      [null, null],
    ]);
    expect(registers.map(({ nit, companyCode }) => [nit, companyCode])).toEqual([
      ['10440050067', '11222333000144'],
      [null, '22333444000155'],
      [null, '33444555000166'],
      ['10440050067', '44555666000177'],
      [null, null],
    ]);
    const yearsWith = (endOf: (register: (typeof registers)[number]) => string | null): number => {
      const periods = registers.slice(0, 2).flatMap((register) => {
        const { ingressDate } = register;
        return ingressDate === null ? [] : [{ regimeType: 'RGPS' as const, ingressDate, egressDate: endOf(register) }];
      });
      return countPeriods(periods, { until: '2026-11-22' }).contributionTime.years;
    };
    expect(yearsWith(({ egressDate, proposedEgressDate }) => egressDate ?? proposedEgressDate)).toBe(39);
    expect(yearsWith(({ egressDate }) => egressDate)).toBe(47);
  });

  it('with dates that do not fit say so', async () => {
    const registers = await registersOf('open-ends-2018');
    const told = registers.map(({ warnings }) =>
      warnings.flatMap(({ code, month, year, message }) => (code === 'openEnd' ? [] : [`${month}/${year} ${message}`])),
    );
    expect(told[2]).toEqual([
      'null/null Vínculo sem data de início no extrato: informe-a.',
      'null/null Remuneração ausente.',
    ]);
    expect(told[3]).toEqual([
      '01/2016 Remuneração anterior ao início do vínculo: confira as datas.',
      '06/2016 Remuneração posterior ao fim do vínculo: confira as datas.',
    ]);
    expect(told[4]).toContain('09/2018 IREC-FACULTAT: recolhimento como segurado facultativo.');
  });
});
