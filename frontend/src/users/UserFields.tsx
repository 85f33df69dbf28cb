import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { User } from '../../../domain/api/auth.ts';
import { password, userFields } from '../../../domain/api/users.ts';
import { useSession } from '../app/session/session.ts';
import { contract, required } from '../shared/forms/checks.ts';
import { FormText } from '../shared/forms/FormFields.tsx';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import type { UserForm } from './form-values.ts';
import { LogoField } from './LogoField.tsx';
import { PlanLine } from './PlanLine.tsx';
import { userTexts as texts } from './texts.ts';

const Group = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2" sx={{ mb: help === undefined ? 2.5 : 0.5 }}>
      {title}
    </Typography>
    {help !== undefined && (
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2.5 }}>
        {help}
      </Typography>
    )}
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3, rowGap: 2.5 }}>
      {children}
    </Box>
  </Paper>
);

const newPassword = (value: unknown): string | null => (value === '' ? null : contract(password)(value));

const Passwords = ({ own }: { own: boolean }) => {
  const { getValues } = useFormContext<UserForm>();
  const isChanging = useWatch<UserForm, 'password'>({ name: 'password' }) !== '';
  const same = (value: unknown) => (value === getValues('password') ? null : texts.passwordsDiffer);
  return (
    <>
      <NewPasswordField name="password" label={texts.password} check={newPassword} helperText={texts.passwordHelp} />
      <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" check={same} />
      {own && isChanging && (
        <PasswordField
          name="currentPassword"
          label={texts.currentPassword}
          autoComplete="current-password"
          check={required}
          helperText={texts.currentPasswordHelp}
        />
      )}
    </>
  );
};

export const UserFields = ({ user }: { user: User }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Group title={texts.profile}>
      <FormText name="name" label={texts.name} required check={contract(userFields.name)} autoComplete="name" />
      <TextField
        label={texts.email}
        value={user.email}
        disabled
        helperText={user.role === 'admin' ? texts.adminEmailHelp : texts.emailHelp}
      />
      <PlanLine user={user} />
    </Group>
    <Group title={texts.passwordTitle}>
      <Passwords own={useSession().user.id === user.id} />
    </Group>
    <Group title={texts.report} help={texts.reportHelp}>
      <LogoField stored={user.logo} />
      <FormText
        name="office"
        label={texts.office}
        multiline
        minRows={4}
        helperText={texts.officeHelp}
        check={contract(userFields.office)}
      />
    </Group>
  </Box>
);
