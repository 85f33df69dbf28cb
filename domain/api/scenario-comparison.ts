/** The facts and the scenarios of a calculation side by side. Money in BRL, days `YYYY-MM-DD`. */
import { z } from 'zod';
import { countingMethod } from './calculations.ts';
import { choiceParts, workAfter } from './choice.ts';
import { id, regimeType } from './common.ts';
import { hypothesis } from './hypotheses.ts';
import { disputedReading, markedRight } from './outlook.ts';

/** The rule was read in its text: see `Rule`. Whoever pays for a right by another one has to check it first. */
const confirmed = z.boolean();
/** What it hangs on beside its requirements, in Portuguese: 'Só com o PPP'; absent where on nothing. */
const onlyIf = z.array(z.string()).optional();

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
  confirmed,
  onlyIf,
});

export type ScenarioRight = z.output<typeof scenarioRight>;

const marked = z.strictObject({ ...markedRight.shape, confirmed, onlyIf }).nullable();

/** Why an answer is null, in Portuguese. */
const reason = z.strictObject({ field: z.string(), text: z.string() });

export type Reason = z.output<typeof reason>;

/** What a calculation comes to. Readings open in the courts are left out. */
export const scenarioOutcome = z.strictObject({
  /** The calculation date of the facts: everything is money of it. */
  calculationDate: z.string(),
  /** Both as in the outlook. */
  ceiling: z.number().optional(),
  minimumWage: z.number().optional(),
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
