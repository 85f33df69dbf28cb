/** One rule tested for one person: on which day everything holds together, inside the rule's window. */
import { addMonths, type Day, END_OF_TIME } from '../../units/day.ts';
import type { Rule } from '../rule/rule.ts';
import { askedBy } from '../texts/asked.ts';
import { intersect, type Stretch } from '../time/stretch.ts';
import { type Case, dayOfLaw, heldUnder } from './case.ts';
import type { Demand } from './demands/demand.ts';
import { daysTogether, demandsOf, firstOf } from './demands-of-rule.ts';

export type Standing = 'applicable' | 'future' | 'notApplicable';

interface Exclusion {
  readonly by: string;
  readonly source: 'applicable' | 'future';
}

/** When a rule gives a right. */
export interface Right {
  readonly rule: Rule;
  readonly standing: Standing;
  /** The first day of the window on which everything holds together; null for never. */
  readonly whenToRetire: Day | null;
  readonly exclusion: Exclusion | null;
}

export interface Judgement extends Right {
  readonly demands: readonly Demand[];
  /** First and last day of the window; null is open. */
  readonly window: { readonly from: Day; readonly to: Day | null };
  /** The first such day if the window had no end. */
  readonly completeOn: Day | null;
  /** Everything would hold together only at an age that nobody reaches; no day is answered then. */
  readonly beyondLife: boolean;
  /** The first day on which each demand alone is met, in the order of the demands. */
  readonly metOn: readonly (Day | null)[];
}

/** Where the statute asks for a demand: the gates, which come first, say it themselves; else it is the law of the rule. */
export const articleOf = ({ rule, demands }: Judgement, index: number): string => {
  const gates = demands.length - rule.requirements.length;
  return demands[index]?.article ?? rule.requirements[index - gates]?.article ?? rule.ruleLaw;
};

/** What a demand asks of everybody, in Portuguese; null for a gate. */
export const askedOf = ({ rule, demands }: Judgement, index: number): string | null =>
  askedBy(rule)[index - (demands.length - rule.requirements.length)] ?? null;

const windowOf = ({ window }: Rule, { regime }: Case): Judgement['window'] => ({
  from: dayOfLaw(window.from, regime) ?? END_OF_TIME,
  to: window.to === null ? null : dayOfLaw(window.to, regime),
});

/** @see the decisions page: applicable with acquired rights, future, not applicable */
export const judge = (rule: Rule, whoever: Case): Judgement => {
  const person = heldUnder(rule, whoever);
  const { from, to: closes } = windowOf(rule, person);
  const demands = demandsOf(rule, person);
  const inWindow = firstOf(daysTogether(demands, { from, to: closes ?? END_OF_TIME }));
  const ever = inWindow ?? firstOf(daysTogether(demands, { from, to: END_OF_TIME }));
  const lastDay = lastDayOfLife(person);
  const reached = (day: Day | null): Day | null => (day === null || day > lastDay ? null : day);
  const whenToRetire = reached(inWindow);
  return {
    rule,
    standing: standingOf(whenToRetire, person.calculationDate),
    demands,
    window: { from, to: closes },
    whenToRetire,
    completeOn: reached(ever),
    beyondLife: inWindow !== null && whenToRetire === null,
    metOn: demands.map((demand) =>
      reached(firstOf(demand.moves && from <= person.calculationDate ? sinceOpening(demand, from) : demand.days)),
    ),
    exclusion: null,
  };
};

/**
 * Of a judgement only when the right is there: it costs a third of it.
 * @param otherwise as in `demandsOf`
 */
export const rightOf = (rule: Rule, whoever: Case, otherwise?: readonly Demand[]): Right => {
  const person = heldUnder(rule, whoever);
  const { from, to } = windowOf(rule, person);
  const first = firstOf(daysTogether(demandsOf(rule, person, otherwise), { from, to: to ?? END_OF_TIME }));
  const whenToRetire = first === null || first > lastDayOfLife(person) ? null : first;
  return { rule, standing: standingOf(whenToRetire, person.calculationDate), whenToRetire, exclusion: null };
};

const LONGEST_LIFE_IN_MONTHS = 100 * 12;

/** Nothing is projected beyond the age of 100; anyone older is judged up to the calculation date. */
export const lastDayOfLife = ({ birth, calculationDate }: Case): Day =>
  Math.max(calculationDate, addMonths(birth, LONGEST_LIFE_IN_MONTHS));

const sinceOpening = (demand: Demand, from: Day): readonly Stretch[] =>
  intersect(demand.days, [{ from, to: END_OF_TIME }]);

const standingOf = (whenToRetire: Day | null, calculationDate: Day): Standing => {
  if (whenToRetire === null) return 'notApplicable';
  return whenToRetire <= calculationDate ? 'applicable' : 'future';
};

/**
 * A compulsory rule removes what would only be complete after its day: rules of the RPPS only, and what is met on the
 * day itself stays. Of two compulsory rules the earlier day counts.
 * @see EC 103/2019, art. 26, § 4: a voluntary right met until then keeps its calculation
 */
export const withCompulsoryExclusion = <R extends Right>(judgements: readonly R[]): R[] => {
  let first: { rule: Rule; day: Day; source: 'applicable' | 'future' } | null = null;
  for (const { rule, whenToRetire, standing } of judgements) {
    if (rule.kind !== 'compulsory' || rule.regimeType !== 'RPPS' || whenToRetire === null) continue;
    if (first !== null && first.day <= whenToRetire) continue;
    first = { rule, day: whenToRetire, source: standing === 'applicable' ? 'applicable' : 'future' };
  }
  const compulsory = first;
  if (compulsory === null) return [...judgements];
  return judgements.map((judgement) => {
    const { rule, whenToRetire } = judgement;
    if (rule === compulsory.rule || rule.regimeType !== 'RPPS') return judgement;
    if (whenToRetire === null || whenToRetire <= compulsory.day) return judgement;
    return {
      ...judgement,
      standing: 'notApplicable',
      exclusion: { by: compulsory.rule.id, source: compulsory.source },
    };
  });
};
