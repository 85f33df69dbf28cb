import { describe, expect, it } from 'vitest';
import { employmentHeader, employmentRow, furniture, gridCell, gridHeader, gridIndicators } from '../testing/pages.ts';
import { relationOf, title } from '../testing/read.ts';
import type { Piece } from './piece.ts';
import { readExtract } from './read-extract.ts';

describe('a page break', () => {
  const opening = [...employmentHeader(480), ...employmentRow(504)];

  it('between a relation and its grid parts neither', () => {
    const { remunerations } = relationOf(
      [...furniture(1, 2), ...opening],
      [...furniture(2, 2), ...title(184), ...gridHeader(201), ...gridCell(0, 216, '03/2011', '1,00')],
    );
    expect(remunerations).toHaveLength(1);
  });

  it.each([
    ['with the header repeated', true],
    ['straight with months', false],
  ])('inside a grid goes on %s', (_, repeated) => {
    const pageWith = (page: number, month: string) => [
      ...furniture(page, 3),
      ...(repeated ? [...title(184), ...gridHeader(201)] : []),
      ...gridCell(0, 216, month, '1,00'),
      ...gridCell(1, 231, `13/${month.slice(3)}`, '2,00'),
    ];
    const { remunerations } = relationOf(
      [
        ...furniture(1, 3),
        ...employmentHeader(195),
        ...employmentRow(219),
        ...title(255),
        ...gridHeader(272),
        ...gridCell(0, 287, '03/2011', '1,00'),
      ],
      pageWith(2, '01/2012'),
      pageWith(3, '01/2013'),
    );
    expect(remunerations.map(({ month }) => month)).toEqual(['2011-03', '2012-01', '2012-13', '2013-01', '2013-13']);
  });

  it('inside a wrapped cell leaves its codes with their month', () => {
    const { remunerations } = relationOf(
      [
        ...furniture(1, 2),
        ...[...employmentHeader(195), ...employmentRow(219), ...title(255), ...gridHeader(272)],
        ...[...gridCell(0, 515, '03/2011', '1,00'), gridIndicators(0, 512, 'PREM-EXT,')],
      ],
      [...furniture(2, 2), gridIndicators(0, 184, 'IREM-ACD'), ...gridCell(0, 199, '04/2011', '1,00')],
    );
    expect(remunerations.map(({ indicators }) => indicators)).toEqual([['PREM-EXT', 'IREM-ACD'], []]);
  });
});

describe('an incomplete extract', () => {
  const body = [...employmentHeader(195), ...employmentRow(219)];
  const errOf = (pages: Piece[][]) => {
    const reading = readExtract(pages);
    return reading.ok ? 'none' : reading.err;
  };

  it('stops before its last page, lacks one in between, or a page of it ends early', () => {
    const page = (number: number) => [...furniture(number, 3), ...body];
    const cut = page(2).filter(({ y }) => y < 300);
    expect(errOf([page(1), page(2), page(3)])).toBe('none');
    expect(errOf([page(1), page(2)])).toBe('DamagedPdf');
    expect(errOf([page(1), page(3)])).toBe('DamagedPdf');
    expect(errOf([page(1), cut, page(3)])).toBe('DamagedPdf');
  });
});
