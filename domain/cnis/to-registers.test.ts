import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CnisRelation, CnisRemuneration } from './extract.ts';
import type { MonthLimits } from './limits.ts';
import { cnisRegister } from './register.ts';
import { toRegister, toRegisters } from './to-registers.ts';

const limits: MonthLimits = {
  minimumWage: (year) => (year === 2010 ? 510 : null),
  ceiling: (year) => (year === 2010 ? 3467.4 : null),
};

const month = (key: string, value: number | null, ...indicators: string[]): CnisRemuneration => ({
  month: key,
  value,
  indicators,
});

const relation = (given: Partial<CnisRelation> = {}): CnisRelation => ({
  seq: 1,
  nit: '100.20030.04-1',
  code: '11.222.333/0001-44',
  employer: 'PADARIA PAO INVENTADO LTDA',
  type: 'Empregado ou Agente Público',
  kind: 'employment',
  startDate: '2010-01-04',
  endDate: '2010-01-29',
  lastRemuneration: '2010-01',
  indicators: [],
  remunerations: [],
  ...given,
});

const registerOf = (...remunerations: CnisRemuneration[]) => toRegister(relation({ remunerations }), limits);

const codesOf = ({ warnings }: ReturnType<typeof toRegister>): string[] =>
  warnings.map(({ code, month: m, year }) => (m === null ? code : `${code} ${m}/${year}`));

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

describe('the proposed end of an open link', () => {
  const issuedOn = '2018-12-12';
  const proposed = (given: Partial<CnisRelation>, on: string | null = issuedOn) =>
    toRegister(relation({ startDate: '1988-03-01', endDate: null, ...given }), limits, { issuedOn: on })
      .proposedEgressDate;

  it.each([
    ['2018-06', '2018-06-30'],
    ['2018-09', '2018-09-30'],
    ['2018-10', null],
    ['2018-12', null],
    ['2012-02', '2012-02-29'],
    ['2017-13', '2017-12-31'],
  ])('paid last in %s, by an extract of 12/2018, is %s', (lastRemuneration, end) => {
    expect(proposed({ lastRemuneration })).toBe(end);
  });

  it('is nowhere else: not where the link has an end, nor where nothing was paid, nor before its start', () => {
    expect(proposed({ endDate: '2018-11-30', lastRemuneration: '2010-06' })).toBeNull();
    expect(proposed({ lastRemuneration: null })).toBeNull();
    expect(proposed({ startDate: '2010-06-01', lastRemuneration: '2010-03' })).toBeNull();
    expect(proposed({ lastRemuneration: '2010-06' }, null)).toBeNull();
  });

  it('goes by the newest month that was paid, whatever the column of the last remuneration says', () => {
    const remunerations = [month('2015-04', 900), month('2015-05', 0), month('2015-06', null)];
    expect(proposed({ lastRemuneration: null, remunerations })).toBe('2015-04-30');
    expect(proposed({ lastRemuneration: '2015-01', remunerations })).toBe('2015-04-30');
    expect(proposed({ lastRemuneration: '2016-01', remunerations })).toBe('2016-01-31');
  });

  it('is measured from the day of the extract, and from the given day where it names none', () => {
    const open = relation({ endDate: null, lastRemuneration: '2018-10' });
    const person = { name: null, cpf: null, nit: null, birthDate: null, motherName: null };
    const ends = (extractedAt: string | null) =>
      toRegisters({ person, extractedAt, relations: [open] }, limits, { issuedOn: '2026-11-22' }).map(
        ({ proposedEgressDate }) => proposedEgressDate,
      );
    expect(ends('2018-12-12T08:00:00')).toEqual([null]);
    expect(ends(null)).toEqual(['2018-10-31']);
  });
});

describe('dates that do not fit', () => {
  it('are told of: no start, months before the start and after the end, 13ths by their year', () => {
    const dated = relation({
      startDate: '2010-03-15',
      endDate: '2010-08-02',
      remunerations: ['2009-13', '2010-02', '2010-03', '2010-08', '2010-09', '2010-13', '2011-13'].map((key) =>
        month(key, 600),
      ),
    });
    const told = toRegister(dated, limits).warnings.filter(({ code }) => code === 'indicator');
    expect(told.map(({ month: m, year, message }) => `${m}/${year} ${message}`)).toEqual([
      '13/2009 Remuneração anterior ao início do vínculo: confira as datas.',
      '02/2010 Remuneração anterior ao início do vínculo: confira as datas.',
      '09/2010 Remuneração posterior ao fim do vínculo: confira as datas.',
      '13/2011 Remuneração posterior ao fim do vínculo: confira as datas.',
    ]);
    const undated = toRegister(relation({ startDate: null, remunerations: [month('2010-01', 600)] }), limits);
    expect(undated.warnings).toEqual([
      { code: 'missing', month: null, year: null, message: 'Vínculo sem data de início no extrato: informe-a.' },
    ]);
  });

  it('say of a retirement that is being received that the RGPS gives no other, and of one that ended nothing', () => {
    const retired = relation({
      kind: 'benefit',
      species: '42 - APOSENTADORIA POR TEMPO DE CONTRIBUICAO',
      situation: 'ATIVO',
      startDate: '2016-05-02',
      endDate: null,
    });
    expect(toRegister(retired, limits).warnings).toEqual([
      {
        code: 'retired',
        month: null,
        year: null,
        message:
          'Aposentadoria em curso desde 02/05/2016 (42 - APOSENTADORIA POR TEMPO DE CONTRIBUICAO): enquanto a recebe, não há outra no RGPS, e o trabalho de depois não a aumenta (Lei 8.213/1991, arts. 18, § 2º, e 124, II). O dia fica no cálculo, e as regras respondem como se ela não houvesse.',
      },
    ]);
    expect(codesOf(toRegister({ ...retired, situation: 'CESSADO' }, limits))).not.toContain('retired');
    expect(codesOf(toRegister({ ...retired, species: '31 - AUXILIO DOENCA' }, limits))).toEqual(['openEnd']);
  });

  it('are none of a benefit', () => {
    expect(toRegister(relation({ kind: 'benefit', startDate: null }), limits).warnings).toEqual([]);
  });
});

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

describe('a missing month', () => {
  const gaps = relation({
    startDate: '2009-12-15',
    endDate: '2010-04-10',
    remunerations: [month('2010-01', 600), month('2010-03', null), month('2010-02', 600)],
  });

  it('is told for each month of the relation without an amount', () => {
    const { salaries, warnings } = toRegister(gaps, limits);
    expect(salaries).toHaveLength(2);
    expect(warnings).toEqual(
      [
        ['12', 2009],
        ['03', 2010],
        ['04', 2010],
      ].map(([m, year]) => ({ code: 'missing', month: m, year, message: 'Remuneração ausente.' })),
    );
  });

  it('is looked for up to the last known month where the relation has no end', () => {
    const open = relation({ endDate: null, lastRemuneration: '2010-03', remunerations: [month('2010-01', 600)] });
    expect(codesOf(toRegister(open, limits))).toEqual(['openEnd', 'missing 02/2010', 'missing 03/2010']);
  });

  it('is not looked for before the Real', () => {
    const old = relation({ startDate: '1990-01-01', endDate: '1994-08-31', remunerations: [month('1994-08', 100)] });
    expect(codesOf(toRegister(old, limits))).toEqual(['missing 07/1994']);
  });

  it('is told once where the relation has no amount at all', () => {
    expect(toRegister(relation(), limits).warnings).toEqual([
      { code: 'missing', month: null, year: null, message: 'Remuneração ausente.' },
    ]);
  });
});

describe('a warning', () => {
  it('of an open end names the last remuneration', () => {
    const { warnings } = toRegister(relation({ endDate: null, remunerations: [month('2010-01', 600)] }), limits);
    expect(warnings).toEqual([
      {
        code: 'openEnd',
        month: null,
        year: null,
        message:
          'Vínculo sem data de fim no extrato: confirme se continua ativo. A última remuneração informada é de 01/2010.',
      },
    ]);
  });

  it('of an indicator explains it, once for the relation and once for a month', () => {
    const { warnings } = toRegister(
      relation({
        indicators: ['PEXT'],
        remunerations: [month('2010-01', 600, 'PREM_EXT', 'NOVO-CODIGO'), month('2010-01', 1, 'PREM_EXT')],
      }),
      limits,
    );
    expect(warnings.filter(({ code }) => code === 'indicator')).toEqual([
      { code: 'indicator', month: null, year: null, message: 'PEXT: vínculo informado fora do prazo, a comprovar.' },
      {
        code: 'indicator',
        month: '01',
        year: 2010,
        message: 'PREM_EXT: remuneração informada fora do prazo, a comprovar.',
      },
      { code: 'indicator', month: '01', year: 2010, message: 'NOVO-CODIGO: indicador sem descrição cadastrada.' },
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
