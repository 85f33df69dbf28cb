/** The rights of a person, each with what it is worth on any day with the pay going on. */

import type { Day } from '../../../units/day.ts';
import { canBeChosen, isProportional } from '../../../words/ranked-rights.ts';
import type { BenefitEstimate } from '../../benefit/index.ts';
import { isConfirmed } from '../../rule/confirmed.ts';
import { parityOf } from '../answer/parity.ts';
import type { Case } from '../case.ts';
import type { KnownAndGoing } from '../choice/going-pay.ts';
import { compulsoryDayOf } from '../evaluate.ts';
import type { Judgement } from '../judge.ts';
import { firstAlike } from '../worth/first-alike.ts';
import { paidOf } from '../worth/worth.ts';

/** A right that is or will be complete. */
export interface Held {
  readonly judgement: Judgement;
  readonly date: Day;
  /** The first day on which it can be asked for. */
  readonly from: Day;
  /** BRL with the remunerations known alone; null where it is not known. */
  readonly known: () => number | null;
  /** When asked for on a day, with the pay going on. */
  readonly estimateOn: (day: Day) => BenefitEstimate | null;
  /** Readjusted as those at work are paid. */
  readonly hasParity: boolean;
  /** BRL of that. */
  readonly on: (day: Day) => number | null;
}

/** The best right of a day, and its value. */
export interface Best {
  readonly day: Day;
  readonly ruleId: string;
  /** BRL. */
  readonly value: number;
}

export const isVariant = ({ judgement }: Held): boolean => judgement.rule.variantOf !== undefined;

/** Rights of the person with their values, the earliest first; none is asked for before `earliest`. */
export const heldBy = (
  judgements: readonly Judgement[],
  person: Case,
  { known, going }: KnownAndGoing,
  earliest: Day = person.calculationDate,
): Held[] => {
  const compulsoryOn = compulsoryDayOf(judgements);
  const held = judgements.flatMap((judgement): Held[] => {
    const { standing, whenToRetire: date } = judgement;
    if (standing === 'notApplicable' || date === null) return [];
    const ofKnown = new Map<Day, BenefitEstimate | null>();
    const ofGoing = new Map<Day, BenefitEstimate | null>();
    /** Until the calculation date nothing is supposed. */
    const estimateOn = (day: Day): BenefitEstimate | null => {
      const isPast = day <= person.calculationDate;
      const estimates = isPast ? ofKnown : ofGoing;
      const askedOn = firstAlike(judgement, day);
      const found = estimates.get(askedOn);
      if (found !== undefined) return found;
      const estimate = paidOf(judgement, person, isPast ? known : going, compulsoryOn, askedOn);
      estimates.set(askedOn, estimate);
      return estimate;
    };
    return [
      {
        judgement,
        date,
        from: Math.max(date, earliest),
        known: () => paidOf(judgement, person, known, compulsoryOn)?.value ?? null,
        estimateOn,
        hasParity: parityOf(judgement.rule, person) === true,
        on: (day) => estimateOn(day)?.value ?? null,
      },
    ];
  });
  return held.sort((a, b) => a.date - b.date || a.judgement.rule.id.localeCompare(b.judgement.rule.id));
};

/** The age that has retired, where it was read and pays more than all that can be asked for; as `namedFirst` has it. */
const comeWithMore = (
  settled: readonly Held[],
  chosen: readonly Held[],
  { calculationDate: on, regime }: Case,
): readonly Held[] => {
  const isComplete = ({ date }: Held): boolean => date <= on;
  const values = chosen.filter(isComplete).map((right) => right.on(on));
  return settled.filter((right) => {
    const { rule } = right.judgement;
    if (rule.kind !== 'compulsory' || !isConfirmed(rule, regime) || !isComplete(right)) return false;
    const worth = right.on(on);
    return worth !== null && values.every((value) => value !== null && value < worth);
  });
};

/**
 * The rights that somebody may be told to plan by: settled, and chosen rather than come by themselves; where there are no
 * such, all that are settled.
 */
export const namedAmong = (held: readonly Held[], person: Case): readonly Held[] => {
  const settled = held.filter((right) => !isVariant(right));
  const chosen = settled.filter(({ judgement }) => canBeChosen(judgement.rule));
  const come = comeWithMore(settled, chosen, person);
  if (come.length > 0) return come;
  return chosen.length > 0 ? chosen : settled;
};

/** Of two rights of the same value, whether one comes before another that was complete earlier. */
const isSurer = (one: Held, earlier: Held): boolean => {
  if (one.hasParity !== earlier.hasParity) return one.hasParity;
  const [rule, before] = [one.judgement.rule, earlier.judgement.rule];
  if (rule.confirmed !== before.confirmed) return rule.confirmed;
  return !isProportional(rule) && isProportional(before);
};

/**
 * The highest value of a day; null where none is known. Of two that give the same the one with parity, which is worth more from
 * the next readjustment on, then the one whose text was read, then the one to the whole, and then the earlier one: as the answer above the cards has it.
 */
export const bestOn = (day: Day, held: readonly Held[]): Best | null => {
  let best: { value: number; right: Held } | null = null;
  for (const right of held) {
    const value = right.from <= day ? right.on(day) : null;
    if (value === null || (best !== null && value < best.value)) continue;
    if (best !== null && value === best.value && !isSurer(right, best.right)) continue;
    best = { value, right };
  }
  return best === null ? null : { day, value: best.value, ruleId: best.right.judgement.rule.id };
};
