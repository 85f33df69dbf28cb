import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../app/data/api-error.ts';

/**
 * Puts the sentences of a refused call under the fields they are about.
 * @param prefix what the contract wraps the record in, such as `customer`
 * @returns whether at least one field of the form was named
 */
export const showServerFields = <T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  names: readonly Path<T>[],
  prefix = '',
): boolean => {
  if (!isApiError(error)) return false;
  const known = names.filter((name) => `${prefix}${name}` in error.fields);
  for (const name of known) form.setError(name, { type: 'server', message: error.fields[`${prefix}${name}`] ?? '' });
  const [first] = known;
  if (first !== undefined) form.setFocus(first);
  return known.length > 0;
};
