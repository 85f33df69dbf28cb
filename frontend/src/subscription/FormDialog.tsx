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
  destructive?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog; while it is sent nothing is sent twice. */
export const FormDialog = ({
  title,
  action,
  busy,
  destructive = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const titleId = useId();
  const formId = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box id={formId} component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
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
        >
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
