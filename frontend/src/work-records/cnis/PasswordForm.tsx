import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { cnisTexts as texts } from './texts.ts';

interface PasswordFormProps {
  name: string;
  busy: boolean;
  /** What the server said of the last one. */
  error: string | null;
  onUnlock: (password: string) => void;
}

/** Asks for the password of a locked extract; it is forgotten with this form. */
export const PasswordForm = ({ name, busy, error, onUnlock }: PasswordFormProps) => {
  const [password, setPassword] = useState('');
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') onUnlock(password);
      }}
    >
      <Alert severity="info">{texts.locked(name)}</Alert>
      <TextField
        autoFocus
        type="password"
        label={texts.password}
        value={password}
        error={error !== null}
        helperText={error ?? texts.passwordHelp}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
        sx={{ maxWidth: 360 }}
      />
      <BusyButton
        type="submit"
        variant="contained"
        busy={busy}
        disabled={password === ''}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.unlock}
      </BusyButton>
    </Stack>
  );
};
