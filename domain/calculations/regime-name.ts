import type { DescribedByOffice } from '../law/places/described/of-office.ts';
import { regimeForLaw } from '../law/places/regimes.ts';
import type { CalculationFields } from './calculation.ts';

/**
 * The RGPS has only one regime, the INSS; an RPPS is named by its number in the list, or among what the office describes.
 * Null for a number that nobody has.
 */
export const regimeName = (
  { regimeType, regimeId }: Pick<CalculationFields, 'regimeType' | 'regimeId'>,
  described: readonly DescribedByOffice[] = [],
): string | null => {
  if (regimeType === 'RGPS') return 'INSS';
  return regimeId === null ? null : (regimeForLaw(regimeId, described)?.name ?? null);
};
