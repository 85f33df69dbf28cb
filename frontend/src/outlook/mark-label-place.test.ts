import { expect, it } from 'vitest';
import { markLabelPlace } from './mark-label-place.ts';

const area = { x: 100, width: 1000 };
/** A box of letters beside a point at x. */
const boxOf = (x: number, line: number) => {
  const { dx, dy, anchor } = markLabelPlace(x, area, line);
  const [left, right] = anchor === 'start' ? [dx, dx + 70] : [dx - 70, dx];
  return { left, right, top: dy - 11, bottom: dy + 3 };
};

it.each([
  ['first, at the left', 120, 0],
  ['late, next to its point', 900, 0],
  ['late, under a higher one', 900, 1],
  ['late, under two', 900, 2],
  ['in the middle', 500, 0],
])('lets no rising line run through its name: %s', (_where, x, line) => {
  const { left, right, top, bottom } = boxOf(x, line);
  for (const slope of [0, 0.1, 0.3, 0.6, 1]) {
    for (let at = left; at <= right; at += 1) {
      const onLine = -slope * at;
      expect(onLine > top && onLine < bottom, `slope ${slope} at ${at}`).toBe(false);
    }
  }
});

it('stays in the picture at its end, and lies low enough for the usual line', () => {
  const { left, right, top } = boxOf(1080, 1);
  expect(right).toBeLessThanOrEqual(40);
  for (let at = left; at <= right; at += 1) expect(-0.2 * at).toBeLessThan(top);
});
