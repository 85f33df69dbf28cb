import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import type { Behalf } from '../../commands.ts';
import { run } from '../command.ts';
import { imageType } from '../file-type.ts';
import { Problem } from '../problem.ts';
import type { UploadedFile } from '../route.ts';

export const LOGO_MAXIMUM = 2 * 1024 * 1024;

/** What a small file may unfold to: a picture of a phone's camera, not a bomb. */
const PIXELS_MAXIMUM = 50_000_000;
/** Sharp at 600 dpi over the whole width of the letterhead's place. */
const BOX = { width: 1600, height: 800, fit: 'inside', withoutEnlargement: true } as const;

/**
 * The picture drawn anew as a PNG that fits a letterhead: nothing else of the file is kept, neither what was appended to
 * it nor where it was photographed. Of a moving one the first picture. Throws UnsupportedType for what is no image.
 */
export const checkedLogo = async ({ bytes }: UploadedFile): Promise<UploadedFile> => {
  if (imageType(bytes) === null) throw new Problem('UnsupportedType');
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM, failOn: 'error' })
    .autoOrient()
    .resize(BOX)
    .png()
    .toBuffer()
    .catch(() => {
      throw new Problem('UnsupportedType');
    });
  return { bytes: drawn, contentType: 'image/png' };
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
