import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import { sharedTexts } from '../texts.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the name of the thing. */
  title: string;
  children: ReactNode;
  /** What the button does, as a verb. */
  action: string;
  cancel?: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that cannot be taken back. The harmless answer has the focus. A click beside it answers nothing: it
 * may be the second one of a double click on what opened it.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, action, cancel = sharedTexts.cancel, destructive, busy, onConfirm, onClose } = props;
  const titleId = useId();
  const confirmed = useRef(false);
  // What a click changes is shown by the next render: until then another one says nothing new.
  useEffect(() => {
    confirmed.current = false;
  });
  const confirm = () => {
    if (confirmed.current) return;
    confirmed.current = true;
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {cancel}
        </Button>
        <BusyButton
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={confirm}
          busy={busy === true}
        >
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
