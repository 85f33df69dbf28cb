import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { unbroken } from '../../../domain/words/format.ts';

interface Step {
  readonly label: string;
  readonly value: string;
  readonly article: string | null;
}

const Row = ({ label, article, value, last }: Step & { last: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 0.5,
      borderTop: 1,
      borderColor: 'divider',
      fontWeight: last ? 700 : 400,
    }}
  >
    <Box component="dt" sx={{ flex: '1 1 0', minWidth: 120 }}>
      {label}
      {article !== null && (
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {article}
        </Typography>
      )}
    </Box>
    <Box component="dd" sx={{ m: 0, maxWidth: '60%', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {unbroken(value)}
    </Box>
  </Box>
);

/** The way to a figure, step by step, each with its article; the figure itself is the last one. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
    {steps.map((step, place) => (
      <Row key={`${step.label}-${step.value}`} {...step} last={place === steps.length - 1} />
    ))}
  </Box>
);
