import type { OpenCalculation } from '../../domain/calculations/calculation.ts';
import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { WorkRecordPlace, WorkRecordPlaceField } from '../work-record-places/schema.ts';
import type { CaseFile, CaseFileField } from './schema.ts';

export type CaseFilesView = View<Stamped<CaseFile>, CaseFileField>;
export type WorkRecordPlacesView = View<Stamped<WorkRecordPlace>, WorkRecordPlaceField>;

/** A case file as the calculation that it is the view of. */
export const calculationIn = ({
  id,
  customerId,
  accountId,
  fields,
  spansStatedOn,
  workRecords,
  imports,
  scenarios,
}: CaseFile): OpenCalculation => ({
  phase: 'open',
  calculationId: id,
  customerId,
  accountId,
  fields,
  spansStatedOn,
  workRecords,
  imports,
  scenarios,
});

/** The calculation with its work records, or null when there is none in this account. */
export const findCaseFile = async (
  view: CaseFilesView,
  accountId: string,
  calculationId: string,
): Promise<Stamped<CaseFile> | null> => {
  const caseFile = await view.get(calculationId);
  return caseFile?.accountId === accountId ? caseFile : null;
};

/** The calculation that holds a work record, or null when none in this account does. */
export const findCaseFileOfWorkRecord = async (
  views: { readonly caseFiles: CaseFilesView; readonly places: WorkRecordPlacesView },
  accountId: string,
  workRecordId: string,
): Promise<Stamped<CaseFile> | null> => {
  const place = await views.places.get(workRecordId);
  if (place === null) return null;
  const caseFile = await findCaseFile(views.caseFiles, accountId, place.calculationId);
  return caseFile?.workRecords.some(({ id }) => id === workRecordId) ? caseFile : null;
};
