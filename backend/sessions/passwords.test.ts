import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD_COST, passwordsAt } from './passwords.ts';

const passwords = passwordsAt({ logN: 12, parallel: 3 });
const salt = Buffer.from('0123456789abcdef');

describe('a password', () => {
  it('matches its hash in whichever Unicode form it is typed', async () => {
    const hash = await passwords.hash('senhá-segura');
    expect(await passwords.verify('senha\u0301-segura', hash)).toBe(true);
    expect(await passwords.verify('senha-segura', hash)).toBe(false);
    expect(passwords.isOutdated(hash)).toBe(false);
  });

  it('gives another hash each time', async () => {
    expect(await passwords.hash('the same one')).not.toBe(await passwords.hash('the same one'));
  });

  it('of an unknown user is wrong', async () => {
    expect(await passwords.verify('anything', null)).toBe(false);
    expect(await passwords.verify('anything', 'scrypt$1$AA$AA')).toBe(false);
    expect(await passwords.verify('anything', 'something else')).toBe(false);
  });

  it('hashed by the first versions matches, and is due for rehashing', async () => {
    const key = scryptSync('senha-antiga', salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    const hash = `scrypt$12$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await passwords.verify('senha-antiga', hash)).toBe(true);
    expect(await passwords.verify('outra-senha', hash)).toBe(false);
    expect(passwords.isOutdated(hash)).toBe(true);
  });

  it('is hashed at the cost that OWASP recommends for scrypt, N × p from N = 2^15 and p = 3 on', async () => {
    const hash = await passwordsAt(PASSWORD_COST).hash('senha');
    expect(hash).toMatch(/^scrypt\$15\$3\$[\w-]{22}\$[\w-]{43}$/);
  });
});
