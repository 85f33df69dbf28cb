import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { password } from '../../../domain/api/users.ts';
import { type ApiError, isApiError } from '../app/data/api-error.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { both, contract, required } from '../shared/forms/checks.ts';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts as texts } from './texts.ts';

const isInvalidLink = (error: unknown): error is ApiError => isApiError(error) && error.err === 'InvalidResetToken';

const Refusal = ({ error }: { error: Error }) => (
  <Alert severity="error">
    {isApiError(error) ? error.errorMessage : texts.unknownError}{' '}
    {isInvalidLink(error) && (
      <Link component={RouterLink} to="/forgot-password" color="inherit">
        {texts.anotherLink}
      </Link>
    )}
  </Alert>
);

/** A new password, typed twice. */
const NewPassword = ({ token }: { token: string }) => {
  const genial = useGenial();
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (passwords: { password: string; confirmPassword: string }) =>
      genial.resetPassword({ ...passwords, token }),
    onSuccess: async () => {
      await navigate('/login', { replace: true });
      notify(texts.resetDone, { type: 'success' });
    },
    onError: (refusal) => {
      showServerFields(form, refusal, ['password', 'confirmPassword']);
    },
  });
  const same = (typed: unknown) => (typed === form.getValues('password') ? null : texts.passwordsDiffer);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={form.handleSubmit((passwords) => mutate(passwords))}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {error !== null && <Refusal error={error} />}
        <NewPasswordField name="password" label={texts.newPassword} check={both(required, contract(password))} />
        <PasswordField
          name="confirmPassword"
          label={texts.confirmPassword}
          autoComplete="new-password"
          check={both(required, same)}
        />
        <BusyButton type="submit" variant="contained" size="large" busy={isPending}>
          {texts.resetSubmit}
        </BusyButton>
      </Box>
    </FormProvider>
  );
};

/** The screen that the link of the mail opens. A link that no longer holds says so before anybody types. */
const ResetPasswordPage = () => {
  const { token = '' } = useParams();
  const genial = useGenial();
  const { error, isPending } = useQuery({
    queryKey: keys.resetToken(token),
    queryFn: async () => (await genial.checkResetToken(token)).status,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <SignInFrame title={texts.resetTitle}>
      {isInvalidLink(error) ? <Refusal error={error} /> : !isPending && <NewPassword token={token} />}
      <Link component={RouterLink} to="/login" sx={{ display: 'inline-block', mt: 2 }}>
        {texts.backToLogin}
      </Link>
    </SignInFrame>
  );
};

export default ResetPasswordPage;
