import { describe, expect, it } from 'vitest';
import { formatMonthRanges } from '../units/month.ts';
import type { CnisRelation } from './extract.ts';
import { lateMonthsOf } from './late-months.ts';

const relation = (
  paid: Readonly<Record<string, string | undefined>>,
  given: Partial<CnisRelation> = {},
): CnisRelation => ({
  seq: 1,
  nit: null,
  code: null,
  employer: 'RECOLHIMENTO',
  type: 'Contribuinte Individual',
  kind: 'contributions',
  startDate: null,
  endDate: null,
  lastRemuneration: null,
  indicators: [],
  remunerations: Object.entries(paid).map(([month, paidOn]) => ({
    month,
    value: 1000,
    indicators: [],
    ...(paidOn === undefined ? {} : { paidOn }),
  })),
  ...given,
});

const late = (...relations: CnisRelation[]): string[] => lateMonthsOf(relations).map(formatMonthRanges);

describe('months paid late (Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, II and § 4)', () => {
  it('are none of a domestic worker, whose employer owed them (Lei 8.213/1991, art. 27, I)', () => {
    const paid = { '1996-04': '1998-10-15', '1996-05': '1998-11-16' };
    expect(late(relation(paid, { type: 'Empregado Doméstico' }))).toEqual(['']);
    expect(late(relation(paid, { employer: 'EMPREGADO DOMÉSTICO', type: '' }))).toEqual(['']);
    expect(late(relation(paid))).toEqual(['de 04/1996 a 05/1996']);
  });

  it('of before the first contribution in time are no carência, whenever they were paid', () => {
    expect(
      late(
        relation({
          '2012-01': '2012-06-20',
          '2012-02': '2012-06-20',
          '2012-05': '2012-06-15',
          '2012-06': '2012-07-16',
        }),
      ),
    ).toEqual(['de 01/2012 a 02/2012']);
    // paid when he was already insured, but of months of before
    expect(late(relation({ '2012-05': '2012-06-15', '2012-01': '2012-09-03' }))).toEqual(['01/2012']);
  });

  it('of after it are, while the quality of an insured person lasts: to the day', () => {
    const since = { '2012-01': '2012-02-15', '2012-03': '2013-03-15' };
    expect(late(relation(since))).toEqual(['']);
    expect(late(relation({ ...since, '2012-03': '2013-03-16' }))).toEqual(['03/2012']);
  });

  it('after the quality was lost need another contribution in time, and those of the gap stay out', () => {
    const paid = {
      '2010-01': '2010-02-12',
      '2012-01': '2015-05-04',
      '2012-02': '2015-05-04',
      '2015-04': '2015-05-15',
      '2015-06': '2015-10-01',
      '2012-03': '2015-10-01',
    };
    expect(late(relation(paid))).toEqual(['de 01/2012 a 03/2012']);
  });

  it('of a facultativo need the payment within six months', () => {
    const paid = { '2012-01': '2012-02-15', '2012-02': '2012-09-17' };
    expect(late(relation(paid, { type: 'Facultativo' }))).toEqual(['02/2012']);
    expect(late(relation(paid))).toEqual(['']);
  });

  it('that were never paid in time are none at all', () => {
    expect(late(relation({ '2012-01': '2013-02-15', '2012-02': '2013-02-15' }))).toEqual(['de 01/2012 a 02/2012']);
  });

  it('look at all that the person paid himself, and at nothing that a company paid', () => {
    const before = relation({ '2011-12': '2012-01-13' });
    const after = relation({ '2012-03': '2012-08-01' });
    expect(late(after, before)).toEqual(['', '']);
    expect(late(after, { ...before, kind: 'services' })).toEqual(['03/2012', '']);
  });

  it('are in time on the next day of banks, by the quarter, and on the 20th where a MEI pays', () => {
    // 15/04/2012 was a Sunday, 15/11/2010 a holiday
    expect(late(relation({ '2012-03': '2012-04-16' }), relation({ '2010-10': '2010-11-16' }))).toEqual(['', '']);
    const quarter = '2012-04-13';
    expect(late(relation({ '2012-01': quarter, '2012-02': quarter, '2012-03': quarter }))).toEqual(['']);
    expect(late(relation({ '2012-01': quarter, '2012-03': quarter }))).toEqual(['01/2012']);
    const mei = relation({});
    const paid = { month: '2012-01', value: 622, indicators: ['IREC-MEI'], paidOn: '2012-02-20' };
    expect(late({ ...mei, remunerations: [paid] })).toEqual(['']);
    expect(late({ ...mei, remunerations: [{ ...paid, indicators: [] }] })).toEqual(['01/2012']);
  });

  it('are not guessed where the extract does not say when they were paid', () => {
    expect(late(relation({ '2012-01': undefined }))).toEqual(['']);
  });
});
