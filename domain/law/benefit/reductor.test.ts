import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { ec41Reductor, reductorReferenceAge } from './reductor.ts';

describe('the cut of EC 41/2003, art. 2', () => {
  it.each([
    ['2005-12-31', 53, 60, 24.5],
    ['2005-12-31', 55, 60, 17.5],
    ['2005-12-31', 59, 60, 3.5],
    ['2005-12-31', 60, 60, 0],
    ['2006-01-01', 53, 60, 35],
    ['2006-01-01', 56, 60, 20],
    ['2006-01-01', 59, 60, 5],
    ['2006-01-01', 48, 55, 35],
    ['2006-01-01', 50, 55, 25],
    ['2006-01-01', 48, 50, 10],
    ['2006-01-01', 61, 60, 0],
  ])('complete on %s, granted at %i of %i: %d%%', (completedOn, age, reference, percent) => {
    expect(ec41Reductor(dayOf(completedOn), age, reference).percent).toBe(percent);
  });

  it('has the rate of item I until 31/12/2005, of item II since', () => {
    expect(ec41Reductor(dayOf('2005-12-31'), 55, 60)).toMatchObject({ rate: 3.5, item: 'I' });
    expect(ec41Reductor(dayOf('2006-01-01'), 55, 60)).toMatchObject({ rate: 5, item: 'II' });
  });

  it('counts from 60 and 55, five years less for teachers', () => {
    expect(reductorReferenceAge('Homem', false)).toBe(60);
    expect(reductorReferenceAge('Mulher', false)).toBe(55);
    expect(reductorReferenceAge('Homem', true)).toBe(55);
    expect(reductorReferenceAge('Mulher', true)).toBe(50);
  });
});
