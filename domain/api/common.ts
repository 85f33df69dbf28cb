import { z } from 'zod';
import { ISO_DAY, isDayOfCalendar } from '../units/day.ts';
import { messages } from '../words/messages.ts';
import { unitCodes } from '../words/units.ts';

const FIRST_DAY = '1900-01-01';
/** Nobody plans further ahead: a later year is a slip of the keyboard. */
const LAST_DAY = '2200-12-31';

/** A day of the civil calendar as `YYYY-MM-DD`; 31/02 and other impossible days are refused. */
export const isoDate = z
  .string({ error: messages.invalidDate })
  .min(1, messages.required)
  .regex(ISO_DAY, messages.invalidDate)
  .refine((text) => isDayOfCalendar(text) && text >= FIRST_DAY && text <= LAST_DAY, messages.invalidDate);

const SEEN = /[^\s\p{C}]/u;
/** A text of format and control characters alone is an empty one: on a list nobody would see its row. */
const asSeen = (text: string): string => (SEEN.test(text) ? text : '');

/** A text that must be there and say something. */
export const requiredText = (max: number, tooLong: string = messages.textTooLong(max)) =>
  z.string({ error: messages.invalidValue }).trim().overwrite(asSeen).min(1, messages.required).max(max, tooLong);

/** A whole number in an address: digits and nothing else. */
export const queryNumber = (min: number, max: number) =>
  z
    .string({ error: messages.invalidValue })
    .regex(/^\d{1,10}$/, messages.invalidValue)
    .transform(Number)
    .pipe(z.int().min(min, messages.invalidValue).max(max, messages.invalidValue));

/** Pages beyond are as empty as the last one is. */
const LAST_PAGE = 1_000_000_000;
export const pageNumber = queryNumber(1, LAST_PAGE).default(1);

/** In an address: something as it stood after that event of its own, numbered from 0; absent: as it stands. */
export const asOfRevision = { revision: queryNumber(0, LAST_PAGE).optional() };

/** A field that is never empty: `null` takes back what was said, so that it says again what nobody needs to say. */
export const withDefault = <Field extends z.ZodType>(field: Field, value: z.output<Field>) =>
  field.nullable().transform((given): z.output<Field> => given ?? value);

/** An instant as ISO 8601 in UTC. */
export const instant = z.string();

export const id = z.string().min(1, messages.required);

const wholeTime = z.int({ error: messages.invalidValue }).min(0, messages.notNegative);

/** Years, months and days as derived: non-negative integers. */
export const span = z.strictObject({ years: wholeTime, months: wholeTime, days: wholeTime });
export type Span = z.infer<typeof span>;

/** A span as a person types it, kept as it is. No life is longer, in whichever unit it is written. */
export const statedSpan = z.strictObject({
  years: wholeTime.max(150, messages.invalidValue),
  months: wholeTime.max(1800, messages.invalidValue),
  days: wholeTime.max(54_750, messages.invalidValue),
});

/** Brazilian reais with at most two decimals. */
export const money = z
  .number({ error: messages.invalidValue })
  .min(0, messages.notNegative)
  .max(1e12)
  .refine((value) => Number(value.toFixed(2)) === value, messages.invalidValue);

/** A text that a form leaves empty is no text. */
export const optionalText = (max: number, tooLong: string = messages.textTooLong(max)) =>
  z
    .string({ error: messages.invalidValue })
    .trim()
    .overwrite(asSeen)
    .max(max, tooLong)
    .transform((text) => (text === '' ? null : text))
    .nullable();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Accepted with or without its mask, answered as digits, which `isRight` tests. */
export const optionalNumber = (isRight: (digits: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .max(40, message)
    .transform((text) => (text.trim() === '' ? null : digitsOf(text)))
    .refine((digits) => digits === null || isRight(digits), message)
    .nullable();

export const optionalDigits = (lengths: readonly number[], message: string) =>
  optionalNumber((digits) => lengths.includes(digits.length), message);

export const optionalEmail = z
  .string({ error: messages.invalidEmail })
  .trim()
  .max(254, messages.invalidEmail)
  .transform((text) => (text === '' ? null : text))
  .refine((text) => text === null || z.email().safeParse(text).success, messages.invalidEmail)
  .nullable();

export const optionalState = z
  .union([z.literal(''), z.enum(unitCodes, { error: messages.invalidState })], { error: messages.invalidState })
  .transform((code) => (code === '' ? null : code))
  .nullable();

export const optionalDate = z
  .union([z.literal(''), isoDate], { error: messages.invalidDate })
  .transform((date) => (date === '' ? null : date))
  .nullable();

export const gender = z.enum(['Homem', 'Mulher'], { error: messages.invalidValue });

export const regimeType = z.enum(['RPPS', 'RGPS'], { error: messages.invalidRegimeType });
export type RegimeType = z.infer<typeof regimeType>;

/** What the server owns or derives may be sent back; it is accepted and ignored. */
export const ignored = z.unknown().optional();

/** Who wrote something. */
export const author = z.strictObject({ id: z.string(), name: z.string() });

/** A field that was changed since the revision that a save had seen: who, when, and what it says now. */
export const conflict = z.strictObject({ field: z.string(), by: author, at: instant, theirs: z.unknown() });
export type Conflict = z.infer<typeof conflict>;

/**
 * The one shape of every error. `fields` names each refused field with its sentence; `conflicts`, of a stale save, what
 * changed meanwhile, whether the save sent it too or not.
 */
export const errorBody = z.strictObject({
  err: z.string(),
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  conflicts: z.array(conflict).optional(),
});

export const pagination = z.strictObject({ page: z.int(), limit: z.int(), totalCount: z.int() });

/** More than anybody corrects at once; of a body with a million wrong fields the answer stays short. */
const MOST_NAMED = 500;
const LONGEST_PATH = 200;

/**
 * Turns a zod error into the contract's `fields`: dotted path → Portuguese sentence, of the first 500. Parse with
 * `reportInput`, so that a field left out, or cleared, is told from one of another type.
 */
export const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  const named = error.issues.slice(0, MOST_NAMED).flatMap(sentencesOf).slice(0, MOST_NAMED);
  for (const [path, sentence] of named) fields[path] ??= sentence;
  return fields;
};

const sentencesOf = (issue: z.core.$ZodIssue): [path: string, sentence: string][] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MOST_NAMED).map((key) => [pathOf([...issue.path, key]), messages.unknownField]);
  const missing = issue.code === 'invalid_type' && 'input' in issue && (issue.input ?? null) === null;
  return [[pathOf(issue.path), missing ? messages.required : portuguese(issue.message)]];
};

const pathOf = (path: readonly PropertyKey[]): string => path.join('.').slice(0, LONGEST_PATH);

/** Messages of our own are Portuguese; what zod says by itself becomes the general sentence. */
const portuguese = (message: string): string =>
  /^(Invalid|Too |Unrecognized|Expected)/.test(message) ? messages.invalidValue : message;
