import { describe, expect, it } from 'vitest';
import { PLACES } from './index.ts';
import { readingOfPlace } from './reading.ts';

const placeNamed = (name: string) => {
  const place = PLACES.find(({ regime }) => regime.name === name);
  if (place === undefined) throw new Error(`no place ${name}`);
  return place;
};

describe('what was read of the law of a place', () => {
  it('is nothing where nobody looked for its law', () => {
    expect(readingOfPlace(placeNamed('Roraima (Estado)'))).toEqual({ extent: 'notRead', on: null });
  });

  it('is nothing where only others say what its law says', () => {
    expect(readingOfPlace(placeNamed('Paraíba (Estado)'))).toEqual({ extent: 'notRead', on: null });
  });

  const local = PLACES.filter(({ regime, norm }) => regime.uf !== undefined && norm !== null);
  const mixed = local.find(({ norm }) => new Set(norm?.rules.map(({ confirmed }) => confirmed)).size === 2);
  if (mixed?.norm === undefined || mixed.norm === null) throw new Error('every place is read whole or not at all');
  const rules = mixed.norm.rules.filter(({ confirmed }) => confirmed);
  const confirmedAlone = { ...mixed, norm: { ...mixed.norm, rules } };

  it('is a part where one of its rules was not seen in the text', () => {
    expect(readingOfPlace(mixed).extent).toBe('inPart');
  });

  it('is the whole where every rule and the day of the reform were', () => {
    const withDay = (confirmed: boolean) => ({ ...confirmedAlone, regime: { ...mixed.regime, confirmed } });
    expect(readingOfPlace(withDay(true)).extent).toBe('whole');
    expect(readingOfPlace(withDay(false)).extent).toBe('inPart');
  });
});
