import { z } from 'zod';
import { benefitLog } from './benefit-logs.ts';
import { calculation, countingMethod } from './calculations.ts';
import { asOfRevision, gender, regimeType, span } from './common.ts';
import { customer } from './customers.ts';
import { citation, dayOrNull, quantity, requirementExplained, requirementKey } from './requirements.ts';

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
  checkedOn: dayOrNull,
  /** The articles on which its figures and its value stand, on official pages. */
  sources: z.array(citation),
  variantOf: z.string().nullable(),
  /** The other reading is of a text, read two ways or not at all; absent where the courts are asked, or there is no `variantOf`. */
  readingOfText: z.literal(true).optional(),
  /** Holds only if rural time since 11/1991 was paid, which nothing tells (Lei 8.213/1991, art. 55, § 2); absent otherwise. */
  hangsOnRuralPay: z.literal(true).optional(),
  /** Complete on its day only with exposure converted into common time, which has to be proved; absent otherwise. */
  hangsOnConversion: z.literal(true).optional(),
  /** Complete only after the last post of the regime of servants ended, so that it takes another one; absent otherwise. */
  hangsOnNewPost: z.literal(true).optional(),
  /** A retirement of the RGPS is received since that day: what is complete is no right to ask for. Absent otherwise. */
  retiredSince: z.string().optional(),
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

  ruleStartDate: dayOrNull,
  ruleLimitDate: dayOrNull,
  tollLimitDate: dayOrNull,
  regimeDate: dayOrNull,
  calculationDate: z.string(),
  /** Of the INSS in its month, where the value does not exceed it and would round to more; absent otherwise. */
  ceiling: z.number().optional(),
  /** Of that month, where the value rounds otherwise beside it; absent otherwise. */
  minimumWage: z.number().optional(),
  /** More than ten years ahead, and rounded it would read in another order than another right of the answer; absent otherwise. */
  exact: z.literal(true).optional(),
  /**
   * The one day on which `requirements` are read: that on which the right became complete; where it is not, the
   * calculation date, or the last day of a window that closed before it.
   */
  measuredOn: z.string(),

  /** Measured on the calculation date. */
  held: z.partialRecord(requirementKey, quantity),
  requirements: z.array(requirementExplained),

  ageToRetire: dayOrNull,
  contributionToRetire: dayOrNull,
  positionToRetire: dayOrNull,
  publicServiceToRetire: dayOrNull,
  teachingToRetire: dayOrNull,
  carreerToRetire: dayOrNull,
  specialTimeToRetire: dayOrNull,
  policeToRetire: dayOrNull,
  pointsToRetire: dayOrNull,
  remunerationsToRetire: dayOrNull,
  /** The day on which everything holds together: past for an applicable rule, `null` for never. */
  whenToRetire: dayOrNull,
  /** False for a right that is only complete after the compulsory retirement or the age of 75: nobody plans by it. */
  withinReach: z.boolean(),

  /** What the other way of counting time says, where the right is more than 30 days away from it or stands otherwise. */
  otherCount: z
    .strictObject({
      countingMethod,
      standing: z.enum(['applicable', 'future', 'notApplicable']),
      whenToRetire: dayOrNull,
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

/** A place whose rules from that day on, or some of them, nobody read: what is not listed may be a right all the same. */
export const placeNotRead = z.strictObject({ name: z.string(), since: z.string() });
export type PlaceNotRead = z.infer<typeof placeNotRead>;

export const rulesAnswer = z.strictObject({
  applicableRules: z.array(rule),
  futureRules: z.array(rule),
  notApplicableRules: z.array(rule),
  regimeDate: dayOrNull,
  /** Dotted names of what is missing, such as 'customer.birthDate'; with some of them the lists stay empty. */
  missingData: z.array(z.string()),
  /** Neither a work record nor a stated time: every day supposes contributing from the calculation date on. Absent otherwise. */
  nothingRecorded: z.literal(true).optional(),
  /** A retirement of the RGPS is received since that day, and the RGPS gives no other: the lists are as if it were not. Absent otherwise. */
  retiredSince: z.string().optional(),
  placeNotRead: placeNotRead.optional(),
  warnings: z.array(z.string()),
});

export type RulesAnswer = z.infer<typeof rulesAnswer>;

/** One of the three lists, with the calculation and the customer whom it is about. */
export const ruleListAnswer = z.strictObject({ rules: z.array(rule), calculation, customer });
