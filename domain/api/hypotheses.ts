/** What a scenario supposes. Money in BRL, days `YYYY-MM-DD`. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, isoDate, money, regimeType } from './common.ts';

const MOST_HYPOTHESES = 12;
/** Fifty years. */
const MOST_MONTHS = 600;
/** Of these no month is chosen for itself. */
const OF_WHOLE_YEARS: readonly string[] = ['grouping', 'keeping'];

const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: messages.invalidValue });

const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z.literal(values, { error: messages.invalidValue });

/**
 * What a month is paid on: the minimum wage or the ceiling of its month, the average of the last 36 months known in money of
 * the calculation date, the last remuneration of the record, or `value`.
 */
const paidOn = choice(['minimum', 'average36', 'ceiling', 'last', 'value']);

export type PaidOn = z.output<typeof paidOn>;

/** What the office or the notice of payment says that it costs; null: worked out where the law gives the figures. */
export const cost = money.nullable().default(null);

export const value = money.nullable().default(null);

const openDay = isoDate.nullable().default(null);

const exposure = oneOf([15, 20, 25]);

export const hypothesis = z.discriminatedUnion(
  'kind',
  [
    /** A running record goes on; null: until the right is complete. The rules are then those of the last day. */
    z.strictObject({ kind: z.literal('worksOn'), workRecordId: id, until: openDay, paidOn, value }),
    /** Every running record ends. */
    z.strictObject({ kind: z.literal('stops'), on: isoDate }),
    /** Contributes by himself: at 20% of any base, at 11% or 5% of the minimum wage. `from` null: from the calculation date on. */
    z.strictObject({
      kind: z.literal('contributes'),
      category: choice(['individual', 'facultativo']),
      rate: oneOf([20, 11, 5]),
      from: openDay,
      until: openDay,
      paidOn: choice(['minimum', 'average36', 'ceiling', 'value']),
      value,
    }),
    /** Time of one regime certified to the other (CTC). */
    z.strictObject({ kind: z.literal('certified'), workRecordId: id, regimeType, cost }),
    /**
     * A period of paid work that nobody contributed for, paid afterwards: what can no longer be collected is indemnified, `paidOn`
     * is the base of the rest. `purpose`: where it is to count, absent in the RGPS; `reciprocal` takes it to the RPPS by a
     * certificate. `wasMandatory`: absent is true; before the affiliation was mandatory there is no fine.
     */
    z.strictObject({
      kind: z.literal('bought'),
      from: isoDate,
      until: isoDate,
      paidOn: choice(['minimum', 'ceiling', 'value']),
      value,
      purpose: choice(['rgps', 'reciprocal']).optional(),
      wasMandatory: z.boolean({ error: messages.invalidValue }).optional(),
      cost,
    }),
    /**
     * What was paid below the minimum wage or by a reduced plan is paid up. `rate`: by which it was paid. `by`: absent, each month is
     * paid up; `excess` uses what other months of the civil year have above the minimum first; `grouping` keeps, by excess and by
     * joining months, as many as cost nothing; `keeping` at least `keep` of each civil year, what is then missing paid; `minimum`
     * pays what is missing by `rate`, and leaves a record of a reduced plan in it. `months`: of `paying`, `excess` and `minimum` only so
     * many, those that cost least on the calculation date; absent or null, all.
     */
    z.strictObject({
      kind: z.literal('complemented'),
      workRecordId: id,
      rate: oneOf([5, 7.5, 11, 20]),
      by: choice(['paying', 'excess', 'grouping', 'keeping', 'minimum']).optional(),
      keep: z
        .int({ error: messages.invalidValue })
        .min(1, messages.invalidValue)
        .max(12, messages.invalidValue)
        .nullable()
        .optional(),
      months: z
        .int({ error: messages.invalidValue })
        .min(1, messages.invalidValue)
        .max(MOST_MONTHS, messages.invalidValue)
        .nullable()
        .optional(),
      cost,
    }),
    /** Exposure is recognised, and converted into common time as far as the law allows. */
    z.strictObject({ kind: z.literal('special'), workRecordId: id, specialTimeBase: exposure, cost }),
    /** A pending suit is won. `specialTimeBase` null: common time; `paidOn` null: no remunerations are known. */
    z.strictObject({
      kind: z.literal('courtCase'),
      from: isoDate,
      until: isoDate,
      regimeType,
      specialTimeBase: exposure.nullable().default(null),
      isPublicService: z.boolean().default(false),
      paidOn: choice(['minimum', 'ceiling', 'value']).nullable().default(null),
      value,
      cost,
    }),
  ],
  { error: messages.invalidValue },
);

export type Hypothesis = z.output<typeof hypothesis>;

export type HypothesisKind = Hypothesis['kind'];

export const hypotheses = z
  .array(hypothesis, { error: messages.invalidValue })
  .min(1, messages.required)
  .max(MOST_HYPOTHESES, messages.invalidValue)
  .superRefine((list, context) => {
    list.forEach((one, place) => {
      if (one.kind === 'complemented' && one.by === 'keeping' && (one.keep ?? null) === null)
        context.addIssue({ code: 'custom', message: messages.required, path: [place, 'keep'] });
      if (one.kind === 'complemented' && OF_WHOLE_YEARS.includes(one.by ?? '') && (one.months ?? null) !== null)
        context.addIssue({ code: 'custom', message: messages.invalidValue, path: [place, 'months'] });
      if (!('paidOn' in one) || one.paidOn !== 'value' || one.value !== null) return;
      context.addIssue({ code: 'custom', message: messages.required, path: [place, 'value'] });
    });
  });
