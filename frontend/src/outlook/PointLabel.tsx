import { usePlotArea } from 'recharts';
import { markLabelPlace } from './mark-label-place.ts';

/** A year of waiting; what is pointed at is larger than what is seen. */
export const Dot = ({ cx, cy, fill }: { cx?: number; cy?: number; fill: string }) =>
  cx === undefined || cy === undefined ? null : (
    <g>
      <circle cx={cx} cy={cy} r={8} fill="transparent" />
      <circle cx={cx} cy={cy} r={3} fill={fill} />
    </g>
  );

/** Around a point that is marked; the point itself is what answers to the pointer. */
export const Ring = ({ cx, cy, stroke }: { cx?: number; cy?: number; stroke: string }) =>
  cx === undefined || cy === undefined ? null : (
    <circle cx={cx} cy={cy} r={9} fill="none" stroke={stroke} strokeWidth={1.5} pointerEvents="none" />
  );

interface PointLabelProps {
  readonly colour: string;
  /** Drawn around the letters, so that no line runs through them. */
  readonly ground: string;
  readonly size: string | number | undefined;
  /** Given by the chart: the box of the point, and what to write. */
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly value?: unknown;
}

const GAP = 13;

const centreOf = ({ x, y, width, height }: PointLabelProps): { x: number; y: number } | null => {
  const centre = { x: Number(x) + Number(width ?? 0) / 2, y: Number(y) + Number(height ?? 0) / 2 };
  return Number.isNaN(centre.x) || Number.isNaN(centre.y) ? null : centre;
};

const lookOf = ({ colour, ground, size }: PointLabelProps) => ({
  fill: colour,
  fontSize: size,
  stroke: ground,
  strokeWidth: 4,
  paintOrder: 'stroke',
});

/** The numbers of the rights, left of their point and below the line through it: the chart's own labels break where the point is narrow. */
export const NumberLabel = (props: PointLabelProps) => {
  const centre = centreOf(props);
  if (centre === null) return null;
  return (
    <text x={centre.x - GAP / 2} y={centre.y + GAP + 4} textAnchor="end" {...lookOf(props)}>
      {String(props.value)}
    </text>
  );
};

interface MarkLabelProps extends PointLabelProps {
  /** Given by the chart: which point of the marks it is. */
  readonly index?: number | undefined;
  /** By point: on which line under it the label stands, so that labels near each other are apart; 0: next to it. */
  readonly lines: readonly number[];
}

/** What stands out about a point, on the side of it where no line runs. */
export const MarkLabel = ({ lines, ...props }: MarkLabelProps) => {
  const area = usePlotArea();
  const centre = centreOf(props);
  if (centre === null) return null;
  const { dx, dy, anchor } = markLabelPlace(centre.x, area, lines[props.index ?? 0] ?? 0);
  return (
    <text x={centre.x + dx} y={centre.y + dy} textAnchor={anchor} {...lookOf(props)} fontWeight={600}>
      {String(props.value)}
    </text>
  );
};
