import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { remunerationTexts as texts } from './texts.ts';

interface AmountDialogProps {
  title: string;
  /** What it will do, before it does. */
  notice: string;
  blocked: boolean;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question over the sheet about many of its rows. */
export const AmountDialog = ({ title, notice, blocked, onApply, onClose, children }: AmountDialogProps) => {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!blocked) onApply();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5} sx={{ pt: 1 }}>
            {children}
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {notice}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={blocked}>
            {texts.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
