import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { password } from '../../../domain/api/users.ts';
import { isApiError } from '../data/api-error.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { both, contract, required } from '../shared/forms/checks.ts';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { signInTexts as texts } from './texts.ts';

const empty = { password: '', confirmPassword: '', currentPassword: '' };
export type NewPassword = typeof empty;
const fields = ['password', 'confirmPassword', 'currentPassword'] as const;

interface NewPasswordFormProps {
  action: string;
  busy: boolean;
  error: Error | null;
  /** What can be done about the error. */
  remedy?: ReactNode;
  /** `onRefused` shows what the server says of single fields, named below `prefix`. */
  onSubmit: (chosen: NewPassword, onRefused: (refusal: Error) => void) => void;
  prefix?: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** A new password, typed twice; the old one where the server asks for it. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const { action, busy, error, remedy, onSubmit, prefix = '', children } = props;
  const form = useForm({ defaultValues: empty });
  const asksForOld = isApiError(error) && error.err === 'ReauthenticationRequired';
  const same = (typed: unknown) => (typed === form.getValues('password') ? null : texts.passwordsDiffer);
  const onRefused = (refusal: Error) => void showServerFields(form, refusal, fields, prefix);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={form.handleSubmit((chosen) => onSubmit(chosen, onRefused))}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {children}
        {error !== null && (
          <Alert severity="error">
            {isApiError(error) ? error.errorMessage : texts.unknownError} {remedy}
          </Alert>
        )}
        {asksForOld && (
          <PasswordField
            name="currentPassword"
            label={texts.currentPassword}
            autoComplete="current-password"
            check={required}
          />
        )}
        <NewPasswordField name="password" label={texts.newPassword} check={both(required, contract(password))} />
        <PasswordField
          name="confirmPassword"
          label={texts.confirmPassword}
          autoComplete="new-password"
          check={both(required, same)}
        />
        <BusyButton type="submit" variant="contained" size="large" busy={busy}>
          {action}
        </BusyButton>
      </Box>
    </FormProvider>
  );
};
