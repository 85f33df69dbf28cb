import type { ReactNode } from 'react';
import { useInput, ValidationError } from 'react-admin';
import type { Check } from './checks.ts';

/** A field keeps what its mask or list gives: nothing is turned into null on the way. */
const asItIs = (value: unknown): unknown => value;

/** One input of the form around it: its value, and its complaint once it was left or the form was sent. */
export const useField = (name: string, check: Check = () => null) => {
  const { field, fieldState } = useInput({
    source: name,
    validate: (value: unknown) => check(value) ?? undefined,
    format: asItIs,
    parse: asItIs,
  });
  const message = fieldState.error?.message;
  return { ...field, error: message === undefined ? undefined : <ValidationError error={message} /> };
};

interface TextFieldOptions {
  readonly check: Check | undefined;
  readonly required: boolean | undefined;
  readonly helperText: ReactNode;
}

/** The same as the properties of a text field: the browser's own bubble never shows, the star and the sentence below do. */
export const useTextField = (name: string, { check, required, helperText }: TextFieldOptions) => {
  const { error, ref, value, ...field } = useField(name, check);
  return {
    ...field,
    required: required === true,
    value: value ?? '',
    inputRef: ref,
    error: error !== undefined,
    helperText: error ?? helperText,
  };
};
