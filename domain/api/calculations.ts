import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { workAfter } from './choice.ts';
import {
  asOfRevision,
  id,
  ignored,
  instant,
  regimeType,
  requiredText,
  type Span,
  span,
  statedSpan,
  withDefault,
} from './common.ts';
import { field, keptShape, sentShape } from './field.ts';
import { amountField, countField, dateField, defaultField, flagField, stateField } from './kinds-of-field.ts';

export const calculationNameMaximum = 27;

export const calculationName = requiredText(calculationNameMaximum, messages.nameTooLong);

export const countingMethod = z.enum(['days365', 'calendar'], { error: messages.invalidValue });
export type CountingMethod = z.infer<typeof countingMethod>;

/** Spans that a user states when the calculation has no work records. `disabledTime` is the grave degree. */
export const spanNames = [
  'publicServiceTime',
  'teachingTime',
  'carreerTime',
  'positionTime',
  'contributionTime',
  'specialTime',
  'policeTime',
  'disabledTime',
  'disabledLowTime',
  'disabledModerateTime',
] as const;
export type SpanName = (typeof spanNames)[number];

const noTime: Span = { years: 0, months: 0, days: 0 };
/** Every span may be cleared. */
const statedField = field(withDefault(statedSpan, noTime), span, noTime);

/** Stated spans, as sent and as answered. */
export const spanFields = {
  publicServiceTime: statedField,
  teachingTime: statedField,
  carreerTime: statedField,
  positionTime: statedField,
  contributionTime: statedField,
  specialTime: statedField,
  policeTime: statedField,
  disabledTime: statedField,
  disabledLowTime: statedField,
  disabledModerateTime: statedField,
} as const satisfies Record<SpanName, typeof statedField>;

/** Seventy years with their 13th ones, and more than any statute asks for. */
const MOST_CONTRIBUTIONS = 910;
const MOST_YEARS = 40;

/** The editable fields of a calculation. `null` clears a field, or resets it to its default. */
export const calculationFields = {
  name: field(calculationName, z.string(), ''),
  state: stateField,
  regimeType: defaultField(regimeType, 'RPPS'),
  regimeId: field(z.int({ error: messages.invalidRegime }).nullable(), z.int().nullable(), null),
  calculationDate: dateField,
  registrationDate: dateField,
  /** Since when a retirement of the RGPS is received; null: none is. */
  retiredSince: dateField,
  publicServiceIngressDate: dateField,
  countingMethod: defaultField(countingMethod, 'days365'),
  optedForRPC: flagField(false),
  rpcOptedOn: dateField,
  /** Of the official statement, in BRL of the day of the option. */
  specialBenefit: amountField,
  specialBenefitAverage: amountField,
  /** Paid until the option, the 13th ones with them. */
  specialBenefitContributions: countField(0, MOST_CONTRIBUTIONS),
  /** null: 35 of a man, 30 of a woman. */
  specialBenefitYears: countField(1, MOST_YEARS),
  /** null: as is usual, it goes on in the RGPS. */
  workAfter: field(workAfter.nullable(), workAfter.nullable(), null),
  ...spanFields,
} as const;

const sent = z.strictObject(sentShape(calculationFields)).partial();

export const calculationEdit = sent;
export type CalculationEdit = z.output<typeof calculationEdit>;

const serverOwned = {
  id: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  regime: ignored,
  calculationDateUsed: ignored,
  calculationDateSource: ignored,
};

export const calculationCreateBody = z.strictObject({
  ...sent.shape,
  ...serverOwned,
  name: calculationName,
  customerId: id,
});
export const calculationEditBody = z.strictObject({
  ...sent.shape,
  ...serverOwned,
  customerId: ignored,
});

/** The chosen date; else the day on which spans were stated, if there are no records; else today in São Paulo. */
export const calculationDateSource = z.enum(['chosen', 'spansStated', 'today']);

export const calculation = z.strictObject({
  id,
  customerId: id,
  regime: z.string().nullable(),
  ...keptShape(calculationFields),
  /** The day on which everything is measured: `calculationDate`, or the day that replaces it. */
  calculationDateUsed: z.string(),
  calculationDateSource,
  createdAt: instant,
  updatedAt: instant,
});
export type Calculation = z.infer<typeof calculation>;

export const calculationAnswer = z.strictObject({ calculation });
export const calculationListQuery = z.object({ customerId: id });
export const calculationQuery = z.object(asOfRevision);
export const calculationListAnswer = z.strictObject({ calculations: z.array(calculation) });

export const copyCalculationBody = z.strictObject({
  calculationId: id,
  name: calculationName,
  copiedData: z
    .array(z.enum(['time', 'salary'], { error: messages.invalidValue }))
    .min(1, messages.required)
    .max(2, messages.invalidValue),
  /** Whose the copy is; absent: the same client's. */
  customerId: id.optional(),
});

export const timeCut = z.enum(['today', '1998-12-16', '2003-12-31', 'reform']);
export type TimeCut = z.infer<typeof timeCut>;
export const timeTotalsQuery = z.object({
  ...asOfRevision,
  until: timeCut.default('today'),
  regimeType: z.enum(['RPPS', 'RGPS', 'ALL']).default('ALL'),
});

/** Totals on a cut date; `until` in the answer is the date that was used. */
export const timeTotals = z.strictObject({
  until: z.string(),
  totals: z.strictObject({ ...keptShape(spanFields), convertedContributionTime: span }),
});
export type TimeTotals = z.infer<typeof timeTotals>;
