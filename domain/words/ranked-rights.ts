/** Which of the rights of a regime stands out, is named first, and is worth waiting for. */
import type { Rule, RulesAnswer } from '../api/rules.ts';

const worthOf = ({ estimatedBenefit }: Nameable): number => estimatedBenefit ?? Number.NEGATIVE_INFINITY;

const dayOf = ({ whenToRetire }: Nameable): string => whenToRetire ?? '9999-12-31';

/** The reading of a question open in the courts gives way to the rule that it is a reading of. */
const disputed = ({ variantOf }: Nameable): number => (variantOf === null ? 0 : 1);

/** Of whose text nobody has read the right gives way, all else equal, to one that is sure. */
const unread = ({ confirmed }: Nameable): number => (confirmed ? 0 : 1);

const withParity = ({ parity }: Nameable): number => (parity === true ? 0 : 1);

/** Named so for what it pays to whoever has less time: of as much the right to the whole is the one that is known. */
export const isProportional = ({ benefitCalculusMethod }: Pick<Rule, 'benefitCalculusMethod'>): boolean =>
  /PROPOR[CT]IONAL/.test(benefitCalculusMethod);

const inOrder = (...differences: readonly number[]): number => differences.find((difference) => difference !== 0) ?? 0;

/** Rules without a value come last; of equal values the one with parity, then the one whose text was read, then the one to the whole, then the earlier one. */
export const byValue = (one: Nameable, other: Nameable): number =>
  inOrder(
    worthOf(other) === worthOf(one) ? 0 : worthOf(other) - worthOf(one),
    disputed(one) - disputed(other),
    withParity(one) - withParity(other),
    unread(one) - unread(other),
    Number(isProportional(one)) - Number(isProportional(other)),
    dayOf(one).localeCompare(dayOf(other)),
  );

/** Of the same day the one of higher value. */
export const byDay = (one: Nameable, other: Nameable): number =>
  inOrder(dayOf(one).localeCompare(dayOf(other)), byValue(one, other));

/** Nobody plans to wait for the age of having to leave, or for an incapacity. */
export const canBeChosen = ({ kind }: Pick<Rule, 'kind'>): boolean => kind !== 'compulsory' && kind !== 'incapacity';

export const isSettled = ({ variantOf }: Nameable): boolean => variantOf === null;

/** Those that pass, or all where none does. */
const preferring = <R>(rules: readonly R[], passes: (rule: R) => boolean): readonly R[] =>
  rules.some(passes) ? rules.filter(passes) : rules;

/** Age has retired, and pays more than all that can be asked for: nobody is sent to ask for less. Only of a rule that was read. */
export const comeWithMore = <R extends Nameable>(settled: readonly R[]): readonly R[] =>
  settled.filter((rule) => {
    if (rule.kind !== 'compulsory' || !rule.confirmed || !isComplete(rule)) return false;
    const chosen = settled.filter((other) => canBeChosen(other) && isComplete(other));
    return chosen.every(({ estimatedBenefit }) => estimatedBenefit !== null && estimatedBenefit < worthOf(rule));
  });

const isComplete = (rule: Nameable): boolean => dayOf(rule) <= rule.calculationDate;

/**
 * Without the readings open in the courts, which nobody plans by unwarned, without what nobody chooses, and without what is
 * complete only after the last day of work; those alone where there is nothing else.
 */
const settledOf = <R extends Nameable>(rules: readonly R[]): readonly R[] =>
  preferring(preferring(preferring(rules, isSettled), canBeChosen), ({ withinReach }) => withinReach);

/** The same, of which the one of the highest value is named. */
const namedOf = <R extends Nameable>(rules: readonly R[]): readonly R[] => {
  const come = comeWithMore(preferring(rules, isSettled));
  return come.length > 0 ? come : settledOf(rules);
};

/** The rule of the highest value; null where none has a value. */
export const best = (rules: readonly Rule[]): Rule | null =>
  namedOf(rules.filter(({ estimatedBenefit }) => estimatedBenefit !== null)).toSorted(byValue)[0] ?? null;

/** The rule whose right is complete first; null where none ever is. */
export const soonest = (rules: readonly Rule[]): Rule | null =>
  settledOf(rules.filter(({ whenToRetire }) => whenToRetire !== null)).toSorted(byDay)[0] ?? null;

/** What is asked of a rule to name the right of a person. */
type Nameable = Pick<
  Rule,
  | 'estimatedBenefit'
  | 'whenToRetire'
  | 'variantOf'
  | 'parity'
  | 'withinReach'
  | 'kind'
  | 'calculationDate'
  | 'confirmed'
  | 'benefitCalculusMethod'
>;

/**
 * The right that every face of the product names first: of the first day on which something can be asked for the one of the
 * highest value; complete since `whenToRetire`, which for a right to come is that day. Settled, chosen by the person and
 * within reach, as far as there is such a right; the outlook's and the scenarios' `first`. Null where there is none.
 */
export const namedFirst = <R extends Nameable>({
  applicableRules,
  futureRules,
}: {
  readonly applicableRules: readonly R[];
  readonly futureRules: readonly R[];
}): R | null => {
  const named = namedOf([...applicableRules, ...futureRules].filter(({ whenToRetire }) => whenToRetire !== null));
  const [day] = named.map(askedFrom).sort();
  const ofDay = named.filter((rule) => askedFrom(rule) === day);
  const [most] = ofDay.filter(({ estimatedBenefit }) => estimatedBenefit !== null).toSorted(byValue);
  return most ?? ofDay.toSorted(byDay)[0] ?? null;
};

/** Nothing is asked for before the calculation date. */
const askedFrom = (rule: Nameable): string =>
  rule.whenToRetire !== null && rule.whenToRetire < rule.calculationDate ? rule.calculationDate : dayOf(rule);

/** Of what is had by then: nobody waits for years for a real or two a month. */
const LEAST_GAIN = 0.01;

/** The rule still to come that can be waited for and pays most, where no other pays as much on its day, and where that is more than `now` pays. */
export const worthWaiting = (now: Rule | null, future: readonly Rule[]): Rule | null => {
  const later = best(future.filter((rule) => canBeChosen(rule) && rule.withinReach && rule.overtaken !== true));
  return later !== null && worthOf(later) > (now?.estimatedBenefit ?? 0) * (1 + LEAST_GAIN) ? later : null;
};

/** What the answer names as 'Mais tarde, valor maior'; null where nothing to come pays more than what it names first. */
export const namedLater = ({
  applicableRules,
  futureRules,
}: Pick<RulesAnswer, 'applicableRules' | 'futureRules'>): Rule | null => {
  const [now, future] = [applicableRules.filter(isSettled), futureRules.filter(isSettled)];
  return worthWaiting(namedFirst({ applicableRules: now, futureRules: now.length > 0 ? [] : future }), future);
};
