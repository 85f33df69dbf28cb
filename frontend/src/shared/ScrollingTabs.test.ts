import { expect, it } from 'vitest';
import { towards } from './ScrollingTabs.tsx';

const scroller = { left: 56, right: 334 };

it.each([
  ['is in sight', { left: 60, right: 150 }, 0],
  ['is cut off at the end', { left: 324, right: 414 }, 80],
  ['is cut off at the beginning', { left: 20, right: 110 }, -36],
  ['is wider than what is seen', { left: 100, right: 500 }, 44],
])('what %s', (_where, box, distance) => {
  expect(towards(scroller, box)).toBe(distance);
});
