import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { BusyButton } from '../shared/BusyButton.tsx';
import { sharedTexts } from '../shared/texts.ts';

interface FormDialogProps {
  title: string;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the list that it changes. A click beside it does not close it, and loses nothing that was typed. */
export const FormDialog = ({ title, action, busy, onSubmit, onClose, children }: FormDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{sharedTexts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {action}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
