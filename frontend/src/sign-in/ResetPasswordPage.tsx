import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { password } from '../../../domain/api/users.ts';
import { isApiError } from '../app/data/api-error.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { both, contract, required } from '../shared/forms/checks.ts';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts as texts } from './texts.ts';

/** The screen that the link of the mail opens: a new password, typed twice. */
const ResetPasswordPage = () => {
  const { token = '' } = useParams();
  const genial = useGenial();
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (passwords: { password: string; confirmPassword: string }) =>
      genial.resetPassword({ ...passwords, token }),
    onSuccess: () => {
      notify(texts.resetDone, { type: 'success' });
      navigate('/login', { replace: true });
    },
    onError: (refusal) => {
      showServerFields(form, refusal, ['password', 'confirmPassword']);
    },
  });
  const same = (typed: unknown) => (typed === form.getValues('password') ? null : texts.passwordsDiffer);
  return (
    <SignInFrame title={texts.resetTitle}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={form.handleSubmit((passwords) => mutate(passwords))}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          {error !== null && (
            <Alert severity="error">
              {isApiError(error) ? error.errorMessage : texts.unknownError}{' '}
              {isApiError(error) && error.err === 'InvalidResetToken' && (
                <Link component={RouterLink} to="/forgot-password" color="inherit">
                  {texts.anotherLink}
                </Link>
              )}
            </Alert>
          )}
          <NewPasswordField name="password" label={texts.newPassword} check={both(required, contract(password))} />
          <PasswordField
            name="confirmPassword"
            label={texts.confirmPassword}
            autoComplete="new-password"
            check={both(required, same)}
          />
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            {texts.resetSubmit}
          </Button>
        </Box>
      </FormProvider>
      <Link component={RouterLink} to="/login" sx={{ display: 'inline-block', mt: 2 }}>
        {texts.backToLogin}
      </Link>
    </SignInFrame>
  );
};

export default ResetPasswordPage;
