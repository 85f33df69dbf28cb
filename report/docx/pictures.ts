import type { ReportLook } from '../../domain/api/report-look.ts';
import type { Block, PrintedSection } from '../blocks.ts';
import { families } from '../fonts.ts';
import { sumsPicture } from '../sums.ts';
import { timelinePicture } from '../timeline.ts';

/** A picture of the report as Word shows it. */
export interface DrawnPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** The same in words, for a reader who cannot see it. */
  readonly description: string;
}

export type Pictures = ReadonlyMap<Block, DrawnPicture>;

/** Of the text between the margins, in pixels of Word. */
const WIDTH = 640;
/** Pixels drawn for each shown, so that it prints sharply. */
const SHARPNESS = 3;

const svgOf = (block: Block, colour: string): { svg: string; description: string } | null => {
  if (block.kind === 'timeline')
    return { svg: timelinePicture(block.timeline, colour), description: block.timeline.description };
  return block.kind === 'sums' ? { svg: sumsPicture(block.sums, colour), description: block.sums.description } : null;
};

/** Drawn without a browser; the letters are those of the machine. */
const drawn = async (svg: string, look: ReportLook): Promise<Omit<DrawnPicture, 'description'>> => {
  const { default: sharp } = await import('sharp');
  const font = families[look.typeface].stack.replaceAll('"', "'");
  const sized = svg.replace('<svg ', `<svg width="${WIDTH * SHARPNESS}" font-family="${font}" `);
  const { data, info } = await sharp(Buffer.from(sized)).png({ palette: true }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: WIDTH, height: Math.round((info.height / info.width) * WIDTH) };
};

/** Every picture of the sections. */
export const picturesOf = async (sections: readonly PrintedSection[], look: ReportLook): Promise<Pictures> => {
  const pictures = new Map<Block, DrawnPicture>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    const found = svgOf(block, look.colour);
    if (found !== null) pictures.set(block, { ...(await drawn(found.svg, look)), description: found.description });
  }
  return pictures;
};
