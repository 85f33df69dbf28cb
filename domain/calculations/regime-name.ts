import { regimeEntry } from '../law/places/regimes.ts';
import type { CalculationFields } from './calculation.ts';

/** The RGPS has only one regime, the INSS; an RPPS is named by its number in the list. */
export const regimeName = ({
  regimeType,
  regimeId,
}: Pick<CalculationFields, 'regimeType' | 'regimeId'>): string | null => {
  if (regimeType === 'RGPS') return 'INSS';
  return regimeId === null ? null : (regimeEntry(regimeId)?.name ?? null);
};
