import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedAtOnce, compressedOnce, isCompressedAtOnce } from './compressed.ts';

const kept = (answer: string) => ({ answer });
const long = JSON.stringify(Array.from({ length: 2_000 }, (_, year) => ({ year, value: 'salário' })));

it('has the same content in every encoding', async () => {
  const one = kept(long);
  expect(brotliDecompressSync(await compressedOnce(one, 'br')).toString('utf8')).toBe(long);
  expect(gunzipSync(await compressedOnce(one, 'gzip')).toString('utf8')).toBe(long);
});

it('is done once for many requests, and again for another answer, even with the same text', async () => {
  const [one, other] = [kept(long), kept(long)];
  const asked = await Promise.all(Array.from({ length: 5 }, () => compressedOnce(one, 'br')));
  expect(new Set(asked).size).toBe(1);
  expect(await compressedOnce(one, 'br')).toBe(asked[0]);
  expect(await compressedOnce(other, 'br')).not.toBe(asked[0]);
});

it('is done at once only for what takes no time', () => {
  const short = long.slice(0, 8_000);
  expect([long.slice(0, 1_000), short, long].map(isCompressedAtOnce)).toEqual([false, true, false]);
  expect(brotliDecompressSync(compressedAtOnce(short, 'br')).toString('utf8')).toBe(short);
  expect(gunzipSync(compressedAtOnce(short, 'gzip')).toString('utf8')).toBe(short);
});
