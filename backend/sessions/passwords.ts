import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const options: ScryptOptions = { N: COST, r: BLOCK_SIZE, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });

/** `scrypt$15$<salt>$<key>`, both in base64url: it says itself how it was made. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> => {
  const key = await derive(password, salt);
  return `scrypt$${Math.log2(COST)}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

const noOnesSalt = Buffer.alloc(SALT_BYTES);

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that e-mail) it takes the same time and is
 * false, so that the answer's delay does not tell which addresses are known.
 */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [scheme, cost, salt, key] = hash?.split('$') ?? [];
  if (scheme !== 'scrypt' || cost !== String(Math.log2(COST)) || salt === undefined || key === undefined) {
    await derive(password, noOnesSalt);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
};
