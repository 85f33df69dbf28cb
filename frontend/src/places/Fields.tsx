import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DateField } from '../shared/fields/DateField.tsx';
import { numeralIn, wholeOf } from './draft.ts';
import { useRefusal } from './refusals.ts';

interface FieldProps<Value> {
  label: string;
  /** As the request names it, within the place. */
  path: string;
  value: Value;
  onChange: (value: Value) => void;
  hint?: string;
}

export const TextLine = ({ label, path, value, onChange, hint }: FieldProps<string>) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    {...useRefusal(path, hint)}
  />
);

export const Day = ({ label, path, value, onChange, hint }: FieldProps<string>) => (
  <DateField label={label} value={value} allowFuture onChange={onChange} {...useRefusal(path, hint)} />
);

/** A comma stays as it is typed: who reads 3,5 years in a law is told that no such number is taken, and not given 35. */
export const Whole = ({ label, path, value, onChange }: FieldProps<number | null>) => {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const change = (text: string) => {
    const kept = numeralIn(text);
    setTyped(kept);
    onChange(wholeOf(kept));
  };
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      {...useRefusal(path)}
    />
  );
};

interface PickProps<Value extends string> extends FieldProps<Value> {
  options: Readonly<Record<Value, string>>;
}

/** One of a few, by its words. */
export const Pick = <Value extends string>({ label, path, value, options, onChange }: PickProps<Value>) => {
  const isOption = (name: string): name is Value => name in options;
  const values = Object.keys(options).filter(isOption);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => isOption(target.value) && onChange(target.value)}
      {...useRefusal(path)}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {options[each]}
        </MenuItem>
      ))}
    </TextField>
  );
};
