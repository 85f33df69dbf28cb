import type { CaseChoice, ImportChoices } from '../../../domain/api/cnis.ts';
import type { SharedEdit, WorkRecordEdit } from '../../../domain/api/work-records.ts';
import type { NewWorkRecord } from './asked.ts';
import { at, multipart, request, send } from './http.ts';

/** Work records share the revision of their calculation: every answer brings it, every change sends it. */
export const workRecordVerbs = {
  workRecords: (calculationId: string, signal?: AbortSignal) =>
    request('workRecordsAnswer', at`calculations/${calculationId}/work-records`, { signal }),
  /** As of a revision of the calculation. */
  workRecordsAt: (calculationId: string, revision: number) =>
    request('workRecordsAnswer', at`calculations/${calculationId}/work-records`, { query: { revision } }),
  createWorkRecord: (workRecord: NewWorkRecord, etag: string | null) =>
    request('workRecordAnswer', 'work-records', { method: 'POST', body: { workRecord }, ifMatch: etag }),
  saveWorkRecord: (id: string, workRecord: WorkRecordEdit, etag: string | null) =>
    request('workRecordAnswer', at`work-records/${id}`, { method: 'PUT', body: { workRecord }, ifMatch: etag }),
  deleteWorkRecord: async (id: string, etag: string | null) => {
    const response = await send(at`work-records/${id}`, { method: 'DELETE', ifMatch: etag });
    return { etag: response.headers.get('etag') };
  },
  /** The same change of several records, all or none. */
  saveWorkRecords: (calculationId: string, ids: readonly string[], change: SharedEdit, etag: string | null) =>
    request('workRecordsAnswer', 'work-records/multiple', {
      method: 'PUT',
      body: { calculationId, ids, change },
      ifMatch: etag,
    }),
  deleteWorkRecords: async (calculationId: string, ids: readonly string[], etag: string | null) => {
    const body = { calculationId, ids };
    const response = await send('work-records/multiple/remove', { method: 'POST', body, ifMatch: etag });
    return { etag: response.headers.get('etag') };
  },
  divide: (id: string, divisionDate: string, etag: string | null) =>
    request('workRecordsAnswer', at`work-records/${id}/divide`, {
      method: 'POST',
      body: { divisionDate },
      ifMatch: etag,
    }),
  /** The password of a locked file is sent with it and kept nowhere. */
  importCnis: (calculationId: string, file: File, password: string | null) =>
    request('cnisImportCreated', 'cnis-imports', {
      method: 'POST',
      body: multipart({ calculationId, ...(password === null ? {} : { password }), file }),
    }),
  /** An extract before there is a client or a calculation for it. */
  importCnisAlone: (file: File, password: string | null) =>
    request('cnisImportCreated', 'cnis-imports/new-case', {
      method: 'POST',
      body: multipart({ ...(password === null ? {} : { password }), file }),
    }),
  /** Gives such an extract client and calculation. */
  caseOfImport: (id: string, choice: CaseChoice) =>
    request('caseAnswer', at`cnis-imports/${id}/case`, { method: 'POST', body: choice }),
  /** What was decided about the registers of an import becomes work records. */
  importRecords: (id: string, choices: ImportChoices, etag: string | null) =>
    request('workRecordsAnswer', at`cnis-imports/${id}/records`, { method: 'POST', body: choices, ifMatch: etag }),
  cnisImport: (id: string) => request('cnisImport', at`cnis-imports/${id}`),
};
