import { describe, expect, it } from 'vitest';
import { narrowLayout, type PlacedMap, wideLayout } from './map-layout.ts';
import { mindMaps } from './maps.ts';

/** Top and bottom of every text, by the column it stands in. */
const linesOf = ({ branches }: PlacedMap) =>
  branches.flatMap(({ points, anchor }) =>
    points.flatMap(({ text, articles }) => [...text, ...articles].map((line) => ({ ...line, anchor }))),
  );

describe.each(mindMaps.map((map) => [map.title, map] as const))('the map %s', (_title, map) => {
  it.each([
    ['on a desk', wideLayout(map)],
    ['on a phone', narrowLayout(map)],
  ])('%s has every word of it, and no line above another', (_where, placed) => {
    const lines = linesOf(placed);
    const said = lines.map(({ text }) => text).join(' ');
    for (const { points } of map.branches)
      for (const { text, article } of points)
        for (const word of `${text} ${article.replace(/;/g, '')}`.split(' ')) expect(said).toContain(word);
    for (const side of ['start', 'end']) {
      const places = lines
        .filter(({ anchor }) => anchor === side)
        .map(({ y }) => y)
        .toSorted((a, b) => a - b);
      for (const [at, y] of places.entries()) if (at > 0) expect(y - (places[at - 1] ?? 0)).toBeGreaterThan(15);
    }
    for (const { y } of lines) expect(y).toBeGreaterThan(0);
    for (const { y } of lines) expect(y).toBeLessThan(placed.height + 1);
  });

  it('leads to the page of every norm that has one', () => {
    const quoted = linesOf(wideLayout(map)).filter(({ text }) => /^(CF|EC \d)/.test(text));
    expect(quoted.length).toBeGreaterThan(0);
    for (const { address } of quoted) expect(address).toMatch(/^https:\/\/www\.planalto\.gov\.br\//);
  });
});
