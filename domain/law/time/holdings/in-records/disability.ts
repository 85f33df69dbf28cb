/** Time with a disability: each degree, all time brought to one degree, and the days of the condition itself. */
import { END_OF_TIME } from '../../../../units/day.ts';
import { countClasses, type DayClass } from '../../classes.ts';
import {
  BETWEEN_DEGREES,
  DISABLED_LEVELS,
  type DisabledLevel,
  SPECIAL_BASES,
  SPECIAL_TO_COMMON,
  SPECIAL_TO_DEGREE,
  type SpecialBase,
} from '../../conversion.ts';
import { NOTHING } from '../../counter.ts';
import { once } from '../../once.ts';
import { type CountedPeriod, daysOfPeriod, type Period } from '../../records.ts';
import { type Stretch, subtract, union } from '../../stretch.ts';
import type { ContributionCount, DegreePart, Degrees, Holdings, TimeFacts } from '../facts.ts';
import { type Counting, countedUnder, leadersOf } from './counting.ts';

interface Toward {
  readonly facts: TimeFacts;
  /** Exposure to harmful agents may bring a day by its own table. */
  readonly withExposure: boolean;
}

/**
 * A day brought to a degree; one of exposure, with a disability or before it, by whichever table gives more.
 * @see Decreto 3.048/1999, arts. 70-E and 70-F, § 1: 'do segurado, inclusive da pessoa com deficiência'
 */
const towardDegree =
  (target: DisabledLevel, { facts: { gender, regimeType }, withExposure }: Toward) =>
  (kind: DayClass): { readonly factor: number; readonly special: SpecialBase | null } => {
    if (gender === null) return { factor: 1, special: null };
    const factor = BETWEEN_DEGREES[gender][kind.level ?? 'none'][target];
    if (!withExposure || kind.special === null || !kind.convertible || regimeType !== 'RGPS')
      return { factor, special: null };
    const byExposure = SPECIAL_TO_DEGREE[gender][kind.special][target];
    return byExposure > factor ? { factor: byExposure, special: kind.special } : { factor, special: null };
  };

const LEVELS: readonly (DisabledLevel | null)[] = [...DISABLED_LEVELS, null];
const KINDS_OF_EXPOSURE: readonly (SpecialBase | null)[] = [...SPECIAL_BASES, null];

/** The counts that a conversion adds up, one for each degree and table. */
const partsToward = (
  target: DisabledLevel,
  ofPlan: readonly CountedPeriod[],
  { inContribution, ...how }: Toward & Pick<Counting, 'inContribution'>,
): readonly DegreePart[] => {
  const toward = towardDegree(target, how);
  return LEVELS.flatMap((level) =>
    KINDS_OF_EXPOSURE.flatMap((special) => {
      let factor: number | null = null;
      const counter = countClasses(
        ofPlan,
        (kind) => {
          const worth = toward(kind);
          if (kind.level !== level || worth.special !== special) return null;
          factor = worth.factor;
          return 1;
        },
        inContribution,
      );
      return factor === null ? [] : [{ level, special, factor, counter }];
    }),
  );
};

const degreesUnder = (
  plan: ContributionCount['simplifiedPlan'],
  counting: Counting,
  withExposure: boolean,
): Degrees => {
  const { facts, options, inContribution, borders } = counting;
  const ofPlan = countedUnder(plan, counting);
  const isDisabled = ofPlan.some(({ period }) => period.isDisabled);
  const disabled = once((level: DisabledLevel | 'any') =>
    isDisabled
      ? countClasses(
          ofPlan,
          (kind) => (kind.level !== null && (level === 'any' || kind.level === level) ? 1 : null),
          options,
        )
      : NOTHING,
  );
  return {
    disabled,
    toward: once((level: DisabledLevel) => {
      const toward = towardDegree(level, { facts, withExposure });
      return countClasses(ofPlan, (kind) => toward(kind).factor, inContribution);
    }),
    parts: once((level: DisabledLevel) => partsToward(level, ofPlan, { facts, withExposure, inContribution })),
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

export const degreesIn = (counting: Counting, withExposure = true): Holdings['degrees'] =>
  once((plan: ContributionCount['simplifiedPlan']) => degreesUnder(plan, counting, withExposure));

/** Until the last day of conversion, in the RGPS. */
export const gainOfDisabledExposureIn =
  ({ counted, options, facts: { gender, regimeType } }: Counting): Holdings['gainOfDisabledExposure'] =>
  () =>
    countClasses(
      counted,
      ({ level, special, convertible }) =>
        level === null || special === null || !convertible || gender === null || regimeType !== 'RGPS'
          ? null
          : SPECIAL_TO_COMMON[special][gender] - 1,
      options,
    );

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
