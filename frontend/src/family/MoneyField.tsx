import TextField from '@mui/material/TextField';
import { Helped } from '../shared/fields/Helped.tsx';
import { isAmount } from './draft.ts';
import { familyTexts as texts } from './texts.ts';

interface MoneyFieldProps {
  label: string;
  help: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** An amount as it is typed; what is none says so. */
export const MoneyField = ({ label, help, hint, value, onChange }: MoneyFieldProps) => (
  <Helped help={help}>
    <TextField
      label={label}
      value={value}
      error={!isAmount(value)}
      helperText={isAmount(value) ? hint : texts.notAmount}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  </Helped>
);
