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
