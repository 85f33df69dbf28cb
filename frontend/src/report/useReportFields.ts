import { useState } from 'react';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import {
  draftSlot,
  keepDraft,
  loadedInto,
  type ReportFields,
  type ReportRegimes,
  readDraft,
  startingFields,
} from './fields.ts';

const hasSpecial = (records: readonly WorkRecord[], regime: 'RPPS' | 'RGPS'): boolean =>
  records.some(({ regimeType, isSpecialTime }) => regimeType === regime && isSpecialTime);

/** What was chosen and written for one report; looking at the rules in between loses nothing of it. */
export const useReportFields = (calculationId: string, regimes: ReportRegimes, records: readonly WorkRecord[]) => {
  const slot = draftSlot(calculationId, regimes);
  const [fields, setFields] = useState<ReportFields>(() => {
    const special = { RPPS: hasSpecial(records, 'RPPS'), RGPS: hasSpecial(records, 'RGPS') };
    return readDraft(sessionStorage, slot) ?? startingFields(regimes, special);
  });
  const change = (next: ReportFields) => {
    keepDraft(sessionStorage, slot, next);
    setFields(next);
  };
  return { fields, change, load: (saved: ReportFields) => change(loadedInto(fields, saved)) };
};
