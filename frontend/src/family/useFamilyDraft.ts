import { useState } from 'react';
import { useCalculation } from '../calculations/calculation-context.ts';
import { emptyDraft, type FamilyDraft, keepDraft, keptDraft } from './draft.ts';

/** What is typed of the family; looking at other tabs in between loses nothing of it. */
export const useFamilyDraft = () => {
  const { id, regimeType } = useCalculation().calculation;
  const [draft, setDraft] = useState<FamilyDraft>(() => keptDraft(sessionStorage, id) ?? emptyDraft(regimeType));
  const change = (some: Partial<FamilyDraft>) => {
    const next = { ...draft, ...some };
    keepDraft(sessionStorage, id, next);
    setDraft(next);
  };
  return { draft, change };
};
