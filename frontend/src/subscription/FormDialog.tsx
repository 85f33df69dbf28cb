import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { BusyButton } from '../shared/BusyButton.tsx';
import { subscriptionTexts as texts } from './texts.ts';

interface FormDialogProps {
  title: string;
  action: string;
  busy: boolean;
  /** Nothing is chosen yet that could be sent. */
  disabled?: boolean;
  destructive?: boolean;
  /** Why what was sent was refused; it stays until it is sent again. */
  refusal: string | null;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog; while it is sent nothing is sent twice. A click beside it does not close it: it may be the second one
 * of a double click on what opened it.
 */
export const FormDialog = ({
  title,
  action,
  busy,
  disabled = false,
  destructive = false,
  refusal,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const titleId = useId();
  const formId = useId();
  // React hands the event on to the form that the dialog was opened from, which would be saved by it.
  const submit: FormEventHandler = (event) => {
    event.stopPropagation();
    onSubmit(event);
  };
  const leave = (reason: 'escapeKeyDown' | 'backdropClick') => {
    if (!busy && reason !== 'backdropClick') onClose();
  };
  return (
    <Dialog open onClose={(_event, reason) => leave(reason)} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box id={formId} component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {refusal !== null && <Alert severity="error">{refusal}</Alert>}
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {texts.back}
        </Button>
        <BusyButton
          type="submit"
          form={formId}
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          busy={busy}
          disabled={disabled}
        >
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
