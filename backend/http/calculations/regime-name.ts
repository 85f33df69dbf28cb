import type { CalculationFields } from '../../../domain/calculations/calculation.ts';
import { regimeEntry } from '../../../domain/law/places/regimes.ts';

/** The RGPS has but the INSS; an RPPS is named by its number in the list. */
export const regimeName = ({
  regimeType,
  regimeId,
}: Pick<CalculationFields, 'regimeType' | 'regimeId'>): string | null =>
  regimeType === 'RGPS' ? 'INSS' : regimeId === null ? null : (regimeEntry(regimeId)?.name ?? null);
