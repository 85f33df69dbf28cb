/** Where the months of the crossings are written over the picture of sums: above the lines, so that no line runs through one. */

/** `at`: where on the axis of time, in any unit. */
export interface MarkedDay {
  readonly date: string;
  readonly at: number;
}

export interface LabelledDay extends MarkedDay {
  /** As it is printed: 02/2027. */
  readonly month: string;
  /** 0 stands next to the picture. */
  readonly row: number;
}

/**
 * Each month once. The label ends at its mark and takes `width` to the left of it, where an axis always leaves room; a later
 * one near it stands higher, so that neither label nor mark runs through another.
 */
export const labelledDays = (marks: readonly MarkedDay[], width: number): readonly LabelledDay[] => {
  const placed: LabelledDay[] = [];
  for (const { date, at } of marks.toSorted((one, other) => one.at - other.at)) {
    const month = `${date.slice(5, 7)}/${date.slice(0, 4)}`;
    if (placed.some((before) => before.month === month)) continue;
    const near = placed.filter((before) => at - before.at < width).map(({ row }) => row);
    placed.push({ date, at, month, row: Math.max(-1, ...near) + 1 });
  }
  return placed;
};

/** So many lines of labels stand over the picture. */
export const rowsOf = (labels: readonly LabelledDay[]): number => Math.max(-1, ...labels.map(({ row }) => row)) + 1;
