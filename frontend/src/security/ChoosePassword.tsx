import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { User } from '../../../domain/api/auth.ts';
import { password } from '../../../domain/api/users.ts';
import { isApiError } from '../app/data/api-error.ts';
import { authProvider } from '../app/data/auth-provider.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { both, contract, required } from '../shared/forms/checks.ts';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import { securityTexts as texts } from './texts.ts';

const fields = ['password', 'confirmPassword', 'currentPassword'] as const;

/** In the place of everything, while the password is one that an administrator set. */
export const ChoosePassword = ({ user }: { user: User }) => {
  const genial = useGenial();
  const client = useQueryClient();
  const logout = useLogout();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '', currentPassword: '' } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: { password: string; currentPassword: string }) => {
      await genial.choosePassword(user.id, chosen.password, chosen.currentPassword);
      // The new password ended every session, this one too.
      await authProvider.login({ email: user.email, password: chosen.password });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.session }),
    onError: (refusal) => showServerFields(form, refusal, fields, 'user.'),
  });
  const asksForOld = isApiError(error) && error.err === 'ReauthenticationRequired';
  const same = (typed: unknown) => (typed === form.getValues('password') ? null : texts.passwordsDiffer);
  return (
    <SignInFrame title={texts.choosePassword}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={form.handleSubmit((chosen) => mutate(chosen))}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <Typography>{texts.choosePasswordBody}</Typography>
          {error !== null && (
            <Alert severity="error">{isApiError(error) ? error.errorMessage : texts.unknownError}</Alert>
          )}
          {asksForOld && (
            <PasswordField
              name="currentPassword"
              label={texts.password}
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
          <BusyButton type="submit" variant="contained" size="large" busy={isPending}>
            {texts.savePassword}
          </BusyButton>
          <Button onClick={() => logout({}, '/login', false)}>{texts.leave}</Button>
        </Box>
      </FormProvider>
    </SignInFrame>
  );
};
