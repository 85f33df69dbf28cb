import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text that goes out again and again as it is. The object is what it is known by. */
export interface KeptText {
  readonly answer: string;
}

/** As the compression of all other answers has it. */
const QUALITY = 4;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => zip(text),
} as const;

export type Encoding = keyof typeof COMPRESS;
/** The best first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Compressed once a text and encoding; the bytes go when the text goes. */
const compressed = new WeakMap<KeptText, Map<Encoding, Promise<Buffer>>>();

export const compressedOnce = (kept: KeptText, encoding: Encoding): Promise<Buffer> => {
  const known = compressed.get(kept) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(kept, known);
  const bytes = known.get(encoding) ?? COMPRESS[encoding](kept.answer);
  known.set(encoding, bytes);
  return bytes;
};
