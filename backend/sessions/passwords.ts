import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt: N = 2 ** logN, and p. r is always 8. */
export interface PasswordCost {
  readonly logN: number;
  readonly parallel: number;
}

/**
 * The cost that OWASP asks of scrypt (Password Storage Cheat Sheet): N = 2^15 with p = 3 counts as much as N = 2^17
 * with p = 1, and takes 32 MiB per sign-in instead of 128.
 */
export const PASSWORD_COST: PasswordCost = { logN: 15, parallel: 3 };

const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const [LEAST_LOG_N, MOST_LOG_N] = [10, 17];
/** Slightly more memory than the most expensive hash needs, 128 * N * r. */
const MEMORY_BYTES = 129 * 2 ** MOST_LOG_N * BLOCK_SIZE;

/** Hashes and checks passwords. Each hash records its own parameters. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash (unknown e-mail), and for a cheaper one, it takes just as
   * long, so that the delay does not reveal which addresses are known.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash was made with other parameters than the current ones. */
  isOutdated(hash: string): boolean;
}

const derive = (password: string, salt: Buffer, { logN, parallel }: PasswordCost): Promise<Buffer> => {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: parallel, maxmem: MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
};

interface Kept {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** `scrypt$15$3$<salt>$<key>`, the last two in base64url; the oldest hashes have no p, which was 1. */
const keptForm = /^scrypt\$(?<logN>\d{1,2})(?:\$(?<parallel>\d))?\$(?<salt>[\w-]+)\$(?<key>[\w-]+)$/;

const keptIn = (hash: string): Kept | null => {
  const { logN, parallel = '1', salt, key } = keptForm.exec(hash)?.groups ?? {};
  if (logN === undefined || salt === undefined || key === undefined) return null;
  const cost = { logN: Number(logN), parallel: Number(parallel) };
  if (cost.logN < LEAST_LOG_N || cost.logN > MOST_LOG_N || cost.parallel === 0) return null;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
};

const noOnesSalt = Buffer.alloc(SALT_BYTES);

/** The extra work that makes a check at a lower cost take as long as one at this cost; null if none. */
const remainder = (cost: PasswordCost, done: PasswordCost): PasswordCost | null => {
  if (cost.logN !== done.logN) return cost.logN > done.logN ? cost : null;
  return cost.parallel > done.parallel ? { ...cost, parallel: cost.parallel - done.parallel } : null;
};

export const passwordsAt = (cost: PasswordCost): Passwords => ({
  hash: async (password) => {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, cost);
    return ['scrypt', cost.logN, cost.parallel, salt.toString('base64url'), key.toString('base64url')].join('$');
  },
  verify: async (password, hash) => {
    const kept = hash === null ? null : keptIn(hash);
    if (kept === null) {
      await derive(password, noOnesSalt, cost);
      return false;
    }
    const derived = await derive(password, kept.salt, kept.cost);
    const rest = remainder(cost, kept.cost);
    if (rest !== null) await derive(password, noOnesSalt, rest);
    return kept.key.length === derived.length && timingSafeEqual(kept.key, derived);
  },
  isOutdated: (hash) => {
    const kept = keptIn(hash);
    return kept === null || kept.cost.logN !== cost.logN || kept.cost.parallel !== cost.parallel;
  },
});
