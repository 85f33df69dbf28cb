import { describe, expect, it } from 'vitest';
import { VerifiedTokens } from './verified-tokens.ts';

const EXPIRES = 2_000;
const claims = { sub: 'ana', sid: 'session', gen: 0, auth_time: 1_000, iat: 1_000, exp: EXPIRES };

describe('tokens verified before', () => {
  it('are known by every byte of their header', () => {
    const verified = new VerifiedTokens();
    verified.remember('Bearer a.b.c', claims);
    expect(verified.claimsIn('Bearer a.b.c', EXPIRES - 1)).toEqual(claims);
    for (const other of ['Bearer a.b.d', 'Bearer a.b.c ', 'bearer a.b.c', 'Bearer a.b', ''])
      expect(verified.claimsIn(other, EXPIRES - 1)).toBeNull();
  });

  it('are verified anew from the second of their expiry', () => {
    const verified = new VerifiedTokens();
    verified.remember('Bearer a.b.c', claims);
    expect(verified.claimsIn('Bearer a.b.c', EXPIRES)).toBeNull();
  });

  it('are not kept without bound', () => {
    const verified = new VerifiedTokens(2);
    for (const token of ['a', 'b', 'c']) verified.remember(token, claims);
    expect(verified.claimsIn('a', 0)).toBeNull();
    expect(verified.claimsIn('c', 0)).toEqual(claims);
  });
});
