/** What a family would receive on a death, until when, and by which law. A question: nothing of it is kept. BRL. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { isoDate, money, regimeType } from './common.ts';

const MOST_DEPENDANTS = 12;
const MOST_BENEFITS = 5;
/** The pension itself in the list of what is received together. */
export const OWN_PENSION = 'pension';

const id = z.string({ error: messages.invalidValue }).min(1, messages.required).max(50, messages.invalidValue);
const hasNoTwins = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map((one) => one.id)).size === list.length;

export const dependantKinds = ['spouse', 'formerSpouse', 'child', 'ward', 'parent', 'sibling'] as const;
/** `other`: a natural one; `accident`: of any nature; `work`: accident at work, occupational or work disease. */
export const deathCauses = ['other', 'accident', 'work'] as const;

const dependant = z.strictObject({
  id,
  kind: z.enum(dependantKinds, { error: messages.invalidValue }),
  birthDate: isoDate,
  /** Invalid, or with an intellectual, mental or grave disability. */
  invalid: z.boolean({ error: messages.invalidValue }).default(false),
  /** Of a spouse or companion. */
  unionSince: isoDate.nullable().default(null),
  /** Of a former spouse; null: without end. */
  alimonyUntil: isoDate.nullable().default(null),
});

/** Without `regimeType` that of the calculation, without `death` the day of the calculation. */
export const familyBody = z.strictObject({
  regimeType: regimeType.optional(),
  death: isoDate.optional(),
  cause: z.enum(deathCauses, { error: messages.invalidValue }).default('other'),
  /** What is received by who is retired already; null: nobody is. */
  retirementPay: money.nullable().default(null),
  dependants: z.array(dependant).max(MOST_DEPENDANTS, messages.invalidValue).refine(hasNoTwins, messages.invalidValue),
  /** Of the spouse: retirements and other pensions. */
  otherBenefits: z
    .array(z.strictObject({ id: id.refine((text) => text !== OWN_PENSION, messages.invalidValue), value: money }))
    .max(MOST_BENEFITS, messages.invalidValue)
    .refine(hasNoTwins, messages.invalidValue)
    .default([]),
});
export type FamilyBody = z.infer<typeof familyBody>;
export type FamilyRequest = z.input<typeof familyBody>;

const step = z.strictObject({ label: z.string(), value: z.string(), article: z.string().nullable() });
const quota = z.strictObject({ id: z.string(), amount: z.number() });

export const familyAnswer = z.strictObject({
  /** `YYYY-MM-DD`. */
  death: z.string(),
  base: z.strictObject({
    /** null with the reason in `missing` and `notes`. */
    amount: z.number().nullable(),
    ruleId: z.string().nullable(),
    kind: z.enum(['retirement', 'incapacity']),
    steps: z.array(step),
  }),
  /** null: the pensions of the place were not read. */
  law: z.enum(['article23', 'lei10887', 'wholeBase']).nullable(),
  missing: z.enum(['lawNotRead', 'noBase', 'noDependants']).nullable(),
  durations: z.array(
    z.strictObject({
      id: z.string(),
      /** The last day; null: for life or while something lasts, or not known, as `reason` says. */
      until: z.string().nullable(),
      reason: z.string(),
      article: z.string(),
      confirmed: z.boolean(),
    }),
  ),
  periods: z.array(
    z.strictObject({ from: z.string(), total: z.number(), quotas: z.array(quota), steps: z.array(step) }),
  ),
  /** Who receives nothing: of a later class, or of age. */
  excluded: z.array(z.string()),
  /** The spouse's quota, as `pension`, with what else they receive; null: nothing is received together. */
  cumulation: z
    .array(z.strictObject({ id: z.string(), whole: z.number(), paid: z.number(), isBest: z.boolean() }))
    .nullable(),
  /** The same family after the best retirement complete on the day, else the next one; null: none has a value, or there is a pay. */
  afterRetirement: z
    .strictObject({
      ruleId: z.string(),
      modality: z.string(),
      whenToRetire: z.string(),
      base: z.number(),
      total: z.number(),
      quotas: z.array(quota),
      steps: z.array(step),
    })
    .nullable(),
  /** Sentences in Portuguese: what is supposed, and what is not known. */
  notes: z.array(z.string()),
});
export type FamilyAnswer = z.infer<typeof familyAnswer>;
