import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoney } from '../../../../domain/words/format.ts';
import { type GridRow, monthText } from './grid-state.ts';
import { remunerationTexts as texts } from './texts.ts';

interface ConflictProps {
  row: GridRow;
  saved: NonNullable<GridRow['saved']>;
  onYield: () => void;
}

/** What somebody else saved for a month that is being changed here, to be taken over or left. */
export const Conflict = ({ row, saved, onYield }: ConflictProps) => (
  <Box component="span" sx={{ display: 'block', color: 'warning.main', fontWeight: 600 }}>
    {texts.savedElsewhere(saved.value === null ? texts.savedEmpty : formatMoney(saved.value))}{' '}
    <Button size="small" color="inherit" onClick={onYield} aria-label={texts.useSaved(monthText(row))}>
      {texts.useThat}
    </Button>
  </Box>
);
