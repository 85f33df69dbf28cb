import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be one step off either way. */
const TOLERANCE = [0, -1, 1];
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what authenticator programs read. */
const toBase32 = (bytes: Uint8Array): string => {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** A new secret in Base32. */
export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The code of a step (RFC 4226 with SHA-1, six digits: what every authenticator program supports). */
export const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The step of an instant (RFC 6238). */
export const stepAt = (instant: string): number => Math.floor(Date.parse(instant) / 1000 / STEP_SECONDS);

/** The step whose code was given, at most one away from the present one; null if none. */
export const stepOfCode = (secret: string, code: string, now: string): number | null => {
  const given = Buffer.from(code);
  const present = stepAt(now);
  const steps = TOLERANCE.map((off) => present + off).filter((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return steps[0] ?? null;
};

const RECOVERY_CODES = 10;
/** 80 bits: nobody guesses one, and a hash of one is of no use. */
const RECOVERY_BYTES = 10;

/** Codes for whoever lost the device, each for one sign-in: 'ABCD-EFGH-IJKL-MNOP'. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)).replace(/(.{4})(?=.)/g, '$1-'));

/** However it was typed. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex');

/** What the QR code of a secret says. */
export const otpAddress = (secret: string, email: string): string =>
  `otpauth://totp/Genial:${encodeURIComponent(email)}?secret=${secret}&issuer=Genial&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
