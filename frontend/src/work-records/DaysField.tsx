import TextField from '@mui/material/TextField';

interface DaysFieldProps {
  label: string;
  value: number;
  onChange: (days: number) => void;
  helperText?: string | undefined;
  error?: boolean;
}

const longest = 5;

/** A whole number of days from 0. */
export const DaysField = ({ label, value, onChange, helperText, error = false }: DaysFieldProps) => (
  <TextField
    label={label}
    value={String(value)}
    error={error}
    helperText={helperText}
    onFocus={(event) => event.target.select()}
    onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, longest)))}
    slotProps={{ htmlInput: { inputMode: 'numeric', style: { textAlign: 'right' } } }}
    fullWidth
  />
);
