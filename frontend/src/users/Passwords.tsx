import { useFormContext, useWatch } from 'react-hook-form';
import { password } from '../../../domain/api/users.ts';
import { both, contract, required } from '../shared/forms/checks.ts';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import type { UserForm } from './form-values.ts';
import { userTexts as texts } from './texts.ts';

const newPassword = (value: unknown): string | null => (value === '' ? null : contract(password)(value));

const useSame = () => {
  const { getValues } = useFormContext<UserForm>();
  return (value: unknown) => (value === getValues('password') ? null : texts.passwordsDiffer);
};

/** The first password of a user. */
export const FirstPassword = () => {
  const same = useSame();
  return (
    <>
      <NewPasswordField
        name="password"
        label={texts.firstPassword}
        required
        check={both(required, contract(password))}
        helperText={texts.firstPasswordHelp}
      />
      <PasswordField
        name="confirmPassword"
        label={texts.confirmFirstPassword}
        required
        autoComplete="new-password"
        check={both(required, same)}
      />
    </>
  );
};

/** A new password in the place of the old one; who changes their own shows that they know it. */
export const Passwords = ({ own, email }: { own: boolean; email: string }) => {
  const same = useSame();
  const [typed, address] = useWatch<UserForm, ['password', 'email']>({ name: ['password', 'email'] });
  const asks = own && (typed !== '' || address !== email);
  return (
    <>
      <NewPasswordField name="password" label={texts.password} check={newPassword} helperText={texts.passwordHelp} />
      <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" check={same} />
      {asks && (
        <PasswordField
          name="currentPassword"
          label={texts.currentPassword}
          autoComplete="current-password"
          check={required}
          helperText={typed === '' ? texts.currentPasswordForEmail : texts.currentPasswordHelp}
        />
      )}
    </>
  );
};
