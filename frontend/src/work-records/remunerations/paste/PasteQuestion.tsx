import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GridRow } from '../grid-state.ts';
import { type Placement, place } from './place.ts';
import type { PastedTable } from './read.ts';
import { placementNotes, placementText } from './say.ts';
import { pasteTexts as texts } from './texts.ts';

interface PasteQuestionProps {
  table: PastedTable;
  rows: readonly GridRow[];
  /** The row in which it was pasted. */
  start: number;
  onApply: (placement: Placement) => void;
  onClose: () => void;
}

/** Says what of a pasted table goes where, before it does. */
export const PasteQuestion = ({ table, rows, start, onApply, onClose }: PasteQuestionProps) => {
  const titleId = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const placement = place(table, rows, start, wanted);
  const { thirteenths, mayChoose, cells } = placement;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{texts.heading}</DialogTitle>
      <DialogContent>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {placementText(placement, rows)}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {placementNotes(table, placement, rows).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {mayChoose && (
          <Button onClick={() => setWanted(!thirteenths)}>{thirteenths ? texts.leaveOut : texts.include}</Button>
        )}
        <Button variant="contained" autoFocus disabled={cells.length === 0} onClick={() => onApply(placement)}>
          {texts.apply}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
