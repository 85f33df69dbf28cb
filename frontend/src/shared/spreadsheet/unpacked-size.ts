/** What a ZIP file's parts are said to be called, how they are packed and where they lie. */
interface Part {
  readonly method: number;
  readonly packedBytes: number;
  readonly at: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65_535;
const [STORED, DEFLATED] = [0, 8];

const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Error('no ZIP file');
};

const partsOf = (view: DataView): readonly Part[] => {
  const end = endOf(view);
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('no ZIP file');
    parts.push({
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
};

const packedIn = (
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { at, packedBytes }: Part,
): Uint8Array<ArrayBuffer> => {
  const begin = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return bytes.subarray(begin, begin + packedBytes);
};

/**
 * Whether the parts of a ZIP file are together more than `most` bytes. They are unpacked piece by piece and thrown away, as
 * far as that is open: what the file says of itself may be a lie. Throws for what is no ZIP file.
 */
export const isUnpackedBeyond = async (file: ArrayBuffer, most: number): Promise<boolean> => {
  const [bytes, view] = [new Uint8Array(file), new DataView(file)];
  let size = 0;
  for (const part of partsOf(view)) {
    if (part.method !== STORED && part.method !== DEFLATED) throw new Error('packed in a way that is not read');
    const packed = packedIn(bytes, view, part);
    if (part.method === STORED) {
      size += packed.byteLength;
      continue;
    }
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        controller.enqueue(packed);
        controller.close();
      },
    })
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      size += piece.value.byteLength;
      if (size <= most) continue;
      await pieces.cancel();
      return true;
    }
  }
  return size > most;
};
