import { describe, expect, it } from 'vitest';
import type { CnisRelation } from './extract.ts';
import { codesOf, limits, month, relation } from './relations.fake.ts';
import { toRegister, toRegisters } from './to-registers.ts';

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
