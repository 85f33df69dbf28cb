/** Rows chosen together, by their places; the head is the one that has the focus. */
export interface Range {
  readonly anchor: number;
  readonly head: number;
}

export const firstOf = ({ anchor, head }: Range): number => Math.min(anchor, head);
export const lastOf = ({ anchor, head }: Range): number => Math.max(anchor, head);
export const sizeOf = (range: Range): number => lastOf(range) - firstOf(range) + 1;
export const isInside = (range: Range, index: number): boolean => index >= firstOf(range) && index <= lastOf(range);
