import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { optionalEmail } from '../../../domain/api/common.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { both, contract, required } from '../shared/forms/checks.ts';
import { FormText } from '../shared/forms/FormFields.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts as texts } from './texts.ts';

/** Asks for a link by mail. The answer is the same for known and unknown addresses. */
const ForgotPasswordPage = () => {
  const genial = useGenial();
  const form = useForm({ defaultValues: { email: '' } });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (email: string) => genial.forgotPassword(email),
  });
  return (
    <SignInFrame title={texts.forgotTitle}>
      {isSuccess ? (
        <Alert severity="success">
          <AlertTitle>{texts.forgotSent}</AlertTitle>
          {texts.forgotSentHelp}
        </Alert>
      ) : (
        <FormProvider {...form}>
          <Box
            component="form"
            noValidate
            onSubmit={form.handleSubmit(({ email }) => mutate(email))}
            sx={{ display: 'grid', gap: 2.5 }}
          >
            <Typography>{texts.forgotHelp}</Typography>
            {error !== null && (
              <Alert severity="error">{isApiError(error) ? error.errorMessage : texts.unknownError}</Alert>
            )}
            <FormText
              name="email"
              label={texts.email}
              type="email"
              autoComplete="username"
              check={both(required, contract(optionalEmail))}
              autoFocus
            />
            <BusyButton type="submit" variant="contained" size="large" busy={isPending}>
              {texts.forgotSubmit}
            </BusyButton>
          </Box>
        </FormProvider>
      )}
      <Link component={RouterLink} to="/login" sx={{ display: 'inline-block', mt: 2 }}>
        {texts.backToLogin}
      </Link>
    </SignInFrame>
  );
};

export default ForgotPasswordPage;
