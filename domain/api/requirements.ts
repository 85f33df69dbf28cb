/** What a rule asks for, what is held of it, and where the statute says so. */
import { z } from 'zod';
import { span } from './common.ts';

/** What a requirement may be about; the keys of `held` and the values of `whyNot[].requirement`. */
export const requirementKey = z.enum([
  'age',
  'contribution',
  'publicService',
  'carreer',
  'position',
  'teaching',
  'special',
  'police',
  'disability',
  'points',
  'remunerations',
  'entry',
  'affiliation',
  'window',
  'compulsory',
  'data',
]);

export type RequirementKey = z.infer<typeof requirementKey>;

/** A quantity in its own unit: a span for ages and times, a number for points and months, a date for entries. */
export const quantity = z.union([span, z.number(), z.string(), z.null()]);

export type Quantity = z.infer<typeof quantity>;

export const dayOrNull = z.string().nullable();

/** What is cited: a norm, its article (null: the whole of it, or a decision) and the official page (null: none is known). */
export const citation = z.strictObject({
  norm: z.string(),
  article: z.string().nullable(),
  address: z.string().nullable(),
});

export type Citation = z.infer<typeof citation>;

/**
 * One requirement explained: what is needed, held and missing on the rule's `measuredOn`, and the first day on which this
 * requirement alone is met (`null`: never).
 * `share` is held ÷ needed from 0 to 1, for the bar. `article` is where the statute asks for it.
 */
export const requirementExplained = z.strictObject({
  requirement: requirementKey,
  label: z.string(),
  necessary: quantity,
  held: quantity,
  /** What is held on the calculation date, where that is something else. */
  heldOnCalculationDate: quantity.optional(),
  missing: quantity,
  metOn: dayOrNull,
  /** What is needed on `metOn`, where the figure moved until then or since. */
  necessaryThen: quantity.optional(),
  met: z.boolean(),
  share: z.number().min(0).max(1),
  article: z.string().nullable(),
  /** What that article asks of everybody, men and women, then and now; null for what is no requirement of it (an entry, a window). */
  asks: z.string().nullable(),
  text: z.string(),
  /** What the time held on `measuredOn` is made of, where degrees of disability are converted (LC 142/2013, art. 7). */
  parts: z
    .array(
      z.strictObject({
        /** Null: without a disability. */
        degree: z.enum(['high', 'medium', 'low']).nullable(),
        /** The kind of exposure, in years, whose table was used instead (Decreto 3.048/1999, art. 70-F). */
        exposure: z.union([z.literal(15), z.literal(20), z.literal(25)]).nullable(),
        held: span,
        factor: z.number(),
        converted: span,
      }),
    )
    .optional(),
});

export type RequirementExplained = z.infer<typeof requirementExplained>;
