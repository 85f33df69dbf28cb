/** What the work records of a regime bring: each counter made when it is first asked for, and once. */
import { countClasses } from '../../classes.ts';
import type { Counter } from '../../counter.ts';
import type { Period } from '../../records.ts';
import type { Holdings, TimeFacts } from '../facts.ts';
import { contributionIn } from './contribution.ts';
import { countingOf, everyDay } from './counting.ts';
import { disabilityIn } from './disability.ts';
import { monthsIn } from './months.ts';
import { specialIn } from './special.ts';

export const heldInRecords = (facts: TimeFacts, periods: readonly Period[]): Holdings => {
  const counting = countingOf(facts, periods);
  const { counted, options } = counting;
  const flagged = (has: (period: Period) => boolean): Counter =>
    countClasses(
      counted.filter((item) => has(item.period)),
      everyDay,
      options,
    );
  return {
    stated: false,
    contribution: contributionIn(counting),
    publicService: flagged((period) => period.isPublicService),
    carreer: flagged((period) => period.isCurrentCareer),
    position: flagged((period) => period.isCurrentPosition),
    teaching: flagged((period) => period.isTeaching),
    police: flagged((period) => period.isPoliceTime),
    ...specialIn(counting),
    ...disabilityIn(counting),
    ...monthsIn(counting),
  };
};
