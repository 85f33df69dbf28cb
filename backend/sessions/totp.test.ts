import { expect, it } from 'vitest';
import { codeOf, hashOfRecoveryCode, newRecoveryCodes, newSecret, stepAt, stepOfCode } from './totp.ts';

/** '12345678901234567890', the secret of RFC 6238's appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code of RFC 6238 at %i s', (seconds, code) => {
  expect(codeOf(secret, stepAt(at(seconds)))).toBe(code);
  expect(stepOfCode(secret, code, at(seconds))).toBe(stepAt(at(seconds)));
});

it('takes a code of the step before or after, and no other', () => {
  const step = stepAt(at(1_111_111_111));
  const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOf(secret, step + off), at(1_111_111_111)));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  expect(stepOfCode(secret, '', at(59))).toBeNull();
  expect(stepOfCode(secret, '2870820', at(59))).toBeNull();
});

it('makes secrets and recovery codes that differ, and knows a code however it is typed', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(hashOfRecoveryCode(code.toLowerCase().replaceAll('-', ' '))).toBe(hashOfRecoveryCode(code));
});
