import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { narrowLayout, wideLayout } from './map-layout.ts';
import type { MindMap } from './maps.ts';
import { helpTexts as texts } from './texts.ts';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const whole = steps.indexOf(1);

/** One map on a sheet of paper, across. */
const paper = <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '12mm' } }} />;

const useZoom = () => {
  const [step, setStep] = useState(whole);
  const by = (change: number) => setStep((now) => Math.min(steps.length - 1, Math.max(0, now + change)));
  return { zoom: steps[step] ?? 1, nearer: () => by(1), farther: () => by(-1), fit: () => setStep(whole) };
};

const percentOf = (zoom: number): string => `${Math.round(zoom * 100)}%`;

type Zoom = ReturnType<typeof useZoom>;

const ZoomButtons = ({ zoom, nearer, farther, fit }: Zoom) => (
  <Box
    className="no-print"
    role="group"
    aria-label={texts.zoom}
    sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}
  >
    <IconButton onClick={farther} aria-label={texts.zoomOut} title={texts.zoomOut}>
      <ZoomOutIcon />
    </IconButton>
    <Button
      onClick={fit}
      aria-label={texts.zoomFit(percentOf(zoom))}
      sx={{ minWidth: 72, fontVariantNumeric: 'tabular-nums' }}
    >
      {percentOf(zoom)}
    </Button>
    <IconButton onClick={nearer} aria-label={texts.zoomIn} title={texts.zoomIn}>
      <ZoomInIcon />
    </IconButton>
  </Box>
);

/** A map that can be brought nearer by buttons or by + and −, and moved by the arrows; printed as it stands. */
export const MindMapView = ({ map }: { map: MindMap }) => {
  const narrow = useIsNarrow();
  const placed = useMemo(() => (narrow ? narrowLayout(map) : wideLayout(map)), [map, narrow]);
  const zoom = useZoom();
  const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoom.nearer();
    if (key === '-') zoom.farther();
    if (key === '0') zoom.fit();
  };
  return (
    <>
      {paper}
      <ZoomButtons {...zoom} />
      <Paper
        variant="outlined"
        component="section"
        aria-label={texts.mapKeys(map.title)}
        tabIndex={0}
        onKeyDown={press}
        sx={{
          p: { xs: 1.5, sm: 3 },
          overflow: 'auto',
          maxHeight: { md: '75vh' },
          '@media print': { border: 0, p: 0, maxHeight: 'none' },
        }}
      >
        <MapDrawing map={placed} title={map.title} zoom={zoom.zoom} />
      </Paper>
    </>
  );
};
