/** A set of facts as choices: which day and right is first, highest and best in life, and what each comes to. */
import type { WorkAfter } from '../../../api/choice.ts';
import { addMonths, type Day } from '../../../units/day.ts';
import { centsOf, isSameSum } from '../../../units/money.ts';
import type { LawInput } from '../../input/input.ts';
import { rulesOf } from '../../norms/index.ts';
import { whenAsked } from '../../time/once.ts';
import { type Case, caseOf } from '../case.ts';
import { type Choice, type OwnPayment, totalOf } from '../choice/choice.ts';
import { knownAndGoing, type PayGoingOn } from '../choice/going-pay.ts';
import { type NetOf, netFor } from '../choice/net-choice.ts';
import { type LifeExpectancy, lastDayOfWork, lifeExpectancyOf } from '../choice/reach.ts';
import { type Work, workOf } from '../choice/work.ts';
import { compulsoryDayOf, judgeAll, missingDataOf } from '../evaluate.ts';
import { withoutNeedlessTotalisation } from '../totalisation.ts';
import type { SpecialBenefit } from '../worth/special-benefit.ts';
import { type Best, bestOn, type Held, heldBy, namedAmong } from './held.ts';

/** What a hypothesis adds to the choices of its facts. */
export interface Supposed {
  /** The day until which it says that the person works; nothing is asked for before. */
  readonly askedFrom: Day | null;
  /** Contributions of whoever begins to pay for himself; null: not known. */
  readonly ownPayments: readonly OwnPayment[] | null;
  /** What the work that the facts know pays by itself beyond them; counted already where all that it pays is. */
  readonly ofSameWork: readonly OwnPayment[] | null;
  /** Whole cents, paid on the calculation date; null: not known. */
  readonly costs: number | null;
  /** Ids of records that pay contributions and no salary. */
  readonly contributing: readonly string[];
}

const NOTHING_SUPPOSED: Supposed = { askedFrom: null, ownPayments: [], ofSameWork: [], costs: 0, contributing: [] };

/** A choice that stands out. */
export interface Marked {
  readonly day: Day;
  readonly ruleId: string;
  /** BRL; null where it is not known. */
  readonly value: number | null;
  readonly total: number | null;
}

export interface Plan {
  readonly person: Case;
  readonly workAfter: WorkAfter;
  /** The last day of work: nothing after it is planned for. */
  readonly last: Day;
  /** A hypothesis says that a servant works beyond it, which nobody may: it is asked on that day. */
  readonly leavesBefore: boolean;
  readonly life: LifeExpectancy | null;
  readonly held: readonly Held[];
  /** Rights that may be named; those within reach, or up to the horizon where none is. */
  readonly named: readonly Held[];
  readonly pay: PayGoingOn;
  readonly work: Work;
  /** Rights whose first day is measured. */
  readonly isMeasured: (right: Held) => boolean;
  /** Days a year apart from the first right with a value on, up to the last day of work. */
  readonly waiting: () => readonly Best[];
  readonly choiceOf: (asked: { readonly day: Day; readonly value: number }) => Choice;
  /** The first day with something to ask for, with its best right. */
  readonly first: Marked | null;
  readonly highest: () => Marked | null;
  readonly bestInLife: () => Marked | null;
  readonly net: NetOf;
  /** Paid beside every retirement; null where the law gives none. */
  readonly specialBenefit: SpecialBenefit | null;
  /** Against which choices are measured: the first day on which a value is known. */
  readonly base: Best | null;
  /** Going on without ever asking. */
  readonly withoutRight: Choice;
}

/** A year apart from the first day on, and the last day. */
const daysOfWaiting = (first: Day, last: Day): Day[] => {
  const days = [first];
  for (let years = 1; addMonths(first, 12 * years) <= last; years += 1) days.push(addMonths(first, 12 * years));
  return first < last && days.at(-1) !== last ? [...days, last] : days;
};

/** The one of the most, of equal ones the earlier; null of none. */
const most = (marked: readonly Marked[], amountOf: (one: Marked) => number | null): Marked | null => {
  let found: { one: Marked; cents: number } | null = null;
  for (const one of marked) {
    const amount = amountOf(one);
    if (amount === null) continue;
    const cents = centsOf(amount);
    if (found === null || cents > found.cents || (cents === found.cents && one.day < found.one.day)) {
      found = { one, cents };
    }
  }
  return found?.one ?? null;
};

/** The greatest sum, of equal ones the earlier; null of none. */
const greatestInLife = (marked: readonly Marked[]): Marked | null => {
  const { total = null } = most(marked, (one) => one.total) ?? {};
  if (total === null) return null;
  const same = marked.filter((one) => one.total !== null && isSameSum(one.total, total));
  const earliest = Math.min(...same.map(({ day }) => day));
  return most(
    same.filter(({ day }) => day === earliest),
    (one) => one.total,
  );
};

const distinct = (days: readonly Day[]): Day[] => [...new Set(days)].sort((a, b) => a - b);

/** The first day on which a right can be asked for: by its best one, or by that complete first where no value is known. */
const firstOf = (
  days: readonly Day[],
  named: readonly Held[],
  totalFor: (best: Best) => number | null,
): Marked | null => {
  const [day] = days;
  if (day === undefined) return null;
  const best = bestOn(day, named);
  if (best !== null) return { ...best, total: totalFor(best) };
  const right = named.find(({ from }) => from === day);
  return right === undefined ? null : { day, ruleId: right.judgement.rule.id, value: null, total: null };
};

/** Totalisation that brings nothing beside the right that Brazilian time completes alone is no choice. */
const withoutNeedlessHeld = (held: readonly Held[]): readonly Held[] => {
  const byRule = new Map(held.map((right) => [right.judgement, right]));
  const judgements = held.map(({ judgement }) => judgement);
  const kept = new Set(
    withoutNeedlessTotalisation(judgements, (judgement) => {
      const right = byRule.get(judgement);
      return right?.on(right.from) ?? null;
    }),
  );
  return held.filter(({ judgement }) => kept.has(judgement));
};

/** null where something is missing without which no rule can be tested. */
export const planFor = (input: LawInput, supposed: Supposed = NOTHING_SUPPOSED): Plan | null => {
  const person = missingDataOf(input).length > 0 ? null : caseOf(input);
  if (person === null) return null;
  const { birth, calculationDate, regimeType } = person;
  const judgements = judgeAll(rulesOf(regimeType, person.regime), person);
  const compulsoryOn = regimeType === 'RPPS' ? compulsoryDayOf(judgements) : null;
  const last = lastDayOfWork(birth, calculationDate, compulsoryOn);
  const life = lifeExpectancyOf(birth, calculationDate, input.givenSurvival);
  const remunerations = knownAndGoing(input, person);
  const asked = Math.max(calculationDate, supposed.askedFrom ?? calculationDate);
  const hasToLeave = regimeType === 'RPPS';
  const earliest = hasToLeave ? Math.min(asked, last) : asked;
  const held = withoutNeedlessHeld(heldBy(judgements, person, remunerations, earliest));
  const all = namedAmong(hasToLeave ? held.filter(({ from }) => from <= last) : held, person);
  const within = all.filter(({ from }) => from <= last);
  const furthest = within.length > 0 ? last : Math.max(last, life?.until ?? last);
  const isMeasured = ({ from }: Held): boolean => from <= furthest;
  const named = all.filter(isMeasured);
  const workAfter = regimeType === 'RPPS' ? 'ends' : (input.workAfter ?? 'goesOn');
  const pay = {
    ...remunerations.pay,
    pays: remunerations.pay.pays.filter(({ record }) => !supposed.contributing.includes(record.id)),
  };
  const underCeiling = remunerations.known.underComplementaryRegime;
  const work = workOf(input, person, pay, { workAfter, until: last, compulsoryOn, underCeiling, judgements });
  const flows = withSupposed(work, supposed);
  const choiceOf: Plan['choiceOf'] = ({ day, value }) => ({ day, value, flows });
  const totalFor = (best: Best): number | null => (life === null ? null : totalOf(choiceOf(best), life.until));
  const rightDays = distinct(named.map(({ from }) => from));
  const first = firstOf(rightDays, named, totalFor);
  const base = rightDays.reduce<Best | null>((found, day) => found ?? bestOn(day, named), null);
  /** First against first needs no year of waiting, which is most of the work. */
  const waiting = whenAsked(() =>
    base === null ? [] : daysOfWaiting(base.day, last).flatMap((day) => bestOn(day, named) ?? []),
  );
  const candidates = whenAsked(() =>
    distinct([...rightDays, ...waiting().map(({ day }) => day)]).flatMap((day): Marked[] => {
      const best = bestOn(day, named);
      return best === null ? [] : [{ ...best, total: totalFor(best) }];
    }),
  );
  return {
    person,
    workAfter,
    last,
    leavesBefore: earliest < asked,
    life,
    held,
    named,
    pay,
    work,
    isMeasured,
    waiting,
    choiceOf,
    net: netFor(person, input),
    specialBenefit: remunerations.known.specialBenefit,
    first,
    highest: () => most(candidates(), ({ value }) => value),
    bestInLife: () => greatestInLife(candidates()),
    base,
    withoutRight: choiceOf({ day: life?.until ?? last, value: 0 }),
  };
};

/** What a hypothesis pays comes on top of what the work itself costs. */
const withSupposed = ({ flows, basis }: Work, { ownPayments, ofSameWork, costs }: Supposed): Work['flows'] => {
  const beyond = basis === 'goesOn' ? ofSameWork : [];
  const parts = [flows.ownPayments, ownPayments, beyond];
  const known = parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  return { ...flows, costs, ownPayments: known };
};
