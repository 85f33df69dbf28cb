import { z } from 'zod';
import { formatMonthRanges, readMonthRanges } from '../units/month.ts';
import { messages } from '../words/messages.ts';
import { unitCodes } from '../words/units.ts';
import {
  money,
  optionalDate,
  optionalDigits,
  optionalEmail,
  optionalNumber,
  optionalState,
  optionalText,
  withDefault,
} from './common.ts';
import { field } from './field.ts';

/** The kinds of field that customers, calculations and work records use. An empty field is null, or its default. */

const text = z.string().nullable();

/** A text that a reader sees as it was typed. */
export const textField = (max: number, tooLong?: string) => ({
  ...field(optionalText(max, tooLong), text, null),
  asTyped: true as const,
});
export const emailField = field(optionalEmail, text, null);
export const digitsField = (lengths: readonly number[], message: string) =>
  field(optionalDigits(lengths, message), text, null);
/** A number with check digits, which `isRight` tests. */
export const documentField = (isRight: (digits: string) => boolean, message: string) =>
  field(optionalNumber(isRight, message), text, null);
/** `YYYY-MM-DD` */
export const dateField = field(optionalDate, text, null);
/** Brazilian reais, or null. */
export const amountField = field(money.nullable(), z.number().nullable(), null);
/** A whole number, or null. */
export const countField = (least: number, most: number) =>
  field(
    z
      .int({ error: messages.invalidValue })
      .min(least, messages.invalidValue)
      .max(most, messages.invalidValue)
      .nullable(),
    z.int().nullable(),
    null,
  );
/** Months as a reader names them: 'de 01/2012 a 12/2013, 03/2015', in order. */
export const monthsField = field(
  z
    .string({ error: messages.invalidValue })
    .max(2000, messages.invalidValue)
    .nullable()
    .transform((typed, context) => {
      if (typed === null || typed.trim() === '') return null;
      const months = readMonthRanges(typed);
      if (months !== null) return formatMonthRanges(months);
      context.addIssue({ code: 'custom', message: messages.invalidMonths });
      return z.NEVER;
    }),
  text,
  null,
);
/** The two letters of a state or of the Federal District. */
export const stateField = field(optionalState, z.enum(unitCodes).nullable(), null);

/** One of a closed list, or null. */
export const choiceField = <Choice extends z.ZodType<string, string>>(choice: Choice) =>
  field(
    z
      .union([z.literal(''), choice], { error: messages.invalidValue })
      .transform((value): z.output<Choice> | null => (value === '' ? null : value))
      .nullable(),
    choice.nullable(),
    null,
  );

/** Never empty: `null` resets it to its default. */
export const defaultField = <Kept extends z.ZodType>(kept: Kept, empty: z.output<Kept>) =>
  field(withDefault(kept, empty), kept, empty);
export const flagField = (empty: boolean) => defaultField(z.boolean({ error: messages.invalidValue }), empty);
