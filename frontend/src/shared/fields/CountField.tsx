import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useWholeNumber } from './useWholeNumber.ts';

export interface CountFieldProps {
  /** Read aloud; the eye sees the unit. */
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A whole number from 0 with its unit; the focus selects it, so that typing replaces the zero. */
export const CountField = ({ label, unit, value, onChange, disabled = false }: CountFieldProps) => (
  <TextField
    {...useWholeNumber(value, onChange)}
    disabled={disabled}
    slotProps={{
      htmlInput: { inputMode: 'numeric', 'aria-label': label, style: { textAlign: 'right' } },
      input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
    }}
  />
);
