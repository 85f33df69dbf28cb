/** Exposure to harmful agents. */
import { countClasses } from '../../classes.ts';
import { BETWEEN_SPECIAL, SPECIAL_BASES, type SpecialBase } from '../../conversion.ts';
import { once } from '../../once.ts';
import type { Holdings } from '../facts.ts';
import { type Counting, leadersOf } from './counting.ts';

export const specialIn = ({
  periods,
  counted,
  options,
  borders,
}: Counting): Pick<Holdings, 'special' | 'specialToward' | 'anySpecial' | 'specialLeaders'> => {
  const special = once((base: SpecialBase) =>
    countClasses(counted, (kind) => (kind.special === base ? 1 : null), options),
  );
  return {
    special,
    specialToward: once((base: SpecialBase) =>
      countClasses(counted, (kind) => (kind.special === null ? null : BETWEEN_SPECIAL[kind.special][base]), options),
    ),
    anySpecial: () => countClasses(counted, (kind) => (kind.special === null ? null : 1), options),
    specialLeaders: () =>
      leadersOf(
        SPECIAL_BASES,
        special,
        periods.flatMap((period) => (period.isSpecialTime ? [period.specialTimeBase] : [])),
        borders,
      ),
  };
};
