import type { Field, Fields } from '../api/field.ts';

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

type TypedTexts<Of extends Fields> = {
  [Name in keyof Of as Of[Name] extends Field & { readonly asTyped: true } ? Name : never]: typeof asIs;
};

/** The words of every plain text among these fields: a new one needs none of its own. */
export function typedTexts<const Of extends Fields>(fields: Of): TypedTexts<Of>;
export function typedTexts(fields: Fields): Record<string, typeof asIs> {
  const names = Object.entries(fields).flatMap(([name, field]) => ('asTyped' in field ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, asIs]));
}
