import type { z } from 'zod';
import type { accountCreateBody, DifferenceBody } from '../../../domain/api/accounts.ts';
import type { updateIndexBody } from '../../../domain/api/indexes.ts';
import type { SimulatedAction } from '../../../domain/api/simulator.ts';
import { at, multipart, request, send } from './http.ts';

export type NewAccount = z.input<typeof accountCreateBody>;
/** What is published for a month: factors, minimum wage, ceiling. */
export type Publication = z.input<typeof updateIndexBody>;

/** What administrators do: users, accounts, indexes, simulated payments. */
export const managementVerbs = {
  users: () => request('usersAnswer', 'users'),
  createUser: (user: Readonly<Record<string, string | Blob>>) =>
    request('userAnswer', 'users', { method: 'POST', body: multipart(user) }),
  accounts: () => request('accountsAnswer', 'accounts'),
  createAccount: (account: NewAccount) =>
    request('accountAnswer', 'accounts', {
      method: 'POST',
      body: { ...account, passwordChangeRequired: true },
    }),
  setLicence: (accountId: string, licenceExpiryDate: string | null) =>
    request('accountAnswer', at`accounts/${accountId}`, { method: 'PUT', body: { licenceExpiryDate } }),
  accountPlan: (accountId: string) => request('accountPlanAnswer', at`accounts/${accountId}/plan`),
  /** null: no plan, of an account that is not charged. */
  changePlan: (accountId: string, planId: string | null) =>
    request('accountPlanAnswer', at`accounts/${accountId}/plan`, { method: 'PUT', body: { planId } }),
  /** What is owed beside a refund was paid by hand. */
  differencePaid: (accountId: string, owed: DifferenceBody) =>
    request('accountAnswer', at`accounts/${accountId}/difference`, { method: 'PUT', body: owed }),
  activateAccount: (accountId: string) =>
    request('accountAnswer', at`accounts/${accountId}/activate`, { method: 'PUT' }),
  inactivateAccount: (accountId: string) =>
    request('accountAnswer', at`accounts/${accountId}/inactivate`, { method: 'PUT' }),
  simulator: () => request('simulatorAnswer', 'simulator'),
  simulatePayment: (paymentId: string, action: SimulatedAction) =>
    request('simulatorAnswer', at`simulator/payments/${paymentId}`, { method: 'POST', body: { action } }),
  simulateTime: (accountId: string, days: number) =>
    request('simulatorAnswer', at`simulator/accounts/${accountId}/time`, { method: 'POST', body: { days } }),
  resumeSimulator: () => request('simulatorAnswer', 'simulator/resume', { method: 'POST' }),
  switchRecomputation: (to: 'stop' | 'resume') =>
    request('recomputation', at`recomputations/current/${to}`, { method: 'POST' }),
  /** `date`: 'MM/YYYY'. */
  updateIndex: (date: string, signal?: AbortSignal) =>
    request('updateIndexAnswer', 'updateIndex', { query: { date }, signal }),
  /** What a publication would change, without saving it. */
  checkIndexes: (body: Publication) =>
    request('indexCheckAnswer', 'updateIndex', { method: 'POST', query: { dryRun: true }, body }),
  publishIndexes: (body: Publication) => request('updateIndexAnswer', 'updateIndex', { method: 'POST', body }),
  withdrawIndexes: (date: string) => send('updateIndex', { method: 'DELETE', query: { date } }),
  indexHistory: (page: number, limit: number) =>
    request('indexHistoryAnswer', 'updateIndex/history', { query: { page, limit } }),
};
