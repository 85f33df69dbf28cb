/** Exposure to harmful agents. */
import { countClasses, type Worth } from '../../classes.ts';
import { BETWEEN_SPECIAL, SPECIAL_BASES, type SpecialBase } from '../../conversion.ts';
import { type Counter, NOTHING } from '../../counter.ts';
import { once } from '../../once.ts';
import type { Holdings } from '../facts.ts';
import { type Counting, leadersOf } from './counting.ts';

export const specialIn = ({
  periods,
  counted,
  options,
  borders,
}: Counting): Pick<Holdings, 'special' | 'specialToward' | 'anySpecial' | 'specialLeaders'> => {
  const isExposed = periods.some((period) => period.isSpecialTime);
  const exposure = (worth: Worth): Counter => (isExposed ? countClasses(counted, worth, options) : NOTHING);
  const special = once((base: SpecialBase) => exposure((kind) => (kind.special === base ? 1 : null)));
  return {
    special,
    specialToward: once((base: SpecialBase) =>
      exposure((kind) => (kind.special === null ? null : BETWEEN_SPECIAL[kind.special][base])),
    ),
    anySpecial: () => exposure((kind) => (kind.special === null ? null : 1)),
    specialLeaders: () =>
      leadersOf(
        SPECIAL_BASES,
        special,
        periods.flatMap((period) => (period.isSpecialTime ? [period.specialTimeBase] : [])),
        borders,
      ),
  };
};
