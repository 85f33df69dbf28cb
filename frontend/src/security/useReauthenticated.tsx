import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { isApiError } from '../data/api-error.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { required } from '../shared/forms/checks.ts';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { securityTexts as texts } from './texts.ts';

const asksForPassword = (error: unknown): boolean => isApiError(error) && error.err === 'ReauthenticationRequired';

interface DialogProps {
  submit: (password: string, refused: (error: unknown) => void) => void;
  busy: boolean;
  onClose: () => void;
}

const PasswordDialog = ({ submit, busy, onClose }: DialogProps) => {
  const titleId = useId();
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const send = form.handleSubmit(({ currentPassword }) =>
    submit(currentPassword, (error) => showServerFields(form, error, ['currentPassword'])),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <FormProvider {...form}>
        <form noValidate onSubmit={send}>
          <DialogTitle id={titleId}>{texts.passwordTitle}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2.5 }}>{texts.passwordBody}</DialogContentText>
            <PasswordField
              name="currentPassword"
              label={texts.password}
              autoComplete="current-password"
              check={required}
              autoFocus
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <BusyButton type="submit" variant="contained" busy={busy}>
              {texts.continue}
            </BusyButton>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};

interface Reauthenticated {
  start: () => void;
  busy: boolean;
  /** Stands beside what starts it. */
  dialog: ReactNode;
}

/** Something that needs the password, unless the user signed in a moment ago: it is asked for only when the server does. */
export const useReauthenticated = <Done,>(
  act: (password: string | null) => Promise<Done>,
  onDone: (done: Done) => void,
): Reauthenticated => {
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (done) => {
      setAsks(false);
      onDone(done);
    },
    onError: (refusal) => {
      if (asksForPassword(refusal)) setAsks(true);
      else notify(refusal.message, { type: 'error' });
    },
  });
  return {
    start: () => mutate(null),
    busy: isPending,
    dialog: asks ? (
      <PasswordDialog
        submit={(password, refused) => mutate(password, { onError: refused })}
        busy={isPending}
        onClose={() => setAsks(false)}
      />
    ) : null,
  };
};
