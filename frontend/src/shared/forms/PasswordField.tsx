import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Check } from './checks.ts';
import { useField } from './useField.tsx';

export interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  check?: Check;
  helperText?: ReactNode;
  autoFocus?: boolean;
  required?: boolean;
}

/** A password that can be looked at before it is sent. */
export const PasswordField = ({
  name,
  label,
  autoComplete,
  check,
  helperText,
  autoFocus = false,
  required = false,
}: PasswordFieldProps) => {
  const { error, ref, value, ...field } = useField(name, check);
  const [visible, setVisible] = useState(false);
  const translate = useTranslate();
  return (
    <TextField
      {...field}
      label={label}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      required={required}
      value={value ?? ''}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? helperText}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                onClick={() => setVisible(!visible)}
                aria-label={translate(visible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
              >
                {visible ? <HiddenIcon fontSize="small" /> : <VisibleIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
