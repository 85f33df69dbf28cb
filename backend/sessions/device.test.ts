import { expect, it } from 'vitest';
import { deviceHash, deviceInWords } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome no Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge no Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/605.1',
    'Safari no Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome no Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['curl/8.5', 'Outro programa'],
  ['', 'Outro programa'],
])('names %s', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});

it('knows a browser by the id it keeps, wherever it is, and any other program by its network', () => {
  const at = (address: string, device?: string, userAgent = 'curl') => deviceHash({ device, userAgent, address });
  expect(at('203.0.113.7', 'd1')).toBe(at('198.51.100.1', 'd1', 'Firefox'));
  expect(at('203.0.113.7', 'd1')).not.toBe(at('203.0.113.7', 'd2'));
  expect(at('203.0.113.7')).toBe(at('203.0.113.7'));
  expect(at('203.0.113.7')).not.toBe(at('198.51.100.1'));
  expect(at('203.0.113.7')).not.toBe(at('203.0.113.7', undefined, 'Firefox'));
});
