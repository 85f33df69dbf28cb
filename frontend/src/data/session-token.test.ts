import { describe, expect, it } from 'vitest';
import { isPastHalfLife } from './session-token.ts';

const tokenOf = (claims: object): string => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;

describe('the life of a token', () => {
  it('is past its half one second after the middle, not before', () => {
    const token = tokenOf({ iat: 1000, exp: 2000 });
    expect(isPastHalfLife(token, 1500)).toBe(false);
    expect(isPastHalfLife(token, 1501)).toBe(true);
  });

  it('is unknown for a token without dates or that is no token: nothing is asked for', () => {
    expect(isPastHalfLife(tokenOf({ sub: 'u1' }), 9e9)).toBe(false);
    expect(isPastHalfLife('nonsense', 9e9)).toBe(false);
    expect(isPastHalfLife('', 9e9)).toBe(false);
  });
});
