import type { z } from 'zod';

/** An editable field of an entity, declared once: how it is sent, kept and answered, and its default. */
export interface Field<Sent extends z.ZodType = z.ZodType, Kept extends z.ZodType = z.ZodType> {
  /** As a request may send it, with its masks and Portuguese messages; the parsed value is what is kept. */
  readonly sent: Sent;
  /** As views keep it and answers give it. */
  readonly kept: Kept;
  /** Before anything was entered, and after it was cleared. */
  readonly empty: z.output<Kept>;
}

export type Fields = Readonly<Record<string, Field>>;

export const field = <Kept extends z.ZodType, Sent extends z.ZodType<z.output<Kept>>>(
  sent: Sent,
  kept: Kept,
  empty: z.output<Kept>,
): Field<Sent, Kept> => ({ sent, kept, empty });

const mapped = <Value>(fields: Fields, part: (field: Field) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]));

/** The shape of the request's fields, for `z.strictObject`. */
export function sentShape<const Of extends Fields>(fields: Of): { [Name in keyof Of]: Of[Name]['sent'] };
export function sentShape(fields: Fields): Record<string, z.ZodType> {
  return mapped(fields, ({ sent }) => sent);
}

/** The shape of what is kept and answered. */
export function keptShape<const Of extends Fields>(fields: Of): { [Name in keyof Of]: Of[Name]['kept'] };
export function keptShape(fields: Fields): Record<string, z.ZodType> {
  return mapped(fields, ({ kept }) => kept);
}

/** The default of every field. */
export function emptyOf<const Of extends Fields>(fields: Of): { [Name in keyof Of]: z.output<Of[Name]['kept']> };
export function emptyOf(fields: Fields): Record<string, unknown> {
  return mapped(fields, ({ empty }) => empty);
}

/** A field's value in a form: a boolean, or the text as typed; dates are `YYYY-MM-DD`, and empty is ''. */
export type FormValue<Of extends Field> = z.output<Of['kept']> extends boolean ? boolean : string;
export type FormValues<Of extends Fields> = { [Name in keyof Of]: FormValue<Of[Name]> };

/** A form's initial values. */
export function formValues<const Of extends Fields>(
  fields: Of,
  kept: { readonly [Name in keyof Of]: z.output<Of[Name]['kept']> },
): FormValues<Of>;
export function formValues(fields: Fields, kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const value = kept[name];
      return [name, typeof value === 'boolean' ? value : String(value ?? '')];
    }),
  );
}

/** The names of the fields, in order. */
export function fieldNames<const Of extends Fields>(fields: Of): readonly (keyof Of & string)[];
export function fieldNames(fields: Fields): readonly string[] {
  return Object.keys(fields);
}
