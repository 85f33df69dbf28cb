import { describe, expect, it } from 'vitest';
import { sumsPicture } from './sums.ts';

const line = (name: string, crossing: string | null) => ({
  name,
  points: [
    { date: '2026-11-24', sum: 0 },
    { date: '2047-03-24', sum: 900_000 },
  ],
  crossing: crossing === null ? null : { date: crossing, sum: 8_000 },
});

const numbersOf = (drawn: string, pattern: RegExp): number[] =>
  [...drawn.matchAll(pattern)].map(([, number]) => Number(number));

describe('the picture of sums on paper', () => {
  const drawn = sumsPicture(
    {
      from: '2026-11-24',
      until: '2047-03-24',
      lines: [line('Fatos', null), line('Completa o MEI', '2027-02-10'), line('Averba', '2028-05-14')],
      description: 'Soma',
    },
    '#0f5c55',
  );

  it('writes the months of the crossings above the lines and in from the edge', () => {
    const heights = numbersOf(drawn, / y="([\d.]+)"[^>]*>\d{2}\/\d{4}</g);
    const ends = numbersOf(drawn, /<text x="([\d.]+)"[^>]*>\d{2}\/\d{4}</g);
    const top = Math.min(...numbersOf(drawn, /,([\d.]+)" fill="none" stroke="[^"]+" stroke-width="1.8"/g));
    expect(heights).toHaveLength(2);
    expect(new Set(heights).size).toBe(2);
    for (const height of heights) expect(height).toBeLessThan(top);
    for (const height of heights) expect(height).toBeGreaterThan(11);
    for (const end of ends) expect(end).toBeGreaterThan(58);
  });
});
