import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { limitWarnings } from '../../../../domain/cnis/salaries.ts';

const ofLimits = ({ code }: CnisRegister['warnings'][number]): boolean =>
  code === 'belowMinimum' || code === 'aboveCeiling';

/** What there is to notice about a register under the regime chosen for it. */
export const warningsIn = (
  { regimeType: asRead, salaries, warnings }: CnisRegister,
  regimeType: RegimeType,
  limits: MonthLimits | null,
): CnisRegister['warnings'] => {
  if (regimeType === asRead) return warnings;
  const others = warnings.filter((warning) => !ofLimits(warning));
  if (regimeType === 'RPPS' || limits === null) return others;
  return [...others, ...salaries.flatMap((salary) => limitWarnings(salary, limits))];
};
