/** What the work records of a regime bring: each counter made when it is first asked for, and once. */
import type { CountingMethod } from '../../../../units/span.ts';
import { countClasses } from '../../classes.ts';
import { type Counter, NOTHING } from '../../counter.ts';
import { monthsBelowMinimum, type Period } from '../../records.ts';
import type { Holdings, TimeFacts } from '../facts.ts';
import { contributionIn } from './contribution.ts';
import { countingOf, everyDay } from './counting.ts';
import { degreesIn, disabledDaysIn, gainOfDisabledExposureIn } from './disability.ts';
import { monthsIn } from './months.ts';
import { specialIn } from './special.ts';

export const heldInRecords = (
  facts: Omit<TimeFacts, 'method'>,
  periods: readonly Period[],
): ((method: CountingMethod) => Holdings) => {
  const below = monthsBelowMinimum(periods, facts.minimumWage);
  const disabled = disabledDaysIn(periods);
  const months = monthsIn(periods, below);
  return (method) => {
    const counting = countingOf({ ...facts, method }, periods, below);
    const { counted, options } = counting;
    const flagged = (has: (period: Period) => boolean): Counter => {
      const flaggedOnes = counted.filter((item) => has(item.period));
      return flaggedOnes.length === 0 ? NOTHING : countClasses(flaggedOnes, everyDay, options);
    };
    return {
      stated: false,
      contribution: contributionIn(counting),
      publicService: flagged((period) => period.isPublicService),
      carreer: flagged((period) => period.isCurrentCareer),
      position: flagged((period) => period.isCurrentPosition),
      teaching: flagged((period) => period.isTeaching),
      police: flagged((period) => period.isPoliceTime),
      ...specialIn(counting),
      gainOfDisabledExposure: gainOfDisabledExposureIn(counting),
      degrees: degreesIn(counting),
      degreesByDegreeAlone: degreesIn(counting, false),
      ...disabled,
      ...months,
    };
  };
};
