import type { z } from 'zod';
import { isDayOfCalendar } from '../../../../domain/units/day.ts';
import { messages } from '../../../../domain/words/messages.ts';

/** What is wrong with a value, as a sentence; null when nothing is. */
export type Check<T = unknown> = (value: T) => string | null;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

export const required: Check = (value) => (isBlank(value) ? messages.required : null);

/** The first complaint of several checks. */
export const both =
  <T>(...checks: readonly Check<T>[]): Check<T> =>
  (value) => {
    for (const check of checks) {
      const complaint = check(value);
      if (complaint !== null) return complaint;
    }
    return null;
  };

/** What the contract says about one field, so that the screen refuses what the server would. */
export const contract =
  (schema: z.ZodType): Check =>
  (value) =>
    schema.safeParse(value).error?.issues[0]?.message ?? null;

/** A date field holds what was typed until it is a day. */
export const realDate: Check = (value) =>
  isBlank(value) || (typeof value === 'string' && isDayOfCalendar(value)) ? null : messages.invalidDate;
