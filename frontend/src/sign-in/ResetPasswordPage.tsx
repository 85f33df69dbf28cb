import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { type ApiError, isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts as texts } from './texts.ts';

const isInvalidLink = (error: unknown): error is ApiError => isApiError(error) && error.err === 'InvalidResetToken';

const AnotherLink = () => (
  <Link component={RouterLink} to="/forgot-password" color="inherit">
    {texts.anotherLink}
  </Link>
);

const Reset = ({ token }: { token: string }) => {
  const genial = useGenial();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (passwords: { password: string; confirmPassword: string }) =>
      genial.resetPassword({ ...passwords, token }),
    onSuccess: async () => {
      await navigate('/login', { replace: true });
      notify(texts.resetDone, { type: 'success' });
    },
  });
  return (
    <NewPasswordForm
      action={texts.resetSubmit}
      busy={isPending}
      error={error}
      remedy={isInvalidLink(error) && <AnotherLink />}
      onSubmit={({ password, confirmPassword }, onError) => mutate({ password, confirmPassword }, { onError })}
    />
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
  const isOver = isInvalidLink(error);
  return (
    <SignInFrame title={texts.resetTitle}>
      {isOver && (
        <Alert severity="error">
          {error.errorMessage} <AnotherLink />
        </Alert>
      )}
      {!isOver && !isPending && <Reset token={token} />}
      <Link component={RouterLink} to="/login" sx={{ display: 'inline-block', mt: 2 }}>
        {texts.backToLogin}
      </Link>
    </SignInFrame>
  );
};

export default ResetPasswordPage;
