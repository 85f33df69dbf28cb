import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import type { Behalf } from '../../commands.ts';
import { run } from '../command.ts';
import { imageType } from '../file-type.ts';
import { Problem } from '../problem.ts';
import type { UploadedFile } from '../route.ts';

export const LOGO_MAXIMUM = 2 * 1024 * 1024;

export const checkedLogo = (file: UploadedFile): UploadedFile => {
  const contentType = imageType(file.bytes);
  if (contentType === null) throw new Problem('UnsupportedType');
  return { bytes: file.bytes, contentType };
};

/** Replaces the logo, or removes it. */
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
