import { z } from 'zod';
import { calculation, countingMethod } from './calculations.ts';
import { asOfRevision, gender, regimeType, span } from './common.ts';
import { customer } from './customers.ts';

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

export const ruleKind = z.enum([
  'age',
  'time',
  'points',
  'progressive-age',
  'toll',
  'permanent',
  'special',
  'police',
  'disability',
  'incapacity',
  'compulsory',
]);

/** A quantity in its own unit: a span for ages and times, a number for points and months, a date for entries. */
export const quantity = z.union([span, z.number(), z.string(), z.null()]);
export type Quantity = z.infer<typeof quantity>;

const day = z.string().nullable();

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
  metOn: day,
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

export const benefitStep = z.strictObject({ label: z.string(), value: z.string(), article: z.string().nullable() });

export const loggedSalary = z.strictObject({
  month: z.string(),
  year: z.int(),
  value: z.number(),
  index: z.number().nullable(),
  updatedValue: z.number().nullable(),
});
export type LoggedSalary = z.infer<typeof loggedSalary>;

const benefitLogFields = {
  name: z.string(),
  value: z.number().nullable(),
  count: z.int().nullable(),
  baseContribution: z.number().nullable(),
  gender,
  divisors: z.array(z.number()),
  /** The day of `contribution` and `finalContribution`. */
  measuredOn: z.string(),
  contribution: span.nullable(),
  percentages: z.array(z.number()),
  retirementDate: day,
  retirementAge: span.nullable(),
  finalContribution: span.nullable(),
  steps: z.array(benefitStep),
};

/** How a value arose, without the lists of salaries (they are asked for one rule at a time). */
export const benefitLog = z.strictObject(benefitLogFields);
export type BenefitLog = z.infer<typeof benefitLog>;

export const benefitLogWithSalaries = z.strictObject({
  ...benefitLogFields,
  salaries: z.strictObject({
    all: z.array(loggedSalary),
    since1994: z.array(loggedSalary),
    sorted: z.array(loggedSalary),
    top: z.array(loggedSalary),
    discarded: z.array(loggedSalary),
  }),
});
export type BenefitLogWithSalaries = z.infer<typeof benefitLogWithSalaries>;

const optionalSpan = span.nullable();

export const rule = z.strictObject({
  id: z.string(),
  modality: z.string(),
  description: z.string(),
  ruleLaw: z.string(),
  ruleYear: z.int(),
  observation: z.string().nullable(),
  gender: gender.nullable(),
  regimeType,
  place: z.string().nullable(),
  kind: ruleKind,
  teacher: z.boolean(),
  parity: z.union([z.boolean(), z.string()]),
  abono: z.union([z.boolean(), z.string()]),
  hasReductor: z.boolean(),
  confirmed: z.boolean(),
  /** The day whose text was last read; null where it is not confirmed. */
  checkedOn: day,
  /** The articles on which its figures and its value stand, on official pages. */
  sources: z.array(citation),
  variantOf: z.string().nullable(),
  /** The other reading is of a text, read two ways or not at all; absent where the courts are asked, or there is no `variantOf`. */
  readingOfText: z.literal(true).optional(),
  /** Holds only if rural time since 11/1991 was paid, which nothing tells (Lei 8.213/1991, art. 55, § 2); absent otherwise. */
  hangsOnRuralPay: z.literal(true).optional(),
  /** To come, and no reason to wait: on its first day a right that is complete before pays as much. Absent otherwise. */
  overtaken: z.literal(true).optional(),
  notices: z.array(z.string()),

  necessaryAge: optionalSpan,
  decreasedNecessaryAge: optionalSpan,
  necessaryContribution: optionalSpan,
  increasedNecessaryContribution: optionalSpan,
  necessaryPublicServiceTime: optionalSpan,
  necessaryCarreerTime: optionalSpan,
  necessaryPositionTime: optionalSpan,
  necessaryTeachingTime: optionalSpan,
  increasedNecessaryTeachingTime: optionalSpan,
  necessarySpecialTime: optionalSpan,
  necessaryPoliceTime: optionalSpan,
  necessaryDisabledTime: optionalSpan,
  necessaryPoints: z.number().nullable(),
  fixedPoints: z.boolean().nullable(),
  minRemunerations: z.int().nullable(),

  ruleStartDate: day,
  ruleLimitDate: day,
  tollLimitDate: day,
  regimeDate: day,
  calculationDate: z.string(),
  /**
   * The one day on which `requirements` are read: that on which the right became complete; where it is not, the
   * calculation date, or the last day of a window that closed before it.
   */
  measuredOn: z.string(),

  /** Measured on the calculation date. */
  held: z.partialRecord(requirementKey, quantity),
  requirements: z.array(requirementExplained),

  ageToRetire: day,
  contributionToRetire: day,
  positionToRetire: day,
  publicServiceToRetire: day,
  teachingToRetire: day,
  carreerToRetire: day,
  specialTimeToRetire: day,
  policeToRetire: day,
  pointsToRetire: day,
  remunerationsToRetire: day,
  /** The day on which everything holds together: past for an applicable rule, `null` for never. */
  whenToRetire: day,
  /** False for a right that is only complete after the compulsory retirement or the age of 75: nobody plans by it. */
  withinReach: z.boolean(),

  /** What the other way of counting time says, where the right is more than 30 days away from it or stands otherwise. */
  otherCount: z
    .strictObject({
      countingMethod,
      standing: z.enum(['applicable', 'future', 'notApplicable']),
      whenToRetire: day,
    })
    .nullable(),

  whyNot: z.array(
    z.strictObject({
      requirement: requirementKey,
      necessary: quantity,
      held: quantity,
      missing: quantity,
      /** The day on which it was measured, where that is not the calculation date. */
      measuredOn: z.string().optional(),
      /** What is lacking, in Portuguese, where it is not an amount. */
      reason: z.string().optional(),
    }),
  ),
  exclusion: z.strictObject({ by: z.string(), source: z.enum(['applicable', 'future']) }).nullable(),

  benefitCalculusMethod: z.string(),
  /** Of a right to come with the pay going on until then. */
  estimatedBenefit: z.number().nullable(),
  /** With the remunerations known alone; the same where nothing is supposed. */
  estimatedBenefitKnown: z.number().nullable(),
  /**
   * Of both: what the União pays beside the retirement to who moved to the complementary regime (Lei 12.618, art. 3); it bears
   * no contribution. Absent where nothing is paid or known.
   */
  specialBenefit: z.number().optional(),
  /** Why there is no estimate, in Portuguese; null when there is one. */
  benefitMissing: z.string().nullable(),
  /**
   * The same as a name. With `noSalaries`, `remunerations` and `noLastRemuneration` the remunerations have to be typed in; with
   * `nothingSince1994` there are none to type in, and the rest is no work of the adviser's.
   */
  benefitMissingReason: z
    .enum([
      'noSalaries',
      'remunerations',
      'noLastRemuneration',
      'noSurvivalTable',
      'noRequiredContribution',
      'noIndex',
      'noLimits',
      'nothingSince1994',
    ])
    .nullable(),
  benefitLogs: z.array(benefitLog),
});
export type Rule = z.infer<typeof rule>;

/** Without `regimeType` those of the calculation. */
export const rulesQuery = z.object({
  ...asOfRevision,
  regimeType: z.enum(['RPPS', 'RGPS', 'RPPSV2']).optional(),
  /** Counts time this way for this answer only, whatever the calculation says. */
  countingMethod: countingMethod.optional(),
});

/** Of a scenario, which is asked about as it stands. */
export const scenarioRulesQuery = rulesQuery.omit({ revision: true });

export const rulesAnswer = z.strictObject({
  applicableRules: z.array(rule),
  futureRules: z.array(rule),
  notApplicableRules: z.array(rule),
  regimeDate: day,
  /** Dotted names of what is missing, such as 'customer.birthDate'; with some of them the lists stay empty. */
  missingData: z.array(z.string()),
  /** Neither a work record nor a stated time: every day supposes contributing from the calculation date on. Absent otherwise. */
  nothingRecorded: z.literal(true).optional(),
  /** A retirement of the RGPS is received since that day, and the RGPS gives no other: the lists are as if it were not. Absent otherwise. */
  retiredSince: z.string().optional(),
  warnings: z.array(z.string()),
});
export type RulesAnswer = z.infer<typeof rulesAnswer>;

/** One of the three lists, with the calculation and the customer whom it is about. */
export const ruleListAnswer = z.strictObject({ rules: z.array(rule), calculation, customer });

export const benefitLogsQuery = z.object({
  ...asOfRevision,
  regimeType: z.enum(['RPPS', 'RGPS']).optional(),
  /** As asked of the rules. */
  countingMethod: countingMethod.optional(),
});
export const benefitLogsAnswer = z.strictObject({ benefitLogs: z.array(benefitLogWithSalaries) });
