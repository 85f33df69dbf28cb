import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { recordTexts as texts } from './texts.ts';

interface FormDialogProps {
  title: string;
  /** The record it is about. */
  subtitle?: string;
  action: string;
  busy: boolean;
  /** Refuses the action for now. */
  blocked?: boolean;
  wide?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the page: Enter sends it, Escape leaves it. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, subtitle, action, busy, blocked = false, wide = false, onSubmit, onClose, children } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth={wide ? 'md' : 'xs'} fullWidth aria-labelledby={titleId}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
        sx={{ minHeight: 0 }}
      >
        <DialogTitle id={titleId}>
          {title}
          {subtitle !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          )}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={blocked}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
