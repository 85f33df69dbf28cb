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
