import { useCallback, useState } from 'react';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';

/** Which of the records shown are chosen; one that is shown no longer is not chosen either. */
export const useSelection = (shown: readonly WorkRecord[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (id: string, now: boolean) =>
      setIds((before) => new Set(now ? [...before, id] : [...before].filter((other) => other !== id))),
    [],
  );
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    choose,
    chooseAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};
