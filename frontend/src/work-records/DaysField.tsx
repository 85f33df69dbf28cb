import TextField from '@mui/material/TextField';
import { useWholeNumber } from '../shared/fields/useWholeNumber.ts';

interface DaysFieldProps {
  label: string;
  value: number;
  onChange: (days: number) => void;
  helperText?: string | undefined;
  error?: boolean;
}

/** A whole number of days from 0. */
export const DaysField = ({ label, value, onChange, helperText, error = false }: DaysFieldProps) => (
  <TextField
    label={label}
    error={error}
    helperText={helperText}
    {...useWholeNumber(value, onChange)}
    slotProps={{ htmlInput: { inputMode: 'numeric', style: { textAlign: 'right' } } }}
    fullWidth
  />
);
