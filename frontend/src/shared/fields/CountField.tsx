import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export interface CountFieldProps {
  /** Read aloud; the eye sees the unit. */
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

const longest = 5;

/** A whole number from 0 with its unit; the focus selects it, so that typing replaces the zero. */
export const CountField = ({ label, unit, value, onChange, disabled = false }: CountFieldProps) => (
  <TextField
    value={String(value)}
    disabled={disabled}
    onFocus={(event) => event.target.select()}
    onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, longest)))}
    slotProps={{
      htmlInput: { inputMode: 'numeric', 'aria-label': label, style: { textAlign: 'right' } },
      input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
    }}
  />
);
