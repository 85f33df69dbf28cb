/** The rights of a person, each with what it is worth on any day with the pay going on. */
import type { Day } from '../../../units/day.ts';
import type { LawInput } from '../../input/input.ts';
import type { Case } from '../case.ts';
import { compulsoryDayOf } from '../evaluate.ts';
import type { Judgement } from '../judge.ts';
import { remunerationsOf } from '../worth/remunerations.ts';
import { worthOf } from '../worth/worth.ts';
import type { Choice } from './waiting.ts';

/** A right that is or will be complete. */
export interface Held {
  readonly judgement: Judgement;
  readonly date: Day;
  /** The first day on which it can be asked for. */
  readonly from: Day;
  /** BRL as on the card; null where it is not known. */
  readonly value: number | null;
  /** BRL when asked for on a day, with the pay going on. */
  readonly on: (day: Day) => number | null;
}

export interface Best extends Choice {
  readonly ruleId: string;
}

export const isVariant = ({ judgement }: Held): boolean => judgement.rule.variantOf !== undefined;

/** Rights of the person with their values, the earliest first. */
export const heldBy = (judgements: readonly Judgement[], person: Case, input: LawInput, typed: LawInput): Held[] => {
  const compulsoryOn = compulsoryDayOf(judgements);
  const known = remunerationsOf(input, person);
  /** What is supposed says nothing of how much of the past is known. */
  const going = { ...remunerationsOf(typed, person), filledShare: known.filledShare };
  const held = judgements.flatMap((judgement): Held[] => {
    const { standing, whenToRetire: date } = judgement;
    if (standing === 'notApplicable' || date === null) return [];
    const value = worthOf(judgement, person, known, compulsoryOn)?.value ?? null;
    /** Until the calculation date nothing is supposed. */
    const worked = new Map<Day, number | null>(date <= person.calculationDate ? [[person.calculationDate, value]] : []);
    const on = (day: Day): number | null => {
      const before = worked.get(day);
      const found =
        before === undefined ? (worthOf(judgement, person, going, compulsoryOn, day)?.value ?? null) : before;
      worked.set(day, found);
      return found;
    };
    return [{ judgement, date, from: Math.max(date, person.calculationDate), value, on }];
  });
  return held.sort((a, b) => a.date - b.date || a.judgement.rule.id.localeCompare(b.judgement.rule.id));
};

/** The highest value of a day, of the earlier right where two give the same; null where none is known. */
export const bestOn = (day: Day, held: readonly Held[]): Best | null => {
  let best: Best | null = null;
  for (const right of held) {
    const value = right.from <= day ? right.on(day) : null;
    if (value === null || (best !== null && value <= best.value)) continue;
    best = { day, value, ruleId: right.judgement.rule.id };
  }
  return best;
};

/** The best right of the first day on which some right has a value; null where none ever has. */
export const firstWithValue = (held: readonly Held[]): Best | null => {
  for (const day of [...new Set(held.map(({ from }) => from))].sort((a, b) => a - b)) {
    const best = bestOn(day, held);
    if (best !== null) return best;
  }
  return null;
};
