/** How the report is set, in points: the style sheet says it to Chromium, and the first page is measured by it. */

export interface Sizes {
  /** Of what is read in bulk: letters, and a line as a multiple of them. */
  readonly text: { readonly size: number; readonly line: number };
  readonly lead: { readonly size: number };
  /** A section's title and the space over and under it; of a heading in it as well. */
  readonly title: Heading;
  readonly heading: Heading;
  readonly after: { readonly paragraph: number; readonly lead: number; readonly item: number; readonly step: number };
  /** Under the list as a whole. */
  readonly afterList: number;
  readonly afterSteps: number;
  /** What a step brings. */
  readonly facts: { readonly size: number };
  readonly notice: {
    readonly size: number;
    readonly padding: number;
    readonly margin: number;
    readonly border: number;
  };
  readonly table: { readonly size: number; readonly line: number; readonly before: number; readonly after: number };
  readonly caption: { readonly before: number; readonly after: number };
  readonly head: { readonly size: number; readonly padding: number; readonly border: number };
  readonly cell: { readonly padding: number; readonly border: number };
}

interface Heading {
  readonly size: number;
  readonly line: number;
  readonly before: number;
  readonly after: number;
}

const TEXT = { size: 10.5, line: 1.42 } as const;

export const usualSizes: Sizes = {
  text: TEXT,
  lead: { size: 11 },
  title: { size: 13.5, line: 1.25, before: 16, after: 6 },
  heading: { size: 11.5, line: 1.3, before: 8, after: 3 },
  after: { paragraph: 6, lead: 7, item: 3, step: 4 },
  afterList: 8,
  afterSteps: 6,
  facts: { size: 9 },
  notice: { size: TEXT.size, padding: 5, margin: 8, border: 0.8 },
  table: { size: 9.5, line: 1.36, before: 3, after: 9 },
  caption: { before: 4, after: 3 },
  head: { size: 9, padding: 3, border: 0.8 },
  cell: { padding: 2.6, border: 0.4 },
};

/** Of a first page that would be longer than its sheet. */
export const denseSizes: Sizes = {
  ...usualSizes,
  text: { size: 9.45, line: 1.3 },
  lead: { size: 10.2 },
  title: { ...usualSizes.title, before: 8 },
  heading: { ...usualSizes.heading, size: 11, before: 5 },
  after: { ...usualSizes.after, step: 1.5 },
  facts: { size: 8.5 },
  notice: { ...usualSizes.notice, size: 8.98, padding: 2, margin: 4 },
  table: { ...usualSizes.table, size: 8.8, line: 1.28 },
  head: { ...usualSizes.head, size: 8.5 },
  cell: { ...usualSizes.cell, padding: 1.1 },
};

/** Over the first page: the office with its logo, the name of the report and what stands under it. */
export const letterheadSizes = {
  office: 13,
  officeText: 9.5,
  logo: 54,
  border: 1.4,
  padding: 7,
  after: 9,
  name: { size: 20, line: 1.15 },
  subtitle: { size: 11.5, before: 1, after: 6 },
} as const;

/** In millimetres. */
export const sheetSizes = { height: 297, top: 22, topOfFirst: 16, bottom: 20, left: 20, right: 18 } as const;
