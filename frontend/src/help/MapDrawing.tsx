import { styled } from '@mui/material/styles';
import type { Block, Line, PlacedBranch, PlacedMap } from './map-layout.ts';
import { helpTexts as texts } from './texts.ts';

const Drawing = styled('svg')(({ theme: { palette } }) => ({
  display: 'block',
  height: 'auto',
  '& path': { fill: 'none', stroke: palette.text.disabled, strokeWidth: 1.25 },
  '& rect.root': { fill: palette.primary.main },
  '& text.root': { fill: palette.primary.contrastText, fontWeight: 700, fontSize: 18 },
  '& rect.branch': { fill: palette.primary.light, stroke: palette.primary.main, strokeOpacity: 0.4 },
  '& text.branch': { fill: palette.text.primary, fontWeight: 600, fontSize: 16 },
  '& text.point': { fill: palette.text.primary, fontSize: 14.5 },
  '& text.article': { fill: palette.text.secondary, fontSize: 13 },
  '& a text.article': { fill: palette.primary.main, textDecoration: 'underline' },
  '& a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  '@media print': {
    width: '100% !important',
    maxHeight: '96vh',
    '& text.branch, & text.point, & text.article, & a text.article': { fill: '#000' },
  },
}));

type Look = 'root' | 'branch' | 'point' | 'article';

const Text = ({
  line: { text, x, y, address },
  look,
  anchor,
}: {
  line: Line;
  look: Look;
  anchor: 'start' | 'middle' | 'end';
}) => {
  const drawn = (
    <text x={x} y={y} textAnchor={anchor} className={look}>
      {text}
    </text>
  );
  return address === null ? (
    drawn
  ) : (
    <a href={address} target="_blank" rel="noreferrer" aria-label={texts.openNorm(text)}>
      {drawn}
    </a>
  );
};

const Box = ({ block: { x, y, width, height, lines }, look }: { block: Block; look: 'root' | 'branch' }) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx={look === 'root' ? height / 2 : 8} className={look} />
    {lines.map((line) => (
      <Text key={line.y} line={line} look={look} anchor="middle" />
    ))}
  </g>
);

const Branch = ({ branch }: { branch: PlacedBranch }) => (
  <g>
    <path d={branch.path} />
    {branch.points.map(({ path }) => (
      <path key={path} d={path} />
    ))}
    <Box block={branch} look="branch" />
    {branch.points.map(({ path, text, articles }) => (
      <g key={path}>
        {text.map((line) => (
          <Text key={line.y} line={line} look="point" anchor={branch.anchor} />
        ))}
        {articles.map((line) => (
          <Text key={line.y} line={line} look="article" anchor={branch.anchor} />
        ))}
      </g>
    ))}
  </g>
);

/** Room for the outlines at the edge. */
const edge = 4;

interface MapDrawingProps {
  map: PlacedMap;
  title: string;
  /** 1: as wide as the page. */
  zoom: number;
}

/** A subject with its branches, points and articles; each article with a page leads there. */
export const MapDrawing = ({ map: { width, height, root, branches }, title, zoom }: MapDrawingProps) => (
  <Drawing
    viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
    role="group"
    aria-label={title}
    style={{ width: `${zoom * 100}%` }}
  >
    {branches.map((branch) => (
      <Branch key={branch.path} branch={branch} />
    ))}
    <Box block={root} look="root" />
  </Drawing>
);
