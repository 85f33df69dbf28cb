import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ChangedMeanwhile } from '../saving/conflicting.ts';
import { sharedTexts as texts } from '../texts.ts';

export interface ConflictDialogProps {
  open: boolean;
  /** What was being saved, as a sentence begins: 'O cadastro de Maria'. */
  thing: string;
  /** What others changed, field by field; null where that is not known. */
  changes: readonly ChangedMeanwhile[] | null;
  onKeep: () => void;
  /** Throws the person's changes away and shows what stands now. */
  onReload: () => void;
  /** Saves the person's changes over what stands now. */
  onOverwrite: () => void;
}

/** One field: who changed it to what, and what the person typed there, or that they left it alone. */
const Change = ({ change: { label, who, theirs, mine } }: { change: ChangedMeanwhile }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Typography variant="subtitle2" component="h3" sx={{ color: mine === null ? 'text.primary' : 'warning.main' }}>
      {label}
    </Typography>
    <Typography variant="body2">
      {texts.conflictTheirs}: <strong>{theirs}</strong> ({who})
    </Typography>
    <Typography variant="body2" sx={{ color: mine === null ? 'text.secondary' : 'text.primary' }}>
      {texts.conflictMine}: {mine === null ? texts.conflictUntouched : <strong>{mine}</strong>}
    </Typography>
  </Box>
);

/** The answer to `StaleRevision`: nothing is overwritten and nothing is lost until the person says so. */
export const ConflictDialog = ({ open, thing, changes, onKeep, onReload, onOverwrite }: ConflictDialogProps) => {
  const titleId = useId();
  const told = changes !== null && changes.length > 0;
  return (
    <Dialog open={open} onClose={onKeep} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{texts.conflictTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{told ? texts.conflictChanges(thing) : texts.conflictBody(thing)}</DialogContentText>
        {told && (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
              {changes.map((change) => (
                <Change key={change.label} change={change} />
              ))}
            </Box>
            <Typography variant="body2" sx={{ mt: 1 }}>
              {texts.conflictScope}
            </Typography>
          </>
        )}
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
