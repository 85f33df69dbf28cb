/** First bytes of each format, in hexadecimal. */
const images: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];

const documents: typeof images = [
  ['application/pdf', /^255044462d/],
  ['image/tiff', /^(49492a00|4d4d002a)/],
  ['image/heic', /^.{8}66747970(68656963|68656978|6d696631|6d736631)/],
  ...images,
];

const typeIn = (types: typeof images, bytes: Uint8Array): string | null => {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return types.find(([, begins]) => begins.test(beginning))?.[0] ?? null;
};

/** The type by first bytes, whatever was declared; null unless it is an image format that cannot run scripts. */
export const imageType = (bytes: Uint8Array): string | null => typeIn(images, bytes);

/** The same for a scanned or printed document: a PDF or an image. */
export const documentType = (bytes: Uint8Array): string | null => typeIn(documents, bytes);

const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic', 'heif'],
};

/** How the name of a file of this type may end, the usual ending first. */
export const endingsOf = (contentType: string): readonly string[] => endings[contentType] ?? [];
