/** Why a rule does not apply, decided from its answer: the one group it belongs to, and how near it came. */
import type { Quantity, RequirementKey } from '../api/requirements.ts';
import type { Rule } from '../api/rules.ts';
import { dayOf, isIsoDay } from '../units/day.ts';
import { daysOfSpan } from '../units/span.ts';
import { isSpan } from './quantities.ts';

/** What decides that a rule does not apply, in the order in which a reader wants to know it. */
export const whyNotGroups = [
  'short',
  'ended',
  'compulsory',
  'entry',
  'data',
  'teacher',
  'police',
  'disability',
  'special',
  'rural',
  'incapacity',
] as const;
export type WhyNotGroup = (typeof whyNotGroups)[number];

export type WhyNotReason = Rule['whyNot'][number];

const isNothing = (quantity: Quantity): boolean =>
  quantity === 0 || (isSpan(quantity) && quantity.years + quantity.months + quantity.days === 0);

/** Nothing of it is held on the calculation date, though the rule asks for it. */
const holdsNone = ({ held }: Rule, key: RequirementKey): boolean => isNothing(held[key] ?? null);

const askedInVain = (rule: Rule, key: RequirementKey): boolean =>
  holdsNone(rule, key) && rule.whyNot.some(({ requirement }) => requirement === key);

const profileOf = (rule: Rule): WhyNotGroup | null => {
  if (rule.teacher && askedInVain(rule, 'teaching')) return 'teacher';
  switch (rule.kind) {
    case 'police':
      return askedInVain(rule, 'police') ? 'police' : null;
    case 'special':
      return askedInVain(rule, 'special') ? 'special' : null;
    case 'disability':
      return askedInVain(rule, 'disability') ? 'disability' : null;
    case 'incapacity':
      return rule.whyNot.some(({ requirement, held }) => requirement === 'disability' && held === null)
        ? 'incapacity'
        : null;
    default:
      return rule.whyNot.some(isRuralFact) ? 'rural' : null;
  }
};

/** A carência that lacks no number of months, but rural work at all, or on the day. */
const isRuralFact = ({ requirement, missing }: WhyNotReason): boolean =>
  requirement === 'remunerations' && missing === null;

const isGate = ({ requirement }: WhyNotReason): boolean => requirement === 'entry' || requirement === 'affiliation';

/** A date that nobody has typed yet, where the rule names one. */
const isUnknownDate = (reason: WhyNotReason): boolean =>
  isGate(reason) && reason.held === null && reason.necessary !== null;

const hasEnded = ({ ruleLimitDate, calculationDate }: Rule): boolean =>
  ruleLimitDate !== null && ruleLimitDate < calculationDate;

/** The one group of a rule that does not apply: what the client is comes first, then entry, then what was lacking. */
export const whyNotGroupOf = (rule: Rule): WhyNotGroup => {
  if (rule.exclusion !== null) return 'compulsory';
  const profile = profileOf(rule);
  if (profile !== null) return profile;
  if (rule.whyNot.some((reason) => reason.requirement === 'data' || isUnknownDate(reason))) return 'data';
  if (rule.whyNot.some(isGate)) return 'entry';
  return hasEnded(rule) ? 'ended' : 'short';
};

const DAYS_OF_A_CONTRIBUTION = 30;
/** A year lived and contributed brings two points. */
const DAYS_OF_A_POINT = 365 / 2;

/** What is missing as days to wait, so that ages, times, points and months can be compared; null for what is no amount. */
const daysMissing = ({ requirement, missing, necessary, held }: WhyNotReason): number | null => {
  if (isSpan(missing)) return daysOfSpan(missing);
  if (typeof missing === 'number')
    return missing * (requirement === 'points' ? DAYS_OF_A_POINT : DAYS_OF_A_CONTRIBUTION);
  const dates = [necessary, held].flatMap((value) =>
    typeof value === 'string' && isIsoDay(value) ? [dayOf(value)] : [],
  );
  const [asked, had] = dates;
  return asked === undefined || had === undefined ? null : Math.abs(asked - had);
};

const isAmount = ({ missing }: WhyNotReason): boolean => isSpan(missing) || typeof missing === 'number';

const farther = (one: WhyNotReason, other: WhyNotReason): WhyNotReason =>
  (daysMissing(other) ?? 0) > (daysMissing(one) ?? 0) ? other : one;

/** The largest of the amounts that are missing: with it the others would have come too. */
const largestLack = ({ whyNot }: Rule): WhyNotReason | null => {
  const [first, ...others] = whyNot.filter((reason) => isAmount(reason) && !isNothing(reason.missing));
  return first === undefined ? null : others.reduce(farther, first);
};

/** The reason that decides, for the headline; null where only the exclusion says why. */
export const decisiveReason = (rule: Rule): WhyNotReason | null => {
  const group = whyNotGroupOf(rule);
  const named = (test: (reason: WhyNotReason) => boolean) => rule.whyNot.find(test) ?? null;
  switch (group) {
    case 'rural':
      return named(isRuralFact);
    case 'incapacity':
      return named(({ requirement }) => requirement === 'disability');
    case 'data':
      return named((reason) => reason.requirement === 'data' || isUnknownDate(reason));
    case 'entry':
      return named(isGate);
    default:
      return (
        named(({ reason, requirement }) => requirement === 'window' && reason !== undefined) ??
        largestLack(rule) ??
        rule.whyNot[0] ??
        null
      );
  }
};

/** How far a rule was from applying, in days; what is no amount comes last. */
const distanceOf = (rule: Rule): number => {
  const reason = decisiveReason(rule);
  return (reason === null ? null : daysMissing(reason)) ?? Number.POSITIVE_INFINITY;
};

export interface WhyNotList {
  readonly group: WhyNotGroup;
  /** The nearest first. */
  readonly rules: readonly Rule[];
}

/** The rules that do not apply, by what decides it; groups without a rule are left out. */
export const groupedByWhyNot = (rules: readonly Rule[]): WhyNotList[] => {
  const near = rules.map((rule) => ({ rule, group: whyNotGroupOf(rule), distance: distanceOf(rule) }));
  return whyNotGroups.flatMap((group) => {
    const own = near.filter((one) => one.group === group).sort((one, other) => compare(one.distance, other.distance));
    return own.length === 0 ? [] : [{ group, rules: own.map(({ rule }) => rule) }];
  });
};

/** Two of the same infinite distance keep their order. */
const compare = (one: number, other: number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
