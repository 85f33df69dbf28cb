import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text sent many times unchanged, identified by this object. */
export interface KeptText {
  readonly answer: string;
}

/** As in the compression of all other answers. */
const QUALITY = 4;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => zip(text),
} as const;

export type Encoding = keyof typeof COMPRESS;
/** Best first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Compresses once per text and encoding; the bytes are released with the text. */
const compressed = new WeakMap<KeptText, Map<Encoding, Promise<Buffer>>>();

export const compressedOnce = (kept: KeptText, encoding: Encoding): Promise<Buffer> => {
  const known = compressed.get(kept) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(kept, known);
  const bytes = known.get(encoding) ?? COMPRESS[encoding](kept.answer);
  known.set(encoding, bytes);
  return bytes;
};
