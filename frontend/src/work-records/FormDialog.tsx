import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog, type ConflictDialogProps } from '../shared/dialogs/ConflictDialog.tsx';
import { useFirstWrongField } from '../shared/forms/useFirstWrongField.ts';
import { WhileSaved } from '../shared/forms/WhileSaved.tsx';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { LeaveConfirm } from './LeaveConfirm.tsx';
import { recordTexts as texts } from './texts.ts';
import { useClosing } from './useClosing.ts';

interface FormDialogProps {
  title: string;
  /** The record it is about. */
  subtitle?: string;
  action: string;
  busy: boolean;
  /** Whether something was typed that would be lost. */
  changed: boolean;
  /** Refuses the action for now. */
  blocked?: boolean;
  wide?: boolean;
  /** The question when somebody else changed the records meanwhile. */
  conflict: Omit<ConflictDialogProps, 'thing'>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the page: Enter sends it, Escape leaves it, and what was typed is not lost unasked. */
export const FormDialog = (props: FormDialogProps) => {
  const {
    title,
    subtitle,
    action,
    busy,
    changed,
    blocked = false,
    wide = false,
    conflict,
    onSubmit,
    onClose,
    children,
  } = props;
  const titleId = useId();
  const narrow = useIsNarrow();
  const { close, question } = useClosing(changed, onClose);
  const { form, goToFirstWrong } = useFirstWrongField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (blocked || busy) return;
    onSubmit();
    goToFirstWrong();
  };
  return (
    <Dialog
      open
      onClose={close}
      maxWidth={wide ? 'md' : 'xs'}
      fullWidth
      fullScreen={wide && narrow}
      aria-labelledby={titleId}
    >
      <Stack component="form" ref={form} noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
        <DialogTitle id={titleId}>
          {title}
          {subtitle !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          )}
        </DialogTitle>
        <DialogContent>
          <WhileSaved busy={busy}>
            <Stack spacing={2} sx={{ pt: 1 }}>
              {children}
            </Stack>
          </WhileSaved>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{texts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={busy} disabled={blocked}>
            {action}
          </BusyButton>
        </DialogActions>
      </Stack>
      <ConflictDialog {...conflict} thing={texts.conflictThing} />
      <LeaveConfirm {...question} />
    </Dialog>
  );
};
