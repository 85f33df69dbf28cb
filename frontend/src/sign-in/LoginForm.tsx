import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { isApiError } from '../data/api-error.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { CodeField } from '../shared/forms/CodeField.tsx';
import { required } from '../shared/forms/checks.ts';
import { FormText } from '../shared/forms/FormFields.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { signInTexts as texts } from './texts.ts';

const messageOf = (error: unknown): string => (isApiError(error) ? error.errorMessage : texts.unknownError);

export const LoginForm = () => {
  const login = useLogin();
  const form = useForm({ defaultValues: { email: '', password: '', code: '' } });
  const [asksForCode, setAsksForCode] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = (error: unknown) => {
    const asks = isApiError(error) && error.err === 'SecondFactorRequired';
    setAsksForCode((asked) => asked || asks);
    if (!showServerFields(form, error, ['code']) && !asks) setRefusal(messageOf(error));
  };
  const submit = form.handleSubmit(async ({ code, ...credentials }) => {
    setRefusal(null);
    await login(asksForCode ? { ...credentials, code } : credentials).catch(refused);
  });
  return (
    <FormProvider {...form}>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2.5 }}>
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        <FormText name="email" label={texts.email} type="email" autoComplete="username" check={required} autoFocus />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" check={required} />
        {asksForCode && <CodeField name="code" label={texts.code} helperText={texts.codeHelp} check={required} />}
        <BusyButton type="submit" variant="contained" size="large" busy={form.formState.isSubmitting}>
          {texts.submit}
        </BusyButton>
      </Box>
    </FormProvider>
  );
};
