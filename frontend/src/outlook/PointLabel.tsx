import { usePlotArea } from 'recharts';

/** Around a point that is marked. */
export const Ring = ({ cx, cy, stroke }: { cx?: number; cy?: number; stroke: string }) =>
  cx === undefined || cy === undefined ? null : (
    <circle cx={cx} cy={cy} r={9} fill="none" stroke={stroke} strokeWidth={1.5} />
  );

interface PointLabelProps {
  readonly fill: string;
  readonly fontSize?: string | number | undefined;
  readonly fontWeight?: number;
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

/** The numbers of the rights, left of their point, on one line: the chart's own labels break where the point is narrow. */
export const NumberLabel = (props: PointLabelProps) => {
  const centre = centreOf(props);
  if (centre === null) return null;
  const { fill, fontSize, value } = props;
  return (
    <text x={centre.x - GAP} y={centre.y + 5} textAnchor="end" fill={fill} fontSize={fontSize}>
      {String(value)}
    </text>
  );
};

/** What stands out about a point, above it, written towards the middle of the picture. */
export const MarkLabel = (props: PointLabelProps) => {
  const area = usePlotArea();
  const centre = centreOf(props);
  if (centre === null) return null;
  const { fill, fontSize, value } = props;
  const late = area !== undefined && centre.x > area.x + area.width / 2;
  return (
    <text
      x={centre.x + (late ? 8 : -8)}
      y={centre.y - GAP}
      textAnchor={late ? 'end' : 'start'}
      fill={fill}
      fontSize={fontSize}
      fontWeight={600}
    >
      {String(value)}
    </text>
  );
};
