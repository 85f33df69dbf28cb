import type { AuditQuery } from '../../../domain/api/audit.ts';
import { at, request, send } from './http.ts';

/** Sent only where it was asked for: a recent sign-in is enough. */
const passwordIn = (currentPassword: string | null) => (currentPassword === null ? {} : { currentPassword });

/** What protects an account, and what becomes of its data. */
export const securityVerbs = {
  sessions: (signal?: AbortSignal) => request('openSessionsAnswer', 'auth/sessions', { signal }),
  endSession: (id: string) => send(at`auth/sessions/${id}`, { method: 'DELETE' }),
  endAllSessions: () => send('auth/logout-everywhere', { method: 'POST' }),
  secondFactor: (signal?: AbortSignal) => request('secondFactorState', 'auth/second-factor', { signal }),
  proposeSecondFactor: (currentPassword: string | null) =>
    request('secondFactorProposal', 'auth/second-factor', { method: 'POST', body: passwordIn(currentPassword) }),
  confirmSecondFactor: (code: string) =>
    request('recoveryCodesAnswer', 'auth/second-factor/confirm', { method: 'POST', body: { code } }),
  disableSecondFactor: (currentPassword: string | null) =>
    send('auth/second-factor/disable', { method: 'POST', body: passwordIn(currentPassword) }),
  /** Of somebody who lost device and recovery codes; for administrators. */
  disableSecondFactorOf: (userId: string) => send(at`users/${userId}/second-factor`, { method: 'DELETE' }),
  erasure: (signal?: AbortSignal) => request('erasureAnswer', 'account/erasure', { signal }),
  requestErasure: (currentPassword: string | null) =>
    request('erasureAnswer', 'account/erasure', { method: 'POST', body: passwordIn(currentPassword) }),
  withdrawErasure: () => request('erasureAnswer', 'account/erasure', { method: 'DELETE' }),
  exportAccount: async (currentPassword: string | null) => {
    const response = await send('account/export', { method: 'POST', body: passwordIn(currentPassword) });
    return response.blob();
  },
  audit: (query: AuditQuery, signal?: AbortSignal) => request('auditAnswer', 'audit', { query: { ...query }, signal }),
};
