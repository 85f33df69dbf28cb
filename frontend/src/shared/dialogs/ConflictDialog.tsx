import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { sharedTexts as texts } from '../texts.ts';

export interface ConflictDialogProps {
  open: boolean;
  /** What was being saved, as a sentence begins: 'O cadastro de Maria'. */
  thing: string;
  onKeep: () => void;
  /** Throws the person's changes away and shows what stands now. */
  onReload: () => void;
  /** Saves the person's changes over what stands now. */
  onOverwrite: () => void;
}

/** The answer to `StaleRevision`: nothing is overwritten and nothing is lost until the person says so. */
export const ConflictDialog = ({ open, thing, onKeep, onReload, onOverwrite }: ConflictDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onKeep} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{texts.conflictTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.conflictBody(thing)}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1 }}>
        <Button variant="contained" onClick={onKeep} autoFocus>
          {texts.conflictKeep}
        </Button>
        <Button onClick={onReload}>{texts.conflictReload}</Button>
        <Button onClick={onOverwrite}>{texts.conflictOverwrite}</Button>
      </DialogActions>
    </Dialog>
  );
};
