import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'koa';

/** A text sent many times unchanged, identified by this object. */
export interface KeptText {
  readonly answer: string;
}

/** As in the compression of all other answers. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESS = {
  br: { later: (text: string) => brotli(text, BROTLI), atOnce: (text: string) => brotliCompressSync(text, BROTLI) },
  gzip: { later: (text: string) => zip(text), atOnce: (text: string) => gzipSync(text) },
} as const;

export type Encoding = keyof typeof COMPRESS;
/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The best that the caller takes; undefined if none. */
export const encodingFor = (ctx: Context): Encoding | undefined =>
  ENCODINGS.find((name) => ctx.acceptsEncodings(name, 'identity') === name);

/** Compresses once per text and encoding; the bytes are released with the text. */
const compressed = new WeakMap<KeptText, Map<Encoding, Promise<Buffer>>>();

export const compressedOnce = (kept: KeptText, encoding: Encoding): Promise<Buffer> => {
  const known = compressed.get(kept) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(kept, known);
  const bytes = known.get(encoding) ?? COMPRESS[encoding].later(kept.answer);
  known.set(encoding, bytes);
  return bytes;
};

/** Shorter bodies gain nothing by it. */
export const COMPRESS_FROM_BYTES = 1024;
const AT_ONCE_UP_TO = 32 * 1024;

/**
 * Whether a text is compressed at once: for one of this length (60 µs at 7 kB) a stream and the turn of another thread cost
 * three to four times what the compressing does, and a longer one would keep other requests waiting.
 */
export const isCompressedAtOnce = ({ length }: string): boolean =>
  length >= COMPRESS_FROM_BYTES && length <= AT_ONCE_UP_TO;

export const compressedAtOnce = (text: string, encoding: Encoding): Buffer => COMPRESS[encoding].atOnce(text);
