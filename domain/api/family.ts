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
/**
 * `other`: a natural one; `accident`: of any nature; `work`: accident at work, occupational or work disease; `aggression`:
 * suffered by police in the post or because of it.
 */
export const deathCauses = ['other', 'accident', 'work', 'aggression'] as const;

/** What a spouse receives or would receive besides: a retirement, a pension of another regime or of the same one. */
export const otherBenefitKinds = ['retirement', 'otherRegimePension', 'sameRegimePension'] as const;

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
    .array(
      z.strictObject({
        id: id.refine((text) => text !== OWN_PENSION, messages.invalidValue),
        value: money,
        kind: z.enum(otherBenefitKinds, { error: messages.invalidValue }).default('retirement'),
        /** The right to it was complete by 13/11/2019. */
        acquiredBefore: z.boolean({ error: messages.invalidValue }).default(false),
      }),
    )
    .max(MOST_BENEFITS, messages.invalidValue)
    .refine(hasNoTwins, messages.invalidValue)
    .default([]),
});
export type FamilyBody = z.infer<typeof familyBody>;
export type FamilyRequest = z.input<typeof familyBody>;

const step = z.strictObject({ label: z.string(), value: z.string(), article: z.string().nullable() });
const quota = z.strictObject({
  id: z.string(),
  amount: z.number(),
  /** After contribution and income tax of who receives it; null where they are not known, as `notes` say. */
  net: z.number().nullable(),
});

/** The spouse's quota, as `pension`, with what else they receive; null: nothing is received together. */
const cumulation = z
  .array(
    z.strictObject({
      id: z.string(),
      whole: z.number(),
      paid: z.number(),
      isBest: z.boolean(),
      /** Of several pensions of spouses in one regime: left for the better one. */
      isLeft: z.boolean(),
    }),
  )
  .nullable();

/** A benefit for incapacity as of the day; `why` says in Portuguese why there is no amount. */
const incapacityBenefit = z.strictObject({
  amount: z.number().nullable(),
  why: z.string().nullable(),
  ruleId: z.string().nullable(),
  /** False: the law of the place was not read in its text. */
  confirmed: z.boolean(),
  steps: z.array(step),
});
export type IncapacityBenefit = z.infer<typeof incapacityBenefit>;

export const familyAnswer = z.strictObject({
  /** `YYYY-MM-DD`. */
  death: z.string(),
  /** Why the records tell that nothing would be owed on that day: what is worked out is of who were covered. Absent otherwise. */
  notCovered: z.string().optional(),
  base: z.strictObject({
    /** null with the reason in `missing` and `notes`. */
    amount: z.number().nullable(),
    ruleId: z.string().nullable(),
    kind: z.enum(['retirement', 'incapacity', 'lastPay']),
    steps: z.array(step),
  }),
  /** null: the pensions of the place were not read. */
  law: z.enum(['article23', 'ownQuotas', 'lei10887', 'wholeBase', 'wholePay']).nullable(),
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
    z.strictObject({
      from: z.string(),
      total: z.number(),
      quotas: z.array(quota),
      steps: z.array(step),
      /** What the spouse receives of the quota and all else; null: nothing is received together. */
      spouseTogether: z.number().nullable(),
    }),
  ),
  /** Who receives nothing: of a later class, or of age. */
  excluded: z.array(z.string()),
  cumulation,
  /**
   * The same family after each retirement that can be planned, the death supposed on its first day or on that of `death`,
   * whichever is later; empty: none has a value, or there is a pay.
   */
  afterRetirements: z.array(
    z.strictObject({
      ruleId: z.string(),
      modality: z.string(),
      whenToRetire: z.string(),
      /** The day of the supposed death: dependants of age by then receive nothing. */
      death: z.string(),
      base: z.number(),
      total: z.number(),
      quotas: z.array(quota),
      steps: z.array(step),
      cumulation,
    }),
  ),
  /** If the person became unable to work on that day instead; null: retired already, or the day lies before the reform. */
  incapacity: z
    .strictObject({
      permanent: incapacityBenefit,
      /** After an accident at work, an occupational or a work disease. */
      byWork: incapacityBenefit,
      /** With 25% for permanent assistance, above the ceiling too; null: not of this regime. */
      withAssistance: z.strictObject({ permanent: incapacityBenefit, byWork: incapacityBenefit }).nullable(),
      /** Auxílio por incapacidade temporária; null: not of this regime. */
      temporary: incapacityBenefit.nullable(),
      notes: z.array(z.string()),
    })
    .nullable(),
  /** Sentences in Portuguese: what is supposed, and what is not known. */
  notes: z.array(z.string()),
});
export type FamilyAnswer = z.infer<typeof familyAnswer>;
