import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is known again by its hash, in whichever Unicode form it is typed', async () => {
    const hash = await hashPassword('senhá-segura');
    expect(await verifyPassword('senha\u0301-segura', hash)).toBe(true);
    expect(await verifyPassword('senha-segura', hash)).toBe(false);
  });

  it('gives another hash each time', async () => {
    expect(await hashPassword('the same one')).not.toBe(await hashPassword('the same one'));
  });

  it('of nobody is wrong', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
    expect(await verifyPassword('anything', 'scrypt$1$AA$AA')).toBe(false);
  });
});
