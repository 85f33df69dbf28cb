import type { Check } from './checks.ts';
import { FormText } from './FormFields.tsx';
import { formTexts as texts } from './texts.ts';

interface CodeFieldProps {
  name: string;
  check: Check;
  label?: string;
  helperText?: string;
}

/** A code of the second factor: the telephone's keyboard offers it by itself. */
export const CodeField = ({ name, check, label = texts.code, helperText }: CodeFieldProps) => (
  <FormText name={name} label={label} check={check} autoComplete="one-time-code" autoFocus helperText={helperText} />
);
