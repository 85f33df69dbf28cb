import { describe, expect, it } from 'vitest';
import { ageOn } from './clock.ts';

describe('an age', () => {
  it('is completed on the birthday', () => {
    expect([ageOn('1964-03-10', '2026-03-09'), ageOn('1964-03-10', '2026-03-10')]).toEqual([61, 62]);
  });

  it('of who was born on 29 February is completed on 1 March', () => {
    expect([ageOn('1964-02-29', '2026-02-28'), ageOn('1964-02-29', '2026-03-01')]).toEqual([61, 62]);
  });

  it('is none before the birth', () => {
    expect(ageOn('2026-11-21', '2026-11-20')).toBeNull();
  });
});
