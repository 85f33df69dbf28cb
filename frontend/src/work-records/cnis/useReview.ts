import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { rememberDecisions, withDecisions } from './remembered.ts';
import { type Reviewed, reviewOf } from './review.ts';

/** The registers of an import with the decisions about them, which outlive the window. */
export const useReview = (job: CnisImport, calculation: RegimeType) => {
  const proposed = useMemo(() => reviewOf(job.registers, calculation), [job.registers, calculation]);
  const [reviewed, setReviewed] = useState<Reviewed[]>(() => withDecisions(sessionStorage, job.id, proposed));
  useEffect(() => rememberDecisions(sessionStorage, job.id, reviewed, proposed), [job.id, reviewed, proposed]);
  const change = useCallback(
    (next: Reviewed) => setReviewed((before) => before.map((one) => (one.place === next.place ? next : one))),
    [],
  );
  const chooseAll = useCallback((places: readonly number[], included: boolean) => {
    const chosen = new Set(places);
    setReviewed((before) =>
      before.map((one) => (chosen.has(one.place) && one.included !== included ? { ...one, included } : one)),
    );
  }, []);
  return { reviewed, change, chooseAll };
};
