import { useState } from 'react';
import type { FamilyBody } from '../../../domain/api/family.ts';
import { hasAnybody, keptDraft, requestOf } from '../family/draft.ts';

/** Who would be left, as it was typed in the tab 'Família'; null where nobody was. */
export const useToldFamily = (calculationId: string): FamilyBody | null => {
  const [told] = useState(() => {
    const draft = keptDraft(sessionStorage, calculationId);
    return draft !== null && hasAnybody(draft) ? requestOf(draft) : null;
  });
  return told;
};
