import type { CountingMethod, TimeCut } from '../../../domain/api/calculations.ts';
import type { DescribedFields } from '../../../domain/api/described-places.ts';
import type { FamilyRequest } from '../../../domain/api/family.ts';
import type { Hypothesis } from '../../../domain/api/hypotheses.ts';
import type { ReportRequest } from '../../../domain/api/report.ts';
import type { ReportLook } from '../../../domain/api/report-look.ts';
import type { Counted, HistoryQuery, NetAsked, RulesRegime } from './asked.ts';
import { fileAt } from './customer-verbs.ts';
import { at, request, send } from './http.ts';

/** What is done with a calculation beside reading and saving it. */
export const calculationVerbs = {
  copyCalculation: (body: {
    calculationId: string;
    name: string;
    copiedData: ('time' | 'salary')[];
    customerId?: string;
  }) => request('calculationAnswer', 'copy-calculations', { method: 'POST', body }),
  /** The calculation as it stood after the event of that revision. */
  calculationAt: (calculationId: string, revision: number) =>
    request('calculation', at`calculations/${calculationId}`, { query: { revision } }),
  history: (calculationId: string, query: HistoryQuery, signal?: AbortSignal) =>
    request('historyAnswer', at`calculations/${calculationId}/history`, { query, signal }),
  compareRevisions: (calculationId: string, from: number, to: number, signal?: AbortSignal) =>
    request('comparison', at`calculations/${calculationId}/comparison`, { query: { from, to }, signal }),
  /** A new revision that says what the old one said. */
  restoreCalculation: (calculationId: string, revision: number, etag: string | null) =>
    request('calculationAnswer', at`calculations/${calculationId}/restore`, {
      method: 'POST',
      body: { revision },
      ifMatch: etag,
    }),
  timeTotals: (
    calculationId: string,
    query: { until: TimeCut; regimeType: 'RPPS' | 'RGPS' | 'ALL'; revision?: number | undefined },
    signal?: AbortSignal,
  ) => request('timeTotals', at`calculations/${calculationId}/time-totals`, { query, signal }),
  describedPlaces: (signal?: AbortSignal) => request('describedPlacesAnswer', 'described-places', { signal }),
  describePlace: (place: DescribedFields) =>
    request('describedPlaceAnswer', 'described-places', { method: 'POST', body: { place } }),
  describePlaceAgain: (id: string, place: DescribedFields, etag: string) =>
    request('describedPlaceAnswer', at`described-places/${id}`, { method: 'PUT', body: { place }, ifMatch: etag }),
  withdrawPlace: (id: string, etag: string) => send(at`described-places/${id}`, { method: 'DELETE', ifMatch: etag }),
  placeFile: (id: string) => fileAt(at`described-places/${id}/file`),
  comparePlaces: (id: string, regimeId: number, signal?: AbortSignal) =>
    request('neighbourAnswer', at`described-places/${id}/comparison`, { query: { regimeId }, signal }),
  pointsTables: (signal?: AbortSignal) => request('pointsTablesAnswer', 'points-tables', { signal }),
  regimes: (name: string, signal?: AbortSignal) => request('regimesAnswer', 'regimes', { query: { name }, signal }),
  rules: (calculationId: string, query: Counted & { regimeType: RulesRegime }, signal?: AbortSignal) =>
    request('rulesAnswer', at`calculations/${calculationId}/rules`, { query, signal }),
  outlook: (
    calculationId: string,
    query: { regimeType: 'RPPS' | 'RGPS'; countingMethod?: CountingMethod | undefined },
    signal?: AbortSignal,
  ) => request('outlookAnswer', at`calculations/${calculationId}/outlook`, { query, signal }),
  benefitLogs: (calculationId: string, ruleId: string, query: Counted & { regimeType?: 'RPPS' | 'RGPS' }) =>
    request('benefitLogsAnswer', at`calculations/${calculationId}/rules/${ruleId}/benefit-logs`, { query }),
  /** What of the benefit of a rule reaches the account; what is asked about the household is not kept. */
  net: (calculationId: string, ruleId: string, query: NetAsked, signal?: AbortSignal) =>
    request('netAnswer', at`calculations/${calculationId}/rules/${ruleId}/net`, { query, signal }),
  /** What a family would receive; nothing of what is told of it is kept. */
  family: (calculationId: string, body: FamilyRequest, signal?: AbortSignal) =>
    request('familyAnswer', at`calculations/${calculationId}/family`, { method: 'POST', body, signal }),
  /** The whole result, of both regimes. */
  exportCalculation: (calculationId: string, format: 'xlsx' | 'json') =>
    fileAt(at`calculations/${calculationId}/export`, { format }),
  compareScenarios: (calculationId: string, query: { regimeType: 'RPPS' | 'RGPS' }, signal?: AbortSignal) =>
    request('scenarioComparison', at`calculations/${calculationId}/scenarios/comparison`, { query, signal }),
  nextSteps: (
    calculationId: string,
    query: { regimeType: 'RPPS' | 'RGPS'; step?: string | undefined },
    signal?: AbortSignal,
  ) => request('nextStepsAnswer', at`calculations/${calculationId}/next-steps`, { query, signal }),
  scenarioRules: (scenarioId: string, query: { regimeType: 'RPPS' | 'RGPS' }, signal?: AbortSignal) =>
    request('rulesAnswer', at`scenarios/${scenarioId}/rules`, { query, signal }),
  keepScenario: (
    calculationId: string,
    body: { name: string; hypotheses: readonly Hypothesis[] },
    etag: string | null,
  ) => request('scenarioAnswer', at`calculations/${calculationId}/scenarios`, { method: 'POST', body, ifMatch: etag }),
  saveScenario: (id: string, body: { name: string; hypotheses: readonly Hypothesis[] }, etag: string | null) =>
    request('scenarioAnswer', at`scenarios/${id}`, { method: 'PUT', body, ifMatch: etag }),
  removeScenario: async (id: string, etag: string | null) => {
    const response = await send(at`scenarios/${id}`, { method: 'DELETE', ifMatch: etag });
    return { etag: response.headers.get('etag') };
  },
  scenarios: (calculationId: string, signal?: AbortSignal) =>
    request('scenariosAnswer', at`calculations/${calculationId}/scenarios`, { signal }),
  reportLook: (signal?: AbortSignal) => request('reportLookAnswer', 'users/self/report-look', { signal }),
  chooseReportLook: (reportLook: ReportLook) =>
    request('reportLookAnswer', 'users/self/report-look', { method: 'PUT', body: { reportLook } }),
  report: (body: ReportRequest) => request('reportAnswer', 'reports/genial-report', { method: 'POST', body }),
  reportDocx: (body: ReportRequest) =>
    request('reportDocxAnswer', 'reports/genial-report', { method: 'POST', query: { format: 'docx' }, body }),
  reportPreview: (body: ReportRequest, signal?: AbortSignal) =>
    request('reportPreviewAnswer', 'reports/genial-report/preview', { method: 'POST', body, signal }),
};
