import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../../domain/api/sample.ts';
import { gridOf } from '../grid-state.ts';
import { contentOf, place } from './place.ts';
import { readPasted } from './read.ts';

const rowsOf = (ingressDate: string, egressDate: string) =>
  gridOf({ ...sampleRecord, ingressDate, egressDate, salaries: [] }, '2026-11-20', null).rows;
const rows = rowsOf('2010-01-01', '2013-12-31');

const placed = (text: string, from = '2010-01', thirteenths: boolean | null = null, sheet = rows) => {
  const pasted = readPasted(text);
  if (!pasted.ok) throw new Error(pasted.reason);
  const start = sheet.findIndex(({ key }) => key === from);
  const placement = place(pasted.table, sheet, start, thirteenths);
  return {
    ...placement,
    at: Object.fromEntries(placement.cells.map(({ index, text: put }) => [sheet[index]?.key, put])),
  };
};
const column = (count: number): string => Array.from({ length: count }, (_, index) => `${index + 1},00`).join('\n');

describe('a column of amounts', () => {
  it('of two years goes into their months, past the 13ths', () => {
    const { at, cells, ignored, thirteenths, mayChoose } = placed(column(24));
    expect([at['2010-12'], at['2010-13'], at['2011-01'], at['2011-12']]).toEqual([
      '12,00',
      undefined,
      '13,00',
      '24,00',
    ]);
    expect([cells.length, ignored, thirteenths, mayChoose]).toEqual([24, [], false, true]);
  });

  it('goes through the 13ths where the person says so', () => {
    const { at, thirteenths, mayChoose } = placed(column(24), '2010-01', true);
    expect([at['2010-13'], at['2011-01'], at['2011-11']]).toEqual(['13,00', '14,00', '24,00']);
    expect([thirteenths, mayChoose]).toEqual([true, true]);
  });

  it.each([
    [13, true],
    [26, true],
    [39, true],
    [12, false],
    [25, false],
    [36, false],
    [48, false],
  ])('of %i amounts from January brings the 13ths: %s', (count, brings) => {
    expect(placed(column(count)).thirteenths).toBe(brings);
  });

  it('brings the 13ths where it fills the sheet to its last row', () => {
    const sheet = rowsOf('2010-06-15', '2012-04-10');
    expect(sheet).toHaveLength(7 + 1 + 12 + 1 + 4 + 1);
    expect(placed(column(26), '2010-06', null, sheet)).toMatchObject({ thirteenths: true, ignored: [] });
    expect(placed(column(23), '2010-06', null, sheet)).toMatchObject({ thirteenths: false, ignored: [] });
  });

  it('from a 13th on begins there, and short of one has nothing to choose', () => {
    expect(placed('1,00\n2,00', '2010-13').at).toEqual({ '2010-13': '1,00', '2011-01': '2,00' });
    expect(placed('1,00\n2,00', '2010-05')).toMatchObject({ thirteenths: false, mayChoose: false });
  });

  it('keeps the place of an empty cell, which empties its month', () => {
    const { at, cells } = placed('1,00\n\n3,00', '2010-05');
    expect(at).toEqual({ '2010-05': '1,00', '2010-06': '', '2010-07': '3,00' });
    expect(cells.map(contentOf)).toMatchObject([{ value: 1 }, { value: null, unread: null }, { value: 3 }]);
  });

  it('has its title left out, and nothing shifted by it', () => {
    expect(placed('Remuneração\n1,00\n2,00').at).toEqual({ '2010-01': '1,00', '2010-02': '2,00' });
  });

  it('goes no further than the last row; what is left over is told', () => {
    const { at, ignored } = placed('1,00\n2,00\n3,00\n\n4,00', '2013-11');
    expect([at, ignored]).toEqual([{ '2013-11': '1,00', '2013-12': '2,00' }, ['3,00', '4,00']]);
  });

  it('marks what is negative or no amount', () => {
    expect(placed('1,00\n-5,00\nabc').cells.map(contentOf)).toMatchObject([
      { value: 1, unread: null },
      { value: null, unread: { text: '-5,00', reason: 'O valor não pode ser negativo' } },
      { value: null, unread: { text: 'abc' } },
    ]);
  });

  it('of whatever length, from wherever, goes down in order and loses nothing untold', () => {
    fc.assert(
      fc.property(fc.nat(rows.length - 1), fc.integer({ min: 2, max: 70 }), fc.boolean(), (start, count, chosen) => {
        const from = rows[start]?.key ?? '';
        const { cells, ignored } = placed(column(count), from, chosen);
        expect(cells.length + ignored.length).toBe(count);
        expect([...cells.map(({ text }) => text), ...ignored]).toEqual(column(count).split('\n'));
        const indexes = cells.map(({ index }) => index);
        expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
        const thirteenths = indexes.filter((index) => index !== start && rows[index]?.month === '13').length;
        if (!chosen) expect(thirteenths).toBe(0);
      }),
    );
  });
});

describe('amounts with their months', () => {
  it('go where they belong, whatever their order and the cell they were pasted in', () => {
    const { at, byMonth, mayChoose } = placed('03/2011\t3,00\n13/2010\t13,00\n01/2010\t1,00', '2012-06');
    expect(at).toEqual({ '2010-01': '1,00', '2010-13': '13,00', '2011-03': '3,00' });
    expect([byMonth, mayChoose]).toEqual([true, false]);
  });

  it('of months outside the record are told and left out', () => {
    const { at, ignored } = placed('12/2009\t9,00\n01/2010\t1,00\n01/2014\t2,00\nTotal\t12,00');
    expect([at, ignored]).toEqual([{ '2010-01': '1,00' }, ['12/2009', '01/2014', '12,00']]);
  });

  it('of one month twice are neither summed nor chosen from', () => {
    const { cells } = placed('01/2010\t1.000,00\n02/2010\t5,00\n01/2010\t500,00');
    expect(cells.map(contentOf)).toEqual([
      {
        value: null,
        unread: {
          text: '1.000,00 + 500,00',
          reason: 'Competência repetida no que foi colado: escreva o valor certo',
        },
      },
      { value: 5, unread: null },
    ]);
    expect(placed('01/2010\t1,00\n01/2010\t').cells.map(contentOf)).toEqual([{ value: 1, unread: null }]);
  });

  it('tell which months between them are missing, 13ths aside', () => {
    const { absent } = placed('11/2010\t1,00\n02/2011\t2,00\n03/2011\t');
    expect(absent.map(({ key }) => key)).toEqual(['2010-12', '2011-01']);
  });

  it('empty the months whose cell is empty, and touch no others', () => {
    expect(placed('01/2010\t1,00\n02/2010\t\n03/2010\t-').at).toEqual({
      '2010-01': '1,00',
      '2010-02': '',
      '2010-03': '',
    });
  });
});
