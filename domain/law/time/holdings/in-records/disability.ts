/** Time with a disability: each degree, all time brought to one degree, and the days of the condition itself. */
import { END_OF_TIME } from '../../../../units/day.ts';
import { countClasses, type Worth } from '../../classes.ts';
import { BETWEEN_DEGREES, DISABLED_LEVELS, type DisabledLevel, SPECIAL_TO_DEGREE } from '../../conversion.ts';
import { daysOfPeriod, type Period } from '../../records.ts';
import { type Stretch, subtract, union } from '../../stretch.ts';
import type { ContributionCount, Degrees, Holdings, TimeFacts } from '../facts.ts';
import { type Counting, countedUnder, leadersOf, once } from './counting.ts';

/** A day brought to a degree; one of exposure by whichever table gives more. @see Decreto 3.048/1999, arts. 70-E and 70-F */
const towardDegree =
  (target: DisabledLevel, { gender, regimeType }: TimeFacts): Worth =>
  (kind) => {
    if (gender === null) return 1;
    const byDegree = BETWEEN_DEGREES[gender][kind.level ?? 'none'][target];
    if (kind.level === null || kind.special === null || !kind.convertible || regimeType !== 'RGPS') return byDegree;
    return Math.max(byDegree, SPECIAL_TO_DEGREE[gender][kind.special][target]);
  };

const degreesUnder = (plan: ContributionCount['simplifiedPlan'], counting: Counting): Degrees => {
  const { facts, options, inContribution, borders } = counting;
  const ofPlan = countedUnder(plan, counting);
  const disabled = once((level: DisabledLevel | 'any') =>
    countClasses(
      ofPlan,
      (kind) => (kind.level !== null && (level === 'any' || kind.level === level) ? 1 : null),
      options,
    ),
  );
  return {
    disabled,
    toward: once((level: DisabledLevel) => countClasses(ofPlan, towardDegree(level, facts), inContribution)),
    leaders: () =>
      leadersOf(
        DISABLED_LEVELS,
        disabled,
        ofPlan.flatMap(({ period }) => (period.isDisabled ? [period.disabledLevel ?? 'low'] : [])),
        borders,
      ),
  };
};

/** What a record says of the person goes on after its end, through days without any record. */
const untilRecordsSayOtherwise = (said: readonly Stretch[], recorded: readonly Stretch[]): Stretch[] => {
  const otherwise = subtract(recorded, said);
  return union(
    said.map(({ from, to }) => {
      const next = otherwise.find((stretch) => stretch.from > to);
      return { from, to: next === undefined ? END_OF_TIME : next.from - 1 };
    }),
  );
};

export const degreesIn = (counting: Counting): Holdings['degrees'] =>
  once((plan: ContributionCount['simplifiedPlan']) => degreesUnder(plan, counting));

export const disabledDaysIn = (
  periods: readonly Period[],
): Pick<Holdings, 'disabilityDays' | 'recordedDisabilityDays' | 'degreeUnknown'> => {
  const recorded = union(periods.filter((period) => period.isDisabled).map(daysOfPeriod));
  return {
    disabilityDays: untilRecordsSayOtherwise(recorded, union(periods.map(daysOfPeriod))),
    recordedDisabilityDays: recorded,
    degreeUnknown: periods.some((period) => period.isDisabled && period.disabledLevel === null),
  };
};
