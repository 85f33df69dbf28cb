import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'react-admin';
import { authProvider } from '../data/auth-provider.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useSession } from '../data/session/session.ts';
import { type NewPassword, NewPasswordForm } from '../sign-in/NewPasswordForm.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import { securityTexts as texts } from './texts.ts';

/** In the place of everything, while the password is one that an administrator set. */
const ChoosePassword = () => {
  const { user } = useSession();
  const genial = useGenial();
  const client = useQueryClient();
  const logout = useLogout();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: NewPassword) => {
      await genial.choosePassword(user.id, chosen.password, chosen.currentPassword);
      // The new password ended every session, this one too.
      await authProvider.login({ email: user.email, password: chosen.password });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.session }),
  });
  return (
    <SignInFrame title={texts.choosePassword}>
      <NewPasswordForm
        action={texts.savePassword}
        busy={isPending}
        error={error}
        onSubmit={(chosen, onError) => mutate(chosen, { onError })}
        prefix="user."
      >
        <Typography>{texts.choosePasswordBody}</Typography>
      </NewPasswordForm>
      <Button onClick={() => logout({}, '/login', false)} fullWidth sx={{ mt: 2.5 }}>
        {texts.leave}
      </Button>
    </SignInFrame>
  );
};

export default ChoosePassword;
