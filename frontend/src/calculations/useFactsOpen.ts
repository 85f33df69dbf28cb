import { useState } from 'react';
import { useEditMode } from '../shared/useEditMode.ts';
import { useCalculation } from './calculation-context.ts';

/**
 * Whether the facts of the calculation stand open under the strip. They do unasked where the work begins with them:
 * without records, whose times are then stated, and while the regime of an RPPS calculation is not known.
 */
export const useFactsOpen = () => {
  const { calculation, records } = useCalculation();
  const { editing, edit } = useEditMode();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const unfinished = calculation.regimeType === 'RPPS' && calculation.regimeId === null;
  const open = editing || (chosen ?? (unfinished || records.data?.workRecords.length === 0));
  return { open, editing, edit, toggle: () => setChosen(!open) };
};
