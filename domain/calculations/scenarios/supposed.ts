/** What is supposed so far: records, charges and notes. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import type { PaidAfterReform } from '../../law/input/input.ts';
import type { IndexOverlay } from '../../law/tables/index.ts';
import { dayOf, monthOf } from '../../units/day.ts';
import type { Month } from '../../units/month.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { type Charge, toldCharge } from './charges.ts';
import type { KnownPay } from './pay.ts';

/** Said, or worked out where it is read. */
export type Note = string | (() => readonly string[]);

export interface Supposed {
  readonly workRecords: readonly WorkRecord[];
  readonly charges: readonly Charge[];
  /** Ids of the records by which somebody contributes and is paid nothing. */
  readonly contributing: readonly string[];
  /** The records of the RGPS that are paid after the reform. */
  readonly paidAfterReform: readonly PaidAfterReform[];
  readonly notes: readonly Note[];
}

export interface SupposedOn {
  /** The calculation date, `YYYY-MM-DD`, and its month. */
  readonly day: string;
  readonly calculatedIn: Month;
  /** The last month of what has no end. */
  readonly horizon: Month;
  readonly overlay: IndexOverlay;
  readonly regimeId: number | null;
  /** The records before anything is supposed: averages are of what is known. */
  readonly facts: readonly WorkRecord[];
}

export type HypothesisOf<Kind extends Hypothesis['kind']> = Extract<Hypothesis, { kind: Kind }>;

export const knownPay = ({ facts, calculatedIn, overlay }: SupposedOn): KnownPay => ({
  records: facts,
  calculatedIn,
  overlay,
});

export const monthOfDay = (day: string): Month => monthOf(dayOf(day));

export const paidLater = (supposed: Supposed, paid: PaidAfterReform): Supposed => ({
  ...supposed,
  paidAfterReform: [...supposed.paidAfterReform, paid],
});

export const noted = (supposed: Supposed, ...notes: readonly Note[]): Supposed => ({
  ...supposed,
  notes: [...supposed.notes, ...notes],
});

export const charged = (supposed: Supposed, charge: Charge): Supposed => ({
  ...supposed,
  charges: [...supposed.charges, charge],
});

export const replaced = (supposed: Supposed, record: WorkRecord): Supposed => ({
  ...supposed,
  workRecords: supposed.workRecords.map((known) => (known.id === record.id ? record : known)),
});

export const added = (supposed: Supposed, record: WorkRecord): Supposed => ({
  ...supposed,
  workRecords: [...supposed.workRecords, record],
});

/** What nobody stated is nothing to pay to the regime; fees are another matter. */
export const told = (
  supposed: Supposed,
  hypothesis: HypothesisOf<'certified' | 'special' | 'courtCase'>,
  { calculatedIn }: SupposedOn,
): Supposed =>
  hypothesis.cost === null
    ? supposed
    : charged(supposed, toldCharge(hypothesisNames[hypothesis.kind], hypothesis.cost, calculatedIn));
