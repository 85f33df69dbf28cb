import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AverageFigure, Basis, OneFigure, PairFigure } from '../../../domain/api/described-places.ts';
import { averageWords, basisWords } from '../../../domain/words/described-places.ts';
import { Pick, Whole } from './Fields.tsx';
import { federalText } from './federal-text.ts';
import { placeTexts as texts } from './texts.ts';

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(180px, 2fr) 2fr 1fr 1fr' },
} as const;
const wide = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

const isOwn = (from: Basis): boolean => from === 'text' || from === 'reported';

interface RowProps<Figure> {
  label: string;
  path: string;
  figure: Figure;
  onChange: (figure: Figure) => void;
}

const Row = ({ label, from, onFrom, path, children }: RowHeadProps) => (
  <Box role="group" aria-label={label} sx={row}>
    <Typography sx={{ ...wide, pt: { md: 1 }, '&::first-letter': { textTransform: 'uppercase' } }}>{label}</Typography>
    <Box sx={{ ...wide, display: 'grid' }}>
      <Pick label={texts.from} path={`${path}.from`} value={from} options={basisWords} onChange={onFrom} />
    </Box>
    {from === 'uniao' && (
      <Typography color="text.secondary" sx={{ ...wide, gridColumn: { xs: '1 / -1', md: 'span 2' }, pt: { md: 1 } }}>
        {federalText(path)}
      </Typography>
    )}
    {children}
  </Box>
);

interface RowHeadProps {
  label: string;
  path: string;
  from: Basis;
  onFrom: (from: Basis) => void;
  children?: ReactNode;
}

/** A figure of men and women with where it was seen; a number is asked for only where it is the place's own. */
export const PairRow = ({ label, path, figure, onChange }: RowProps<PairFigure>) => (
  <Row
    label={label}
    path={path}
    from={figure.from}
    onFrom={(from) => onChange(isOwn(from) ? { ...figure, from } : { from, man: null, woman: null })}
  >
    {isOwn(figure.from) && (
      <>
        <Whole
          label={texts.man}
          path={`${path}.man`}
          value={figure.man}
          onChange={(man) => onChange({ ...figure, man })}
        />
        <Whole
          label={texts.woman}
          path={`${path}.woman`}
          value={figure.woman}
          onChange={(woman) => onChange({ ...figure, woman })}
        />
      </>
    )}
  </Row>
);

/** The same of a figure for everybody. */
export const OneRow = ({ label, path, figure, onChange }: RowProps<OneFigure>) => (
  <Row
    label={label}
    path={path}
    from={figure.from}
    onFrom={(from) => onChange(isOwn(from) ? { ...figure, from } : { from, value: null })}
  >
    {isOwn(figure.from) && (
      <Whole
        label={texts.value}
        path={`${path}.value`}
        value={figure.value}
        onChange={(value) => onChange({ ...figure, value })}
      />
    )}
  </Row>
);

/** How the value is found. */
export const AverageRow = ({ label, path, figure, onChange }: RowProps<AverageFigure>) => (
  <Row
    label={label}
    path={path}
    from={figure.from}
    onFrom={(from) =>
      onChange(isOwn(from) ? { from, method: figure.method ?? 'sixtyPlusTwo' } : { from, method: null })
    }
  >
    {figure.method !== null && (
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' }, display: 'grid' }}>
        <Pick
          label={texts.average}
          path={`${path}.method`}
          value={figure.method}
          options={averageWords}
          onChange={(method) => onChange({ ...figure, method })}
        />
      </Box>
    )}
  </Row>
);
