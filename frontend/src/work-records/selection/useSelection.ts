import { useState } from 'react';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';

/** Which of the records shown are chosen; one that is shown no longer is not chosen either. */
export const useSelection = (shown: readonly WorkRecord[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    choose: (id: string, now: boolean) =>
      setIds(new Set(now ? [...ids, id] : [...ids].filter((other) => other !== id))),
    chooseAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};
