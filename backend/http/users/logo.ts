import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import type { Behalf } from '../../commands.ts';
import { run } from '../command.ts';
import { Problem } from '../problem.ts';
import type { UploadedFile } from '../route.ts';

export const LOGO_MAXIMUM = 2 * 1024 * 1024;

/** First bytes of each kind of picture, in hexadecimal. */
const signatures: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];

/** By its first bytes, whatever it was declared as; null for what is no picture of a kind that cannot run scripts. */
const imageType = (bytes: Uint8Array): string | null => {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return signatures.find(([, begins]) => begins.test(beginning))?.[0] ?? null;
};

export const checkedLogo = (file: UploadedFile): UploadedFile => {
  const contentType = imageType(file.bytes);
  if (contentType === null) throw new Problem('UnsupportedType');
  return { bytes: file.bytes, contentType };
};

/** Puts a new logo in the place of the old one, or takes it away. */
export const changeLogo = async (
  behalf: Behalf,
  userId: string,
  before: string | null,
  image: UploadedFile | null,
): Promise<void> => {
  const { files } = behalf.deps.stores;
  const logo = image === null ? null : `logo-${behalf.ids.newId()}`;
  if (image !== null && logo !== null) await files.put(logo, image.bytes, image.contentType);
  await run({ ...behalf, expectedRevision: undefined }, userAggregate, userStream(userId), {
    type: 'ChangeLogo',
    logo,
  });
  if (before !== null && before !== logo) await files.delete(before);
};
