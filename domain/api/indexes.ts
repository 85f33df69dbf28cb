import { z } from 'zod';
import { FIRST_AVERAGED_MONTH, monthOfPay, parseMonthOfYear } from '../units/month.ts';
import { indexMessages } from '../words/indexes.ts';
import { messages } from '../words/messages.ts';
import { instant, money, pageNumber, pagination, queryNumber } from './common.ts';

/** Since 07/1994 prices have risen some twelvefold, and have never fallen by anything near a tenth. */
const [LEAST_INDEX, MOST_INDEX] = [0.1, 1000];

export const monthOfYear = z
  .string({ error: messages.invalidDate })
  .regex(/^(0[1-9]|1[0-2])\/(19|20|21)\d\d$/, messages.invalidDate);
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
  /** All that is published, ascending; the law's interest on what is paid late goes by it. */
  selic: z.array(z.strictObject({ month: z.string(), year: z.int(), percent: z.number() })),
});

const month = z.string({ error: messages.invalidValue }).regex(/^(0[1-9]|1[0-2])$/, messages.invalidValue);
const year = z.int({ error: messages.invalidValue }).min(1994, messages.invalidValue).max(2100, messages.invalidValue);

/** A field of numbers that is left empty sends 0: there is no wage and no ceiling of zero. */
const wage = money.transform((value) => (value === 0 ? null : value)).nullable();

const publishedIndex = z.strictObject({
  month,
  year,
  index: z
    .number({ error: messages.invalidValue })
    .min(LEAST_INDEX, messages.invalidValue)
    .max(MOST_INDEX, messages.invalidValue),
  date: monthOfYear,
});

/** The SELIC of no month has been negative or reached a tenth since 1996. */
export const MOST_RATE = 10;
/** A hundred years, by month, in one publication. */
export const MOST_RATES = 1200;
const publishedRate = z.strictObject({
  month,
  year,
  percent: z
    .number({ error: messages.invalidValue })
    .min(0, messages.invalidValue)
    .max(MOST_RATE, messages.invalidValue),
});

/** Why a factor does not belong to the table that it names, or null. */
const strayIn = (factor: z.output<typeof publishedIndex>): string | null => {
  const of = monthOfPay(factor);
  const reference = parseMonthOfYear(factor.date);
  if (of === reference) return factor.index === 1 ? null : indexMessages.ownMonth;
  return of < FIRST_AVERAGED_MONTH || of > reference ? indexMessages.outside(factor.date) : null;
};

/** What an administrator publishes: factors that bring each month to the table's reference month. */
export const updateIndexBody = z
  .strictObject({
    indexes: z.array(publishedIndex).max(2000),
    selic: z.array(publishedRate).max(MOST_RATES).default([]),
    min_salary: wage,
    max_salary: wage,
    year,
    month,
  })
  .superRefine((body, context) => {
    if (monthOfPay(body) < FIRST_AVERAGED_MONTH)
      context.addIssue({ code: 'custom', path: ['month'], message: indexMessages.beforeFirstTable });
    if (body.min_salary !== null && body.max_salary !== null && body.max_salary < body.min_salary)
      context.addIssue({ code: 'custom', path: ['max_salary'], message: indexMessages.ceilingBelowWage });
    body.selic.forEach((rate, place) => {
      if (monthOfPay(rate) <= monthOfPay(body)) return;
      const message = indexMessages.rateAfter(`${body.month}/${body.year}`);
      context.addIssue({ code: 'custom', path: ['selic', place, 'month'], message });
    });
    body.indexes.forEach((factor, place) => {
      const message = strayIn(factor);
      if (message !== null) context.addIssue({ code: 'custom', path: ['indexes', place, 'month'], message });
    });
  });

/** With `dryRun=true` a publication is checked and not saved. */
export const publishQuery = z.object({
  dryRun: z.enum(['true', 'false'], { error: messages.invalidValue }).default('false'),
});

/** Months as 'MM/YYYY'. `expected`: what the table used so far says, or leads to in a later month. */
export const indexCheckAnswer = z.strictObject({
  missing: z.array(z.string()),
  repeated: z.array(z.string()),
  differences: z.array(
    z.strictObject({ month: z.string(), year: z.int(), index: z.number(), date: z.string(), expected: z.number() }),
  ),
});

export const indexHistoryQuery = z.object({ page: pageNumber, limit: queryNumber(1, 100).default(20) });

export const indexHistoryAnswer = z.strictObject({
  entries: z.array(
    z.strictObject({
      revision: z.int(),
      at: instant,
      by: z.strictObject({ id: z.string(), name: z.string() }),
      event: z.string(),
      summary: z.string(),
      /** Reference month, 'MM/YYYY'. */
      date: z.string(),
      /** How many factors were published. */
      months: z.int(),
      minSalary: z.number().nullable(),
      maxSalary: z.number().nullable(),
    }),
  ),
  pagination,
});
