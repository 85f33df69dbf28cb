import { describe, expect, it } from 'vitest';
import { upright } from './upright.ts';

const written = (text: string, x: number, y: number, dx: number, dy: number) => ({
  text,
  x,
  y,
  dx,
  dy,
  width: 10,
  size: 9,
});

describe('a page', () => {
  it.each([
    ['to the right', 1, 0, [100, 50], [200, 50], [100, 65]],
    ['downwards', 0, 1, [50, 100], [50, 200], [35, 100]],
    ['to the left', -1, 0, [200, 50], [100, 50], [200, 35]],
    ['upwards', 0, -1, [50, 200], [50, 100], [65, 200]],
  ] as const)('whose text runs %s is read from left to right, then down', (_, dx, dy, first, second, below) => {
    const [a, b, c] = upright([
      written('first', first[0], first[1], dx, dy),
      written('second', second[0], second[1], dx, dy),
      written('below', below[0], below[1], dx, dy),
    ]);
    if (a === undefined || b === undefined || c === undefined) throw new Error('lost');
    expect([b.x - a.x, b.y - a.y]).toEqual([100, 0]);
    expect([c.x - a.x, c.y - a.y]).toEqual([0, 15]);
  });

  it('loses what is stamped across it', () => {
    const pieces = upright([written('um extrato', 0, 0, 1, 0), written('CÓPIA', 0, 0, 0, -1)]);
    expect(pieces.map(({ text }) => text)).toEqual(['um extrato']);
  });
});
