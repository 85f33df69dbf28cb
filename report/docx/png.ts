interface Png {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const DATA_ADDRESS = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The first chunk, IHDR, begins with width and height. */
const HEADER_END = 24;

/** The picture of a `data:` address, with its size; null for anything else than a PNG, as which logos are kept. */
export const pngOf = (address: string): Png | null => {
  const [, base64] = DATA_ADDRESS.exec(address) ?? [];
  if (base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length < HEADER_END || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};
