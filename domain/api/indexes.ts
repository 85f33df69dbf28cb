import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { money } from './common.ts';

/** Since 07/1994 prices have risen some twelvefold. */
const MOST_INDEX = 1000;

export const monthOfYear = z.string().regex(/^(0[1-9]|1[0-2])\/\d{4}$/, messages.invalidDate);
export const updateIndexQuery = z.object({ date: monthOfYear });

export const updateIndexAnswer = z.strictObject({
  updateIndex: z.array(
    z.strictObject({
      month: z.string(),
      year: z.int(),
      index: z.number(),
      minSalary: z.number().nullable(),
      maxSalary: z.number().nullable(),
    }),
  ),
  minSalary: z.number().nullable(),
  maxSalary: z.number().nullable(),
  indexFoundInDate: z.boolean(),
  indexDate: z.string(),
});

/** What an administrator publishes: factors that bring each month to the table's reference month. */
export const updateIndexBody = z.strictObject({
  indexes: z
    .array(
      z.strictObject({
        month: z.string().regex(/^(0[1-9]|1[0-2])$/, messages.invalidValue),
        year: z.int().min(1994).max(2100),
        index: z.number().positive(messages.invalidValue).max(MOST_INDEX, messages.invalidValue),
        date: monthOfYear,
      }),
    )
    .max(2000),
  min_salary: money.nullable(),
  max_salary: money.nullable(),
  year: z.int().min(1994).max(2100),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/, messages.invalidValue),
});
