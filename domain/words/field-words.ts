import type { z } from 'zod';
import type { Fields } from '../api/field.ts';

/** How each field's value is written for a reader. A field that is not here does not compile. */
export type FieldWords<Fields> = {
  readonly [Name in keyof Fields]: (value: NonNullable<Fields[Name]>) => string;
};

/** A value in words; null for what is not known. */
export const inWords = <Fields, Name extends keyof Fields>(
  words: FieldWords<Fields>,
  name: Name,
  value: Fields[Name],
): string | null => (value === null || value === undefined ? null : words[name](value));

/** A text as it is. */
export const asIs = (text: string): string => text;

type Kept<Of extends Fields, Name extends keyof Of> = NonNullable<z.output<Of[Name]['kept']>>;
type IsTyped<Of> = Of extends { readonly asTyped: true } ? true : false;

/** The words of these fields, in their order. What was typed is written as it is; how the others are is to be given. */
export function wordsOf<const Of extends Fields>(
  fields: Of,
  others: { [Name in keyof Of as IsTyped<Of[Name]> extends true ? never : Name]: (value: Kept<Of, Name>) => string },
): { readonly [Name in keyof Of]: (value: Kept<Of, Name>) => string };
export function wordsOf(fields: Fields, others: Readonly<Record<string, typeof asIs>>): Record<string, typeof asIs> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, others[name] ?? asIs]));
}
