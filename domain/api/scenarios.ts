/** Hypotheses about a calculation, kept beside its facts, and what each comes to. Money in BRL, days `YYYY-MM-DD`. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { countingMethod } from './calculations.ts';
import { choiceParts, workAfter } from './choice.ts';
import { id, ignored, instant, isoDate, money, regimeType, requiredText } from './common.ts';
import { disputedReading, markedRight } from './outlook.ts';

/** Of one calculation, and of one scenario. */
export const MOST_SCENARIOS = 20;
const MOST_HYPOTHESES = 12;

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
const cost = money.nullable().default(null);
const value = money.nullable().default(null);
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
     * pays what is missing by `rate`, and leaves a record of a reduced plan in it.
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

const name = requiredText(60, messages.nameTooLong);
const hypotheses = z
  .array(hypothesis, { error: messages.invalidValue })
  .min(1, messages.required)
  .max(MOST_HYPOTHESES, messages.invalidValue)
  .superRefine((list, context) => {
    list.forEach((one, place) => {
      if (one.kind === 'complemented' && one.by === 'keeping' && (one.keep ?? null) === null)
        context.addIssue({ code: 'custom', message: messages.required, path: [place, 'keep'] });
      if (!('paidOn' in one) || one.paidOn !== 'value' || one.value !== null) return;
      context.addIssue({ code: 'custom', message: messages.required, path: [place, 'value'] });
    });
  });

/** What a person says of a scenario. */
const statement = { name, hypotheses };
export const scenarioStatement = z.strictObject(statement);

export const scenarioBody = z.strictObject({
  ...statement,
  id: ignored,
  calculationId: ignored,
  createdAt: ignored,
  updatedAt: ignored,
});
/** An absent field keeps what it says. */
export const scenarioEditBody = z.strictObject({
  ...scenarioBody.shape,
  name: name.optional(),
  hypotheses: hypotheses.optional(),
});

const scenario = z.strictObject({
  id,
  calculationId: id,
  name: z.string(),
  hypotheses: z.array(hypothesis),
  createdAt: instant,
  updatedAt: instant,
});
export type Scenario = z.output<typeof scenario>;

export const scenarioAnswer = z.strictObject({ scenario });
export const scenariosAnswer = z.strictObject({ scenarios: z.array(scenario) });

/** Without `regimeType` that of the calculation. */
export const scenarioComparisonQuery = z.object({
  regimeType: regimeType.optional(),
  countingMethod: countingMethod.optional(),
  workAfter: workAfter.optional(),
});

const scenarioRight = z.strictObject({
  ruleId: z.string(),
  modality: z.string(),
  description: z.string(),
  /** The day on which the right is complete. */
  date: z.string(),
  /** The first day on which it can be asked for: `date`, but not before the day of the calculation. */
  from: z.string(),
  value: z.number().nullable(),
});
export type ScenarioRight = z.output<typeof scenarioRight>;

const marked = markedRight.nullable();

/** Why an answer is null, in Portuguese. */
const reason = z.strictObject({ field: z.string(), text: z.string() });
export type Reason = z.output<typeof reason>;

/** What a calculation comes to. Readings open in the courts are left out. */
export const scenarioOutcome = z.strictObject({
  /** The calculation date of the facts: everything is money of it. */
  calculationDate: z.string(),
  /** `first` with the names of its rule. */
  soonest: scenarioRight.nullable(),
  /** `highest` with the names of its rule. */
  best: scenarioRight.nullable(),
  applicableRules: z.int(),
  futureRules: z.int(),
  missingData: z.array(z.string()),
});
export type ScenarioOutcome = z.output<typeof scenarioOutcome>;

/** The first right against that of the facts. */
const measuredRow = {
  /** The first day with something to ask for, and its best right; not before the day until which the person works on. */
  first: marked,
  /** The highest value within reach. */
  highest: marked,
  /** The greatest total. */
  bestInLife: marked,
  /** Of `first`. */
  parts: choiceParts.nullable(),
  /** What the person pays beyond the facts until `first`; null where some of it is not known, or there is no right. */
  cost: z.number().nullable(),
  /** The law asks for interest, and `cost` has none. */
  interestMissing: z.boolean(),
  /** Days by which the first right comes earlier than by the facts, negative for later. */
  soonerByDays: z.int().nullable(),
  /** A month; against nothing where the facts have no right. */
  gainOnFirst: z.number().nullable(),
  /** Of the totals until the expectation of life. */
  balance: z.number().nullable(),
  /** Of `first`: its total after the contribution of the retired and the income tax; null where they are not known. */
  totalNet: z.number().nullable(),
  /** Of the net totals. */
  balanceNet: z.number().nullable(),
  /** From which the sum received is never again below that of the facts. */
  evensOutOn: z.string().nullable(),
  disputed: z.array(disputedReading),
  /** Why something above is null. */
  reasons: z.array(reason),
};

const costLine = z.strictObject({
  label: z.string(),
  article: z.string().nullable(),
  months: z.int(),
  /** Of the first month; null for what is paid at once, and where it is not known. */
  monthly: z.number().nullable(),
  total: z.number().nullable(),
  interestMissing: z.boolean(),
});

const factsOutcome = z.strictObject({ ...scenarioOutcome.shape, ...measuredRow });
export type FactsOutcome = z.output<typeof factsOutcome>;

const compared = {
  name: z.string(),
  hypotheses: z.array(hypothesis),
  /** The hypotheses in Portuguese. */
  inWords: z.array(z.string()),
  outcome: scenarioOutcome,
  ...measuredRow,
  /** Of what `cost` is made. */
  costs: z.array(costLine),
  /** `gainOnFirst`. */
  gain: z.number().nullable(),
  /** Whole months from the calculation date to `evensOutOn`. */
  recoveredInMonths: z.int().nullable(),
  /** What was supposed and what does not apply, in Portuguese. */
  notes: z.array(z.string()),
};

const comparedScenario = z.strictObject({ id, ...compared });
export type ComparedScenario = z.output<typeof comparedScenario>;
const suggestedScenario = z.strictObject(compared);

export const scenarioComparison = z.strictObject({
  regimeType,
  calculationDate: z.string(),
  workAfter,
  /** The last day of work: nothing after it is named. */
  until: z.string().nullable(),
  /** Sums end here. */
  horizon: z.string().nullable(),
  facts: factsOutcome,
  scenarios: z.array(comparedScenario),
  /** For whoever has no right yet in the RGPS, by what runs. Not kept. */
  suggested: z.array(suggestedScenario),
});
export type ScenarioComparison = z.output<typeof scenarioComparison>;
