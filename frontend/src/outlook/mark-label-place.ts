/** Where the name of a mark is written beside its point. A line of values rises: above it to the left, and under it to the right, nothing runs. */

interface Area {
  readonly x: number;
  readonly width: number;
}

interface Place {
  /** From the point, in pixels. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'end';
}

const GAP = 13;
const LINE = 15;
/** Under the numbers of rights near it. */
const UNDER = 16;
/** Of the longest name. */
const WIDEST = 80;
/** Beside the plot. */
const MARGIN = 20;
/** From here on there is room to the left. */
const LATE = 0.45;

/** `line`: on which line under the point it stands; 0: next to it. */
export const markLabelPlace = (x: number, area: Area | undefined, line: number): Place => {
  const isLate = area !== undefined && x > area.x + area.width * LATE;
  if (isLate && line === 0) return { dx: -GAP, dy: -8, anchor: 'end' };
  const room = area === undefined ? WIDEST : area.x + area.width + MARGIN - x;
  const dy = UNDER + LINE * Math.max(1, line);
  return room < WIDEST ? { dx: -2, dy, anchor: 'end' } : { dx: isLate ? 2 : GAP, dy, anchor: 'start' };
};
