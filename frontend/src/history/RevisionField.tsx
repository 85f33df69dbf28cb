import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface RevisionFieldProps {
  label: string;
  value: number;
  newest: number;
  onChange: (revision: number) => void;
}

/** Another revision by its number, taken over with Enter or on leaving the field; any other text takes itself back. */
export const RevisionField = ({ label, value, newest, onChange }: RevisionFieldProps) => {
  const [typed, setTyped] = useState(String(value));
  const take = () => {
    const revision = Number(typed);
    if (!/^\d{1,9}$/.test(typed) || revision > newest) setTyped(String(value));
    else if (revision !== value) onChange(revision);
  };
  return (
    <TextField
      size="small"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
      sx={{ mt: 1.5, width: 150 }}
      className="no-print"
    />
  );
};
