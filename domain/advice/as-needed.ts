/** Nothing is paid longer than the right takes. */
import { type Day, isoOf } from '../units/day.ts';
import type { Candidate } from './candidate.ts';
import { type Advised, type Evaluated, evaluated, type Plans } from './evaluated.ts';

/** What is paid until a day instead, where the right comes on the same day and is worth as much; else null. */
const paidUntil = (until: Day, candidate: Candidate, found: Evaluated, plans: Plans, advised: Advised) => {
  const { otherwise, onlyAsLongAsNeeded } = candidate;
  if (otherwise?.by !== 'hypothesis' || otherwise.hypothesis.kind !== 'contributes') return null;
  const shorter = { ...otherwise, hypothesis: { ...otherwise.hypothesis, until: isoOf(until) } };
  const enough = evaluated(shorter, plans, advised);
  if (enough === null || enough.first?.day !== found.first?.day) return null;
  const isLess = onlyAsLongAsNeeded !== true && (enough.first?.value ?? 0) < (found.first?.value ?? 0);
  return isLess ? null : { candidate: { ...candidate, otherwise: shorter }, found: enough };
};

/** The earliest of the ends that brings as much, by halves: who pays longer never has less. */
const earliestEnd = (candidate: Candidate, found: Evaluated, plans: Plans, advised: Advised) => {
  const { earlierEnds = [] } = candidate;
  let [from, to] = [0, earlierEnds.length];
  let least: ReturnType<typeof paidUntil> = null;
  while (from < to) {
    const middle = (from + to) >> 1;
    const end = earlierEnds[middle];
    const enough = end === undefined ? null : paidUntil(end, candidate, found, plans, advised);
    if (enough === null) from = middle + 1;
    else {
      least = enough;
      to = middle;
    }
  }
  return least;
};

/** Nothing is paid beyond what brings the right on its day or, of what only raises its value, brings as much. */
export const noLongerThanNeeded = (candidate: Candidate, plans: Plans, advised: Advised) => {
  const { otherwise, onlyAsLongAsNeeded } = candidate;
  const found = otherwise === null ? null : evaluated(otherwise, plans, advised);
  const asFound = { candidate, found };
  if (found === null) return asFound;
  if (onlyAsLongAsNeeded === true)
    return (found.enoughOn === null ? null : paidUntil(found.enoughOn, candidate, found, plans, advised)) ?? asFound;
  return ((found.effect.gain ?? 0) > 0 ? earliestEnd(candidate, found, plans, advised) : null) ?? asFound;
};
