import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedOnce } from './compressed.ts';

const kept = (answer: string) => ({ answer });
const long = JSON.stringify(Array.from({ length: 2_000 }, (_, year) => ({ year, value: 'salário' })));

it('says the same in every encoding', async () => {
  const one = kept(long);
  expect(brotliDecompressSync(await compressedOnce(one, 'br')).toString('utf8')).toBe(long);
  expect(gunzipSync(await compressedOnce(one, 'gzip')).toString('utf8')).toBe(long);
});

it('is done once for many who ask, and anew for another answer, be it of the same words', async () => {
  const [one, other] = [kept(long), kept(long)];
  const asked = await Promise.all(Array.from({ length: 5 }, () => compressedOnce(one, 'br')));
  expect(new Set(asked).size).toBe(1);
  expect(await compressedOnce(one, 'br')).toBe(asked[0]);
  expect(await compressedOnce(other, 'br')).not.toBe(asked[0]);
});
