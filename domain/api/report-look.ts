/** How the reports of a user look: what is printed is the same, whatever the office chooses. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { orderedSection, orderedSections } from './report.ts';

export const typefaces = ['sans', 'serif'] as const;
export type Typeface = (typeof typefaces)[number];

/** Of text against its ground, at least. @see WCAG 2.2, 1.4.3 */
const LEAST_CONTRAST = 4.5;

/** Of one channel, 0 to 255. @see WCAG 2.2, relative luminance */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Of a colour `#rrggbb` against white paper: 1 (the same) to 21 (black). */
export const contrastWithPaper = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

/** `#rrggbb`, dark enough to be read on white and for white to be read on it. */
export const reportColour = z
  .string({ error: messages.invalidValue })
  .regex(/^#[0-9a-f]{6}$/i, messages.invalidColour)
  .refine((colour) => contrastWithPaper(colour) >= LEAST_CONTRAST, messages.paleColour)
  .transform((colour) => colour.toLowerCase());

const fields = {
  /** Of headings and lines. */
  colour: reportColour,
  typeface: z.enum(typefaces, { error: messages.invalidValue }),
  /** A page of its own before the first, with the office, the client and the day. */
  cover: z.boolean({ error: messages.invalidValue }),
  /** The sections in printed order; those left out follow in the usual one. The conclusion leads, the signature closes. */
  order: z
    .array(orderedSection, { error: messages.invalidValue })
    .refine((order) => new Set(order).size === order.length, messages.invalidValue),
};

/** As it is asked for. */
export const reportLook = z.strictObject(fields);
export type ReportLook = z.output<typeof reportLook>;

/** As it is kept and answered. */
export const keptReportLook = z.strictObject({ ...fields, colour: z.string(), order: z.array(orderedSection) });

/** An absent field keeps its value. */
export const reportLookBody = z.strictObject({ reportLook: reportLook.partial() });
export const reportLookAnswer = z.strictObject({ reportLook: keptReportLook });

export const usualLook: ReportLook = { colour: '#0b4f55', typeface: 'sans', cover: false, order: [...orderedSections] };
