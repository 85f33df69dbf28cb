import { type AttachmentKind, attachmentAnswer, attachmentsAnswer } from '../../../domain/api/attachments.ts';
import { loginAnswer, renewAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import {
  type CountingMethod,
  calculation,
  calculationAnswer,
  type TimeCut,
  timeTotals,
} from '../../../domain/api/calculations.ts';
import {
  type CaseChoice,
  caseAnswer,
  cnisImport,
  cnisImportCreated,
  type ImportChoices,
} from '../../../domain/api/cnis.ts';
import { customerAnswer, customerListAnswer, twinsAnswer } from '../../../domain/api/customers.ts';
import {
  type DescribedFields,
  describedPlaceAnswer,
  describedPlacesAnswer,
  neighbourAnswer,
} from '../../../domain/api/described-places.ts';
import { type FamilyRequest, familyAnswer } from '../../../domain/api/family.ts';
import { comparison, historyAnswer } from '../../../domain/api/history.ts';
import { netAnswer } from '../../../domain/api/net.ts';
import { nextStepsAnswer } from '../../../domain/api/next-steps.ts';
import { outlookAnswer } from '../../../domain/api/outlook.ts';
import { paymentInfo, paymentsAnswer } from '../../../domain/api/payments.ts';
import { planAnswer, plansAnswer, secureCommunicationPlansAnswer } from '../../../domain/api/plans.ts';
import { pointsTablesAnswer } from '../../../domain/api/points-tables.ts';
import { calculationChangesAnswer } from '../../../domain/api/recomputations.ts';
import { regimesAnswer } from '../../../domain/api/regimes.ts';
import { firstChargeAnswer, type RegistrationRequest, registerAnswer } from '../../../domain/api/registration.ts';
import { type ReportRequest, reportAnswer, reportDocxAnswer, reportPreviewAnswer } from '../../../domain/api/report.ts';
import { type ReportLook, reportLookAnswer } from '../../../domain/api/report-look.ts';
import { benefitLogsAnswer, rulesAnswer } from '../../../domain/api/rules.ts';
import { type Hypothesis, scenarioAnswer, scenarioComparison, scenariosAnswer } from '../../../domain/api/scenarios.ts';
import { searchAnswer } from '../../../domain/api/search.ts';
import { settingsAnswer, versionAnswer } from '../../../domain/api/settings.ts';
import { cancellationAnswer } from '../../../domain/api/subscription.ts';
import {
  type SharedEdit,
  type WorkRecordEdit,
  workRecordAnswer,
  workRecordsAnswer,
} from '../../../domain/api/work-records.ts';
import { zipcodeAnswer } from '../../../domain/api/zipcodes.ts';
import { deviceId } from './device.ts';
import { at, multipart, type Query, request, send } from './http.ts';

export type RulesRegime = 'RPPS' | 'RGPS' | 'RPPSV2';
export type NewWorkRecord = WorkRecordEdit & { calculationId: string; companyName: string; ingressDate: string };

/** `countingMethod`: counted this way for this answer only. `revision`: as of that revision of the calculation. */
type NetAsked = {
  regimeType: 'RPPS' | 'RGPS';
  countingMethod?: CountingMethod | undefined;
  dependants: number;
  seriousIllness: string;
  otherOfPayer: number;
};
type Counted = { countingMethod?: CountingMethod | undefined; revision?: number | undefined };

/** `page` from 1; `record`: of this work record only. */
export type HistoryQuery = { page: number; limit: number; record?: string };

/** Who is here, and what the installation says. */
export const sessionVerbs = {
  /** `code`: of the second factor, once it was asked for. */
  login: (email: string, password: string, code?: string) =>
    request(loginAnswer, 'auth/login', { method: 'POST', body: { email, password, code, device: deviceId() } }),
  /** In the place of the one that an administrator set; ends every session. */
  choosePassword: (userId: string, password: string, currentPassword: string) => {
    const fields = { password, ...(currentPassword === '' ? {} : { currentPassword }) };
    return send(at`users/${userId}`, { method: 'PUT', body: multipart(fields) });
  },
  logout: (token?: string) => send('auth/logout', { method: 'POST', token }),
  renew: () => request(renewAnswer, 'auth/renew', { method: 'POST' }),
  forgotPassword: (email: string) => send('auth/forgot-password', { method: 'POST', body: { email } }),
  checkResetToken: (token: string) => send('auth/reset-password/check', { method: 'POST', body: { token } }),
  resetPassword: (body: { password: string; confirmPassword: string; token: string }) =>
    send('auth/reset-password', { method: 'POST', body }),
  self: (signal?: AbortSignal) => request(selfAnswer, 'users/self', { signal }),
  settings: () => request(settingsAnswer, 'settings'),
  version: () => request(versionAnswer, 'version'),
  payments: () => request(paymentsAnswer, 'payments'),
  paymentInfo: (paymentId: string, token?: string) =>
    request(paymentInfo, at`subscription/paymentInfo/${paymentId}`, { token }),
};

/** What visitors see and do before they have a session. */
export const salesVerbs = {
  /** Alone, as what its id buys: a plan, or its variant by card or by PIX. */
  /** `userId`: another user's, by an administrator; else one's own. */
  cancelSubscription: ({ userId, reason, support }: { userId: string | null; reason: string; support: boolean }) =>
    request(cancellationAnswer, userId === null ? 'subscription' : 'admin/subscription', {
      method: 'DELETE',
      query: { reason, support, userId },
    }),
  plans: (signal?: AbortSignal) => request(plansAnswer, 'plans', { signal }),
  /** With its card and PIX variants. */
  plan: (planId: string, signal?: AbortSignal) =>
    request(planAnswer, at`plans/${planId}`, { query: { allOptions: true }, signal }),
  secureCommunicationPlans: (signal?: AbortSignal) =>
    request(secureCommunicationPlansAnswer, 'secure-communication/plans', { signal }),
  /** When a sign-up with that CPF or CNPJ would be charged. */
  firstCharge: (cpf: string, planId: string, signal?: AbortSignal) =>
    request(firstChargeAnswer, 'auth/first-charge', { method: 'POST', body: { cpf, planId }, signal }),
  /** The session that it answers is not kept: whoever signed up signs in. */
  register: (body: RegistrationRequest, idempotencyKey: string) =>
    request(registerAnswer, 'auth/register', {
      method: 'POST',
      body: { ...body, device: deviceId() },
      idempotencyKey,
    }),
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
  /** What the law and the indexes moved, since that day. */
  calculationChanges: (query: { since: string | undefined; page: number; limit: number }, signal?: AbortSignal) =>
    request(calculationChangesAnswer, 'calculation-changes', { query, signal }),
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
  /** The client as of a revision of their data. */
  customerAt: (customerId: string, revision: number) =>
    request(customerAnswer, at`customers/${customerId}`, { query: { revision } }),
  customerHistory: (customerId: string, query: HistoryQuery, signal?: AbortSignal) =>
    request(historyAnswer, at`customers/${customerId}/history`, { query, signal }),
  restoreCustomer: (customerId: string, revision: number, etag: string | null) =>
    request(customerAnswer, at`customers/${customerId}/restore`, { method: 'POST', body: { revision }, ifMatch: etag }),
  exportCustomer: (customerId: string, format: 'json' | 'xlsx') =>
    fileAt(at`customers/${customerId}/export`, { format }),
  /** `file`: the JSON of a client's file, as it was exported. */
  importCustomer: (file: unknown) => request(customerAnswer, 'customers/import', { method: 'POST', body: file }),
};

/** What is done with a calculation beside reading and saving it. */
export const calculationVerbs = {
  copyCalculation: (body: {
    calculationId: string;
    name: string;
    copiedData: ('time' | 'salary')[];
    customerId?: string;
  }) => request(calculationAnswer, 'copy-calculations', { method: 'POST', body }),
  /** The calculation as it stood after the event of that revision. */
  calculationAt: (calculationId: string, revision: number) =>
    request(calculation, at`calculations/${calculationId}`, { query: { revision } }),
  history: (calculationId: string, query: HistoryQuery, signal?: AbortSignal) =>
    request(historyAnswer, at`calculations/${calculationId}/history`, { query, signal }),
  compareRevisions: (calculationId: string, from: number, to: number, signal?: AbortSignal) =>
    request(comparison, at`calculations/${calculationId}/comparison`, { query: { from, to }, signal }),
  /** A new revision that says what the old one said. */
  restoreCalculation: (calculationId: string, revision: number, etag: string | null) =>
    request(calculationAnswer, at`calculations/${calculationId}/restore`, {
      method: 'POST',
      body: { revision },
      ifMatch: etag,
    }),
  timeTotals: (
    calculationId: string,
    query: { until: TimeCut; regimeType: 'RPPS' | 'RGPS' | 'ALL'; revision?: number | undefined },
    signal?: AbortSignal,
  ) => request(timeTotals, at`calculations/${calculationId}/time-totals`, { query, signal }),
  describedPlaces: (signal?: AbortSignal) => request(describedPlacesAnswer, 'described-places', { signal }),
  describePlace: (place: DescribedFields) =>
    request(describedPlaceAnswer, 'described-places', { method: 'POST', body: { place } }),
  describePlaceAgain: (id: string, place: DescribedFields, etag: string) =>
    request(describedPlaceAnswer, at`described-places/${id}`, { method: 'PUT', body: { place }, ifMatch: etag }),
  withdrawPlace: (id: string, etag: string) => send(at`described-places/${id}`, { method: 'DELETE', ifMatch: etag }),
  placeFile: (id: string) => fileAt(at`described-places/${id}/file`),
  comparePlaces: (id: string, regimeId: number, signal?: AbortSignal) =>
    request(neighbourAnswer, at`described-places/${id}/comparison`, { query: { regimeId }, signal }),
  pointsTables: (signal?: AbortSignal) => request(pointsTablesAnswer, 'points-tables', { signal }),
  regimes: (name: string, signal?: AbortSignal) => request(regimesAnswer, 'regimes', { query: { name }, signal }),
  rules: (calculationId: string, query: Counted & { regimeType: RulesRegime }, signal?: AbortSignal) =>
    request(rulesAnswer, at`calculations/${calculationId}/rules`, { query, signal }),
  outlook: (
    calculationId: string,
    query: { regimeType: 'RPPS' | 'RGPS'; countingMethod?: CountingMethod | undefined },
    signal?: AbortSignal,
  ) => request(outlookAnswer, at`calculations/${calculationId}/outlook`, { query, signal }),
  benefitLogs: (calculationId: string, ruleId: string, query: Counted & { regimeType?: 'RPPS' | 'RGPS' }) =>
    request(benefitLogsAnswer, at`calculations/${calculationId}/rules/${ruleId}/benefit-logs`, { query }),
  /** What of the benefit of a rule reaches the account; what is asked about the household is not kept. */
  net: (calculationId: string, ruleId: string, query: NetAsked, signal?: AbortSignal) =>
    request(netAnswer, at`calculations/${calculationId}/rules/${ruleId}/net`, { query, signal }),
  /** What a family would receive; nothing of what is told of it is kept. */
  family: (calculationId: string, body: FamilyRequest, signal?: AbortSignal) =>
    request(familyAnswer, at`calculations/${calculationId}/family`, { method: 'POST', body, signal }),
  /** The whole result, of both regimes. */
  exportCalculation: (calculationId: string, format: 'xlsx' | 'json') =>
    fileAt(at`calculations/${calculationId}/export`, { format }),
  compareScenarios: (calculationId: string, query: { regimeType: 'RPPS' | 'RGPS' }, signal?: AbortSignal) =>
    request(scenarioComparison, at`calculations/${calculationId}/scenarios/comparison`, { query, signal }),
  nextSteps: (
    calculationId: string,
    query: { regimeType: 'RPPS' | 'RGPS'; step?: string | undefined },
    signal?: AbortSignal,
  ) => request(nextStepsAnswer, at`calculations/${calculationId}/next-steps`, { query, signal }),
  scenarioRules: (scenarioId: string, query: { regimeType: 'RPPS' | 'RGPS' }, signal?: AbortSignal) =>
    request(rulesAnswer, at`scenarios/${scenarioId}/rules`, { query, signal }),
  keepScenario: (
    calculationId: string,
    body: { name: string; hypotheses: readonly Hypothesis[] },
    etag: string | null,
  ) => request(scenarioAnswer, at`calculations/${calculationId}/scenarios`, { method: 'POST', body, ifMatch: etag }),
  saveScenario: (id: string, body: { name: string; hypotheses: readonly Hypothesis[] }, etag: string | null) =>
    request(scenarioAnswer, at`scenarios/${id}`, { method: 'PUT', body, ifMatch: etag }),
  removeScenario: async (id: string, etag: string | null) => {
    const response = await send(at`scenarios/${id}`, { method: 'DELETE', ifMatch: etag });
    return { etag: response.headers.get('etag') };
  },
  scenarios: (calculationId: string, signal?: AbortSignal) =>
    request(scenariosAnswer, at`calculations/${calculationId}/scenarios`, { signal }),
  reportLook: (signal?: AbortSignal) => request(reportLookAnswer, 'users/self/report-look', { signal }),
  chooseReportLook: (reportLook: ReportLook) =>
    request(reportLookAnswer, 'users/self/report-look', { method: 'PUT', body: { reportLook } }),
  report: (body: ReportRequest) => request(reportAnswer, 'reports/genial-report', { method: 'POST', body }),
  reportDocx: (body: ReportRequest) =>
    request(reportDocxAnswer, 'reports/genial-report', { method: 'POST', query: { format: 'docx' }, body }),
  reportPreview: (body: ReportRequest, signal?: AbortSignal) =>
    request(reportPreviewAnswer, 'reports/genial-report/preview', { method: 'POST', body, signal }),
};

/** Work records share the revision of their calculation: every answer brings it, every change sends it. */
export const workRecordVerbs = {
  workRecords: (calculationId: string, signal?: AbortSignal) =>
    request(workRecordsAnswer, at`calculations/${calculationId}/work-records`, { signal }),
  /** As of a revision of the calculation. */
  workRecordsAt: (calculationId: string, revision: number) =>
    request(workRecordsAnswer, at`calculations/${calculationId}/work-records`, { query: { revision } }),
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
