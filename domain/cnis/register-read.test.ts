import { describe, expect, it } from 'vitest';
import type { CnisRelation, CnisRemuneration } from './extract.ts';
import { codesOf, limits, month, registerOf, relation } from './relations.fake.ts';
import { toRegister, toRegisters } from './to-registers.ts';

describe('a register', () => {
  it('says what the relation says, nothing inferred', () => {
    expect(registerOf(month('2010-01', 1000.5))).toEqual({
      companyName: 'PADARIA PAO INVENTADO LTDA',
      ingressDate: '2010-01-04',
      egressDate: '2010-01-29',
      proposedEgressDate: null,
      companyCode: '11222333000144',
      nit: '10020030041',
      regimeType: 'RGPS',
      kind: 'employment',
      lastRemuneration: '2010-01',
      indicators: [],
      noted: [],
      contributionPlans: [{ plan: 'normal', from: '2010-01', to: '2010-01' }],
      lateMonths: null,
      salaries: [{ month: '01', year: 2010, value: 1000.5, readValue: 1000.5 }],
      warnings: [],
    });
  });

  it('of the indicator PRPPS is of the own regime, and no limit of the RGPS touches it', () => {
    const register = toRegister(relation({ indicators: ['PRPPS'], remunerations: [month('2010-01', 100)] }), limits);
    expect(register.regimeType).toBe('RPPS');
    expect(register.salaries).toEqual([{ month: '01', year: 2010, value: 100, readValue: 100 }]);
    expect(codesOf(register)).toEqual(['indicator']);
  });

  it('of a benefit comes too, in printed order, without asking for remunerations', () => {
    const person = { name: null, cpf: null, nit: null, birthDate: null, motherName: null };
    const benefit = relation({ kind: 'benefit', employer: 'Benefício', startDate: null, endDate: null });
    const registers = toRegisters(
      { person, extractedAt: null, relations: [benefit, relation({ remunerations: [month('2010-01', 600)] })] },
      limits,
    );
    expect(registers.map(({ kind, warnings }) => [kind, warnings.length])).toEqual([
      ['benefit', 0],
      ['employment', 0],
    ]);
  });
});

describe('months paid late', () => {
  const own = (...paid: readonly (readonly [string, string])[]): CnisRelation =>
    relation({
      kind: 'contributions',
      startDate: '2010-01-01',
      endDate: null,
      remunerations: paid.map(([key, paidOn]) => ({ ...month(key, 600), paidOn })),
    });

  it('are told of, month by month, and proposed as no carência', () => {
    const register = toRegister(own(['2010-01', '2010-05-03'], ['2010-04', '2010-05-14']), limits);
    expect(register.lateMonths).toBe('01/2010');
    expect(codesOf(register)).toContain('paidLate 01/2010');
  });

  it('are judged by all that the extract tells of the person', () => {
    const person = { name: null, cpf: null, nit: null, birthDate: null, motherName: null };
    const relations = [own(['2009-12', '2010-01-15']), own(['2010-01', '2010-05-03'])];
    expect(toRegisters({ person, extractedAt: null, relations }, limits).map(({ lateMonths }) => lateMonths)).toEqual([
      null,
      null,
    ]);
  });
});

describe('a month of the simplified plan paid above the minimum wage', () => {
  const salariesOf = (...remunerations: CnisRemuneration[]) => registerOf(...remunerations).salaries;

  it('is worth the minimum wage, and keeps what was printed', () => {
    const worth = [{ month: '01', year: 2010, value: 510, readValue: 900 }];
    expect(salariesOf(month('2010-01', 900, 'IREC-LC123-SUP'))).toEqual(worth);
    expect(salariesOf(month('2010-01', 900, 'ISALMIN'))).toEqual(worth);
    expect(salariesOf(month('2010-01', 900, 'IREC-LC123'))).toEqual([{ ...worth[0], value: 900 }]);
  });

  it('leaves another payment of the month as it is', () => {
    expect(salariesOf(month('2010-01', 900, 'IREC-LC123-SUP'), month('2010-01', 1000))).toEqual([
      { month: '01', year: 2010, value: 1510, readValue: 1900 },
    ]);
  });

  it('says so', () => {
    const said = registerOf(month('2010-01', 900, 'IREC-LC123-SUP')).warnings.map(({ message }) => message);
    expect(said.join(' ')).toContain('limitado a ele');
  });
});

describe('the code and the NIT of a register', () => {
  it.each([
    ['11.222.333', '11222333'],
    ['12.345.67890/12', '123456789012'],
    ['111.222.333-44', '11122233344'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    [null, null],
  ])('of the code %s are without punctuation', (code, companyCode) => {
    expect(toRegister(relation({ code, nit: null }), limits)).toMatchObject({ companyCode, nit: null });
  });

  it('of a benefit are the NIT alone: its number is no company', () => {
    const benefit = relation({ kind: 'benefit', code: '123.456.789-0' });
    expect(toRegister(benefit, limits)).toMatchObject({ companyCode: null, nit: '10020030041' });
  });
});
