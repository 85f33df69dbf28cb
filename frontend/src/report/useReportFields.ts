import { useState } from 'react';
import { useSession } from '../data/session/session.ts';
import {
  draftSlot,
  keepDraft,
  loadedInto,
  type ReportCase,
  type ReportFields,
  type ReportRegimes,
  readDraft,
  startingFields,
} from './fields.ts';

/** What was chosen and written for one report; looking at the rules in between loses nothing of it. */
export const useReportFields = (calculationId: string, regimes: ReportRegimes, about: ReportCase) => {
  const { user } = useSession();
  const slot = draftSlot(calculationId, regimes);
  const [fields, setFields] = useState<ReportFields>(() => {
    return readDraft(sessionStorage, slot) ?? startingFields(regimes, about, user);
  });
  const change = (next: ReportFields) => {
    keepDraft(sessionStorage, slot, next);
    setFields(next);
  };
  return { fields, change, load: (saved: ReportFields) => change(loadedInto(fields, saved)) };
};
