import { type AttachmentKind, attachmentAnswer, attachmentsAnswer } from '../../../../domain/api/attachments.ts';
import { loginAnswer, renewAnswer, selfAnswer } from '../../../../domain/api/auth.ts';
import {
  type CountingMethod,
  calculation,
  calculationAnswer,
  historyAnswer,
  type TimeCut,
  timeTotals,
} from '../../../../domain/api/calculations.ts';
import {
  type CaseChoice,
  caseAnswer,
  cnisImport,
  cnisImportCreated,
  type ImportChoices,
} from '../../../../domain/api/cnis.ts';
import { customerListAnswer, twinsAnswer } from '../../../../domain/api/customers.ts';
import { paymentInfo, paymentsAnswer } from '../../../../domain/api/payments.ts';
import { regimesAnswer } from '../../../../domain/api/regimes.ts';
import { type ReportRequest, reportAnswer, reportPreviewAnswer } from '../../../../domain/api/report.ts';
import { benefitLogsAnswer, rulesAnswer } from '../../../../domain/api/rules.ts';
import { searchAnswer } from '../../../../domain/api/search.ts';
import { settingsAnswer } from '../../../../domain/api/settings.ts';
import {
  type SharedEdit,
  type WorkRecordEdit,
  workRecordAnswer,
  workRecordsAnswer,
} from '../../../../domain/api/work-records.ts';
import { zipcodeAnswer } from '../../../../domain/api/zipcodes.ts';
import { multipart, type Query, request, send } from './http.ts';

export type RulesRegime = 'RPPS' | 'RGPS' | 'RPPSV2';
export type NewWorkRecord = WorkRecordEdit & { calculationId: string; companyName: string; ingressDate: string };

/** An address whose parts are ids: whatever stands in one of them, it stays one part. */
const at = (parts: TemplateStringsArray, ...ids: readonly string[]): string =>
  String.raw({ raw: parts }, ...ids.map(encodeURIComponent));

/** Who is here, and what the installation says. */
export const sessionVerbs = {
  login: (email: string, password: string) =>
    request(loginAnswer, 'auth/login', { method: 'POST', body: { email, password } }),
  logout: () => send('auth/logout', { method: 'POST' }),
  renew: () => request(renewAnswer, 'auth/renew', { method: 'POST' }),
  forgotPassword: (email: string) => send('auth/forgot-password', { method: 'POST', body: { email } }),
  checkResetToken: (token: string) => send('auth/reset-password/check', { method: 'POST', body: { token } }),
  resetPassword: (body: { password: string; confirmPassword: string; token: string }) =>
    send('auth/reset-password', { method: 'POST', body }),
  self: (signal?: AbortSignal) => request(selfAnswer, 'users/self', { signal }),
  settings: () => request(settingsAnswer, 'settings'),
  payments: () => request(paymentsAnswer, 'payments'),
  paymentInfo: (paymentId: string) => request(paymentInfo, at`subscription/paymentInfo/${paymentId}`),
};

const fileAt = async (path: string, query: Query = {}): Promise<Blob> => (await send(path, { query })).blob();

/** What is done with clients beside reading and saving one. */
export const customerVerbs = {
  search: (q: string, signal?: AbortSignal) => request(searchAnswer, 'search', { query: { q }, signal }),
  /** Who can retire in the next twelve months, the first of them. */
  soonToRetire: (limit: number, signal?: AbortSignal) =>
    request(customerListAnswer, 'customers', {
      query: { retirement: 'soon', sortBy: 'nextRetirement', page: 1, limit },
      signal,
    }),
  /** All that a list shows, on all its pages. */
  customersSheet: (query: Query) => fileAt('customers/export', query),
  retirementCalendar: (query: Query = {}) => fileAt('customers/calendar', query),
  twins: (customerId: string, signal?: AbortSignal) =>
    request(twinsAnswer, at`customers/${customerId}/twins`, { signal }),
  addressOf: (zipcode: string, signal?: AbortSignal) => request(zipcodeAnswer, at`cep/${zipcode}`, { signal }),
  attachments: (customerId: string, signal?: AbortSignal) =>
    request(attachmentsAnswer, at`customers/${customerId}/attachments`, { signal }),
  attach: (customerId: string, file: File, kind: AttachmentKind) =>
    request(attachmentAnswer, at`customers/${customerId}/attachments`, {
      method: 'POST',
      body: multipart({ name: file.name, kind, file }),
    }),
  attachment: (customerId: string, id: string) => fileAt(at`customers/${customerId}/attachments/${id}`),
  removeAttachment: (customerId: string, id: string) =>
    send(at`customers/${customerId}/attachments/${id}`, { method: 'DELETE' }),
};

/** What is done with a calculation beside reading and saving it. */
export const calculationVerbs = {
  copyCalculation: (body: { calculationId: string; name: string; copiedData: ('time' | 'salary')[] }) =>
    request(calculationAnswer, 'copy-calculations', { method: 'POST', body }),
  /** The calculation as it stood after the event of that revision. */
  calculationAt: (calculationId: string, revision: number) =>
    request(calculation, at`calculations/${calculationId}`, { query: { revision } }),
  history: (calculationId: string, page: number, limit: number) =>
    request(historyAnswer, at`calculations/${calculationId}/history`, { query: { page, limit } }),
  /** A new revision that says what the old one said. */
  restoreCalculation: (calculationId: string, revision: number, etag: string | null) =>
    request(calculationAnswer, at`calculations/${calculationId}/restore`, {
      method: 'POST',
      body: { revision },
      ifMatch: etag,
    }),
  timeTotals: (calculationId: string, until: TimeCut, regimeType: 'RPPS' | 'RGPS' | 'ALL', signal?: AbortSignal) =>
    request(timeTotals, at`calculations/${calculationId}/time-totals`, {
      query: { until, regimeType },
      signal,
    }),
  regimes: (name: string, signal?: AbortSignal) => request(regimesAnswer, 'regimes', { query: { name }, signal }),
  /** `countingMethod`: counted this way for this answer only. */
  rules: (calculationId: string, regimeType: RulesRegime, countingMethod?: CountingMethod, signal?: AbortSignal) =>
    request(rulesAnswer, at`calculations/${calculationId}/rules`, { query: { regimeType, countingMethod }, signal }),
  benefitLogs: (calculationId: string, ruleId: string, regimeType?: 'RPPS' | 'RGPS', countingMethod?: CountingMethod) =>
    request(benefitLogsAnswer, at`calculations/${calculationId}/rules/${ruleId}/benefit-logs`, {
      query: { regimeType, countingMethod },
    }),
  report: (body: ReportRequest) => request(reportAnswer, 'reports/genial-report', { method: 'POST', body }),
  reportPreview: (body: ReportRequest, signal?: AbortSignal) =>
    request(reportPreviewAnswer, 'reports/genial-report/preview', { method: 'POST', body, signal }),
};

/** Work records share the revision of their calculation: every answer brings it, every change sends it. */
export const workRecordVerbs = {
  workRecords: (calculationId: string, signal?: AbortSignal) =>
    request(workRecordsAnswer, at`calculations/${calculationId}/work-records`, { signal }),
  createWorkRecord: (workRecord: NewWorkRecord, etag: string | null) =>
    request(workRecordAnswer, 'work-records', { method: 'POST', body: { workRecord }, ifMatch: etag }),
  saveWorkRecord: (id: string, workRecord: WorkRecordEdit, etag: string | null) =>
    request(workRecordAnswer, at`work-records/${id}`, { method: 'PUT', body: { workRecord }, ifMatch: etag }),
  deleteWorkRecord: async (id: string, etag: string | null) => {
    const response = await send(at`work-records/${id}`, { method: 'DELETE', ifMatch: etag });
    return { etag: response.headers.get('etag') };
  },
  /** The same change of several records, all or none. */
  saveWorkRecords: (calculationId: string, ids: readonly string[], change: SharedEdit, etag: string | null) =>
    request(workRecordsAnswer, 'work-records/multiple', {
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
    request(workRecordsAnswer, at`work-records/${id}/divide`, {
      method: 'POST',
      body: { divisionDate },
      ifMatch: etag,
    }),
  /** The password of a locked file is sent with it and kept nowhere. */
  importCnis: (calculationId: string, file: File, password: string | null) =>
    request(cnisImportCreated, 'cnis-imports', {
      method: 'POST',
      body: multipart({ calculationId, ...(password === null ? {} : { password }), file }),
    }),
  /** An extract before there is a client or a calculation for it. */
  importCnisAlone: (file: File, password: string | null) =>
    request(cnisImportCreated, 'cnis-imports/new-case', {
      method: 'POST',
      body: multipart({ ...(password === null ? {} : { password }), file }),
    }),
  /** Gives such an extract client and calculation. */
  caseOfImport: (id: string, choice: CaseChoice) =>
    request(caseAnswer, at`cnis-imports/${id}/case`, { method: 'POST', body: choice }),
  /** What was decided about the registers of an import becomes work records. */
  importRecords: (id: string, choices: ImportChoices, etag: string | null) =>
    request(workRecordsAnswer, at`cnis-imports/${id}/records`, { method: 'POST', body: choices, ifMatch: etag }),
  cnisImport: (id: string) => request(cnisImport, at`cnis-imports/${id}`),
};
