import { useController } from 'react-hook-form';
import type { Check } from './checks.ts';

/** One field of the form around it: its value, and its complaint once it was left or the form was sent. */
export const useField = (name: string, check: Check = () => null) => {
  const { field, fieldState } = useController({ name, rules: { validate: (value) => check(value) ?? true } });
  return { ...field, error: fieldState.error?.message };
};
