/** What one requirement of a rule means for one person: what is needed, what is held, and on which days it is met. */
import type { RequirementKey } from '../../../api/requirements.ts';
import type { Day } from '../../../units/day.ts';
import type { Span } from '../../../units/span.ts';
import type { DisabledLevel, SpecialBase } from '../../time/conversion.ts';
import type { Stretch } from '../../time/stretch.ts';

/** In its own unit: a span for ages and times, a number for points and months, `YYYY-MM-DD` for dates, text for facts. */
export type Quantity = Span | number | string | null;

export type { RequirementKey };

/** Each kind of demand is written as one literal of all fields in this order: with a shape for each, whatever reads them is slow. */
export interface Demand {
  readonly key: RequirementKey;
  /** Its name, where the key's own would be another thing: invalidez is no deficiência; null: the key's own. */
  readonly label: string | null;
  /** Where the statute asks for it, of a gate, which is no requirement of the rule; null: with the rule. */
  readonly article: string | null;
  /** What tells it from another of the same name, to stand after it: ' em 13/11/2019'; null without one. */
  readonly detail: string | null;
  /** A gate is decided by a fact of the past; it is not met by going on. */
  readonly gate: boolean;
  /** All days on which it is met, each read with that day's step. Sorted; nothing is known of days before the rule. */
  readonly days: readonly Stretch[];
  readonly necessaryOn: (day: Day) => Quantity;
  readonly heldOn: (day: Day) => Quantity;
  /** A span or number of nothing when met. */
  readonly missingOn: (day: Day) => Quantity;
  /** Held ÷ necessary on a day, 0 to 1. */
  readonly shareOn: (day: Day) => number;
  /** What is needed changes with the calendar: of a rule that has opened nothing is said of days before it did. */
  readonly moves: boolean;
  /** What is particular about it, in Portuguese. */
  readonly reason: string | null;
  /** What is lacking when it is not met, in Portuguese; null: `reason`. */
  readonly unmet: string | null;
  /** The day of the past on which it is measured, whatever day is asked about; null: that day. */
  readonly measuredOn: Day | null;
  /** Times in days, with their fraction; null for other kinds. */
  readonly daysOn: (day: Day) => { readonly held: number; readonly necessary: number } | null;
  /**
   * Whether it would be met on a day after so many months of its own time were given up, so many of them before the day of
   * the toll (EC 103/2019, art. 26, § 6).
   */
  readonly metWithout: (day: Day, months: number, monthsBeforeToll?: number) => boolean;
  /** Needed beyond the statute's base because of a toll, in days. */
  readonly tollDays: number;
  /** Of what the toll is a part, in Portuguese; null without one. */
  readonly tollReason: (() => string) | null;
  /** The base without the toll, as on a day. */
  readonly baseOn: (day: Day) => Quantity;
  /** What the time held on a day is made of, where one degree of disability is brought to another; null elsewhere. */
  readonly partsOn: ((day: Day) => readonly PartOfTime[]) | null;
}

export interface PartOfTime {
  /** Null: without a disability. */
  readonly degree: DisabledLevel | null;
  /** The kind of exposure whose table was used instead, in years. */
  readonly exposure: SpecialBase | null;
  readonly held: Span;
  readonly factor: number;
  readonly converted: Span;
}

export const share = (held: number, necessary: number): number =>
  necessary <= 0 ? 1 : Math.max(0, Math.min(1, held / necessary));
