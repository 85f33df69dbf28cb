import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../data/api-error.ts';

/**
 * Puts the sentences of a refused call under the fields they are about.
 * @param prefix what the contract wraps the record in, such as `customer`
 * @param calledThere the contract's name of a field, where the form has another one
 * @returns whether at least one field of the form was named
 */
export const showServerFields = <T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  names: readonly Path<T>[],
  prefix = '',
  calledThere: Partial<Record<Path<T>, string>> = {},
): boolean => {
  if (!isApiError(error)) return false;
  const sentenceOf = (name: Path<T>): string | undefined => error.fields[`${prefix}${calledThere[name] ?? name}`];
  const known = names.filter((name) => sentenceOf(name) !== undefined);
  for (const name of known) form.setError(name, { type: 'server', message: sentenceOf(name) ?? '' });
  const [first] = known;
  if (first !== undefined) form.setFocus(first);
  return known.length > 0;
};
