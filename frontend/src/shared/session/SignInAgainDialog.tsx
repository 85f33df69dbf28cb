import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isApiError } from '../../data/api-error.ts';
import { authProvider } from '../../data/auth-provider.ts';
import { useSession } from '../../data/session/session.ts';
import { appTexts as texts } from '../../ground/texts.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useIsUnsaved } from '../dialogs/unsaved.ts';
import { CodeField } from '../forms/CodeField.tsx';
import { required } from '../forms/checks.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { showServerFields } from '../forms/serverFields.ts';

export interface SignInAgainDialogProps {
  /** The server's own sentence. */
  reason: string;
  onSignedIn: () => void;
  onLeave: () => void;
}

/** The password of whoever was here: another person's work does not go on under this screen. */
export const SignInAgainDialog = ({ reason, onSignedIn, onLeave }: SignInAgainDialogProps) => {
  const titleId = useId();
  const { email } = useSession().user;
  const unsaved = useIsUnsaved();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      authProvider.login({ email, password, ...(code === '' ? {} : { code }) }),
    onSuccess: onSignedIn,
    onError: (refusal) => {
      if (isApiError(refusal) && refusal.err === 'SecondFactorRequired') setAsksForCode(true);
      showServerFields(form, refusal, ['code']);
    },
  });
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => mutate(values))}>
          <DialogTitle id={titleId}>{texts.signInAgain}</DialogTitle>
          <DialogContent>
            <Stack spacing={2.5}>
              <Typography>{reason}</Typography>
              <Typography>{texts.signInAgainKept}</Typography>
              {error !== null && (
                <Alert severity="error">{isApiError(error) ? error.errorMessage : texts.unknownError}</Alert>
              )}
              <TextField
                label={texts.email}
                value={email}
                slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username', tabIndex: -1 } }}
              />
              <PasswordField
                name="password"
                label={texts.password}
                autoComplete="current-password"
                check={required}
                autoFocus
              />
              {asksForCode && <CodeField name="code" check={required} />}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onLeave}>{unsaved ? texts.signInAgainLose : texts.signInAgainLeave}</Button>
            <BusyButton type="submit" variant="contained" busy={isPending}>
              {texts.signInAgainAction}
            </BusyButton>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
