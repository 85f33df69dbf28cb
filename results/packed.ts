import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Text made small for the store, in base64. The rules of one regime take some 10 kB instead of 130. */
export const packed = async (text: string): Promise<string> => (await pack(text)).toString('base64');

/** The text that was packed. Throws for anything else. */
export const unpacked = async (small: string): Promise<string> =>
  (await unpack(Buffer.from(small, 'base64'))).toString('utf8');
