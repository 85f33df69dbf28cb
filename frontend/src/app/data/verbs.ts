import { loginAnswer, renewAnswer, selfAnswer } from '../../../../domain/api/auth.ts';
import {
  type CountingMethod,
  calculation,
  calculationAnswer,
  historyAnswer,
  type TimeCut,
  timeTotals,
} from '../../../../domain/api/calculations.ts';
import { cnisImport, cnisImportCreated, type ImportChoices } from '../../../../domain/api/cnis.ts';
import { paymentInfo, paymentsAnswer } from '../../../../domain/api/payments.ts';
import { planAnswer, plansAnswer, secureCommunicationPlansAnswer } from '../../../../domain/api/plans.ts';
import { regimesAnswer } from '../../../../domain/api/regimes.ts';
import { type RegistrationRequest, registerAnswer } from '../../../../domain/api/registration.ts';
import { type ReportRequest, reportAnswer, reportPreviewAnswer } from '../../../../domain/api/report.ts';
import { benefitLogsAnswer, rulesAnswer } from '../../../../domain/api/rules.ts';
import { settingsAnswer } from '../../../../domain/api/settings.ts';
import { cancellationAnswer } from '../../../../domain/api/subscription.ts';
import {
  type SharedEdit,
  type WorkRecordEdit,
  workRecordAnswer,
  workRecordsAnswer,
} from '../../../../domain/api/work-records.ts';
import { deviceId } from './device.ts';
import { at, multipart, request, send } from './http.ts';

export type RulesRegime = 'RPPS' | 'RGPS' | 'RPPSV2';
export type NewWorkRecord = WorkRecordEdit & { calculationId: string; companyName: string; ingressDate: string };

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
  payments: () => request(paymentsAnswer, 'payments'),
  paymentInfo: (paymentId: string, token?: string) =>
    request(paymentInfo, at`subscription/paymentInfo/${paymentId}`, { token }),
};

/** What visitors see and do before they have a session. */
export const salesVerbs = {
  /** Alone, as what its id buys: a plan, or its variant by card or by PIX. */
  planOption: (planId: string) => request(planAnswer, at`plans/${planId}`),
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
  /** The session that it answers is not kept: whoever signed up signs in. */
  register: (body: RegistrationRequest, idempotencyKey: string) =>
    request(registerAnswer, 'auth/register', { method: 'POST', body, idempotencyKey }),
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
  importCnis: (calculationId: string, file: File) =>
    request(cnisImportCreated, 'cnis-imports', { method: 'POST', body: multipart({ calculationId, file }) }),
  /** What was decided about the registers of an import becomes work records. */
  importRecords: (id: string, choices: ImportChoices, etag: string | null) =>
    request(workRecordsAnswer, at`cnis-imports/${id}/records`, { method: 'POST', body: choices, ifMatch: etag }),
  cnisImport: (id: string) => request(cnisImport, at`cnis-imports/${id}`),
};
