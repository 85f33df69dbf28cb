import { describe, expect, it } from 'vitest';
import { at } from '../testing/pieces.ts';
import { rightOf } from './piece.ts';
import { segmentsOf } from './segments.ts';

const texts = (pieces: ReturnType<typeof segmentsOf>): string[] => pieces.map(({ text }) => text);

describe('the runs of text of a page', () => {
  it('are joined where the library cut one in two, also when it wrote them in another order', () => {
    const head = at(100, 50, '1.2');
    expect(texts(segmentsOf([at(rightOf(head), 50, '94,00'), head]))).toEqual(['1.294,00']);
  });

  it('are joined by a space where two words of a cell stand apart', () => {
    const head = at(100, 50, 'COMERCIO');
    expect(texts(segmentsOf([head, at(rightOf(head) + 2.5, 50.4, 'LTDA')]))).toEqual(['COMERCIO LTDA']);
  });

  it('stay apart in neighbouring cells and on neighbouring lines', () => {
    const date = at(100, 50, '14/03/2011');
    const next = at(rightOf(date) + 6, 50, '28/06/2013');
    expect(texts(segmentsOf([next, at(100, 59, 'abaixo'), date]))).toEqual(['14/03/2011', '28/06/2013', 'abaixo']);
  });
});
