import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A fact's title and its value; null where there is nothing to say. */
export type Fact = readonly [title: string, value: string | null];

interface FactListProps {
  facts: readonly Fact[];
  /** Side by side on a wide screen. */
  columns: 2 | 3;
}

/** Titles with their values in columns. */
export const FactList = ({ facts, columns }: FactListProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: `repeat(${columns}, 1fr)` },
      columnGap: 3,
      rowGap: 1,
    }}
  >
    {facts.map(([title, value]) =>
      value === null ? null : (
        <div key={title}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ),
    )}
  </Box>
);
