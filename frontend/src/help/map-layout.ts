import { addressOfNorm } from '../../../domain/words/norm-addresses.ts';
import type { MapBranch, MapPoint, MindMap } from './maps.ts';

/** A line of text at a place; `address` leads to what it quotes. */
export interface Line {
  text: string;
  x: number;
  y: number;
  address: string | null;
}
export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly Line[];
}
export interface PlacedPoint {
  text: readonly Line[];
  articles: readonly Line[];
  /** From the branch to the point. */
  path: string;
}
export interface PlacedBranch extends Block {
  anchor: 'start' | 'end';
  points: readonly PlacedPoint[];
  /** From the subject to the branch. */
  path: string;
}
export interface PlacedMap {
  width: number;
  height: number;
  root: Block;
  branches: readonly PlacedBranch[];
}

const textLine = 19;
const articleLine = 18;
const boxLine = 22;
const boxPadding = 9;
const betweenPoints = 14;
const betweenBranches = 26;

/** Words on as few lines as their width in letters allows. */
const wrap = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const quotationsOf = ({ article }: MapPoint): readonly string[] => article.split('; ');

const heightOf = (point: MapPoint, letters: number): number =>
  wrap(point.text, letters).length * textLine + quotationsOf(point).length * articleLine;

const block = (title: string, x: number, y: number, width: number, letters: number): Block => {
  const texts = wrap(title, letters);
  const lines = texts.map((text, at) => ({
    text,
    x: x + width / 2,
    y: y + boxPadding + boxLine * (at + 0.72),
    address: null,
  }));
  return { x, y, width, height: texts.length * boxLine + 2 * boxPadding, lines };
};

const placePoint = (point: MapPoint, x: number, top: number, letters: number, path: string): PlacedPoint => {
  const words = wrap(point.text, letters);
  return {
    path,
    text: words.map((text, at) => ({ text, x, y: top + textLine * (at + 0.75), address: null })),
    articles: quotationsOf(point).map((text, at) => ({
      text,
      x,
      y: top + textLine * words.length + articleLine * (at + 0.7),
      address: addressOfNorm(text),
    })),
  };
};

const curve = (x1: number, y1: number, x2: number, y2: number): string => {
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
};

const pointsHeight = (points: readonly MapPoint[], letters: number): number =>
  points.reduce((sum, point) => sum + heightOf(point, letters) + betweenPoints, -betweenPoints);

const wide = { root: 180, branch: 170, point: 290, toBranch: 52, toPoint: 34, letters: 40, title: 19 };

const branchHeight = (branch: MapBranch): number =>
  Math.max(block(branch.title, 0, 0, 0, wide.title).height, pointsHeight(branch.points, wide.letters));

const sideHeight = (branches: readonly MapBranch[]): number =>
  branches.reduce((sum, branch) => sum + branchHeight(branch) + betweenBranches, -betweenBranches);

/** The first branches to the right, the others to the left, both sides as equally high as can be. */
const sidesOf = (branches: readonly MapBranch[]): readonly [MapBranch[], MapBranch[]] => {
  const cuts = branches.map((_branch, at) => at + 1);
  const highest = (cut: number) => Math.max(sideHeight(branches.slice(0, cut)), sideHeight(branches.slice(cut)));
  const cut = cuts.reduce((best, next) => (highest(next) < highest(best) ? next : best), cuts[0] ?? 0);
  return [branches.slice(0, cut), branches.slice(cut)];
};

/** The subject in the middle, its branches to both sides. */
export const wideLayout = ({ title, branches }: MindMap): PlacedMap => {
  const half = wide.root / 2 + wide.toBranch + wide.branch + wide.toPoint + wide.point;
  const [right, left] = sidesOf(branches);
  const height = Math.max(sideHeight(right), sideHeight(left));
  const centre = { x: half, y: height / 2 };
  const measured = block(title, 0, 0, wide.root, wide.title);
  const root = block(title, centre.x - wide.root / 2, centre.y - measured.height / 2, wide.root, wide.title);
  const place = (side: readonly MapBranch[], sign: 1 | -1): PlacedBranch[] => {
    let top = (height - sideHeight(side)) / 2;
    return side.map((branch) => {
      const own = branchHeight(branch);
      const middle = top + own / 2;
      const inner = centre.x + sign * (wide.root / 2 + wide.toBranch);
      const outer = inner + sign * wide.branch;
      const textX = outer + sign * wide.toPoint;
      const box = block(branch.title, Math.min(inner, outer), 0, wide.branch, wide.title);
      const placed = block(branch.title, Math.min(inner, outer), middle - box.height / 2, wide.branch, wide.title);
      let pointTop = top + (own - pointsHeight(branch.points, wide.letters)) / 2;
      const points = branch.points.map((point) => {
        const tall = heightOf(point, wide.letters);
        const at = placePoint(
          point,
          textX,
          pointTop,
          wide.letters,
          curve(outer, middle, textX - sign * 8, pointTop + tall / 2),
        );
        pointTop += tall + betweenPoints;
        return at;
      });
      top += own + betweenBranches;
      const path = curve(centre.x + (sign * wide.root) / 2, centre.y, inner, middle);
      return { ...placed, anchor: sign === 1 ? 'start' : 'end', points, path };
    });
  };
  return { width: 2 * half, height, root, branches: [...place(right, 1), ...place(left, -1)] };
};

const narrow = { width: 358, spine: 12, branch: 30, twig: 44, point: 58, letters: 42, title: 36 };

/** The subject above, its branches below one another: to be read on a phone without moving it sideways. */
export const narrowLayout = ({ title, branches }: MindMap): PlacedMap => {
  const root = block(title, 0, 0, narrow.width, narrow.title);
  let top = root.height + betweenPoints;
  const placed = branches.map((branch): PlacedBranch => {
    const box = block(branch.title, narrow.branch, top, narrow.width - narrow.branch, narrow.title);
    const middle = top + box.height / 2;
    let pointTop = top + box.height + betweenPoints;
    const points = branch.points.map((point) => {
      const turn = pointTop + textLine / 2;
      const at = placePoint(
        point,
        narrow.point,
        pointTop,
        narrow.letters,
        `M${narrow.twig} ${top + box.height}V${turn}H${narrow.point - 6}`,
      );
      pointTop += heightOf(point, narrow.letters) + betweenPoints;
      return at;
    });
    top = pointTop + betweenPoints;
    return { ...box, anchor: 'start', points, path: `M${narrow.spine} ${root.height}V${middle}H${narrow.branch}` };
  });
  return { width: narrow.width, height: top - betweenPoints, root, branches: placed };
};
