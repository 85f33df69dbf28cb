import type { RegistrationRequest } from '../../../domain/api/registration.ts';
import { deviceId } from './device.ts';
import { at, multipart, request, send } from './http.ts';

/** Who is here, and what the installation says. */
export const sessionVerbs = {
  /** `code`: of the second factor, once it was asked for. */
  login: (email: string, password: string, code?: string) =>
    request('loginAnswer', 'auth/login', { method: 'POST', body: { email, password, code, device: deviceId() } }),
  /** In the place of the one that an administrator set; ends every session. */
  choosePassword: (userId: string, password: string, currentPassword: string) => {
    const fields = { password, ...(currentPassword === '' ? {} : { currentPassword }) };
    return send(at`users/${userId}`, { method: 'PUT', body: multipart(fields) });
  },
  logout: (token?: string) => send('auth/logout', { method: 'POST', token }),
  renew: () => request('renewAnswer', 'auth/renew', { method: 'POST' }),
  forgotPassword: (email: string) => send('auth/forgot-password', { method: 'POST', body: { email } }),
  checkResetToken: (token: string) => send('auth/reset-password/check', { method: 'POST', body: { token } }),
  resetPassword: (body: { password: string; confirmPassword: string; token: string }) =>
    send('auth/reset-password', { method: 'POST', body }),
  self: (signal?: AbortSignal) => request('selfAnswer', 'users/self', { signal }),
  settings: () => request('settingsAnswer', 'settings'),
  version: () => request('versionAnswer', 'version'),
  payments: () => request('paymentsAnswer', 'payments'),
  paymentInfo: (paymentId: string, token?: string) =>
    request('paymentInfo', at`subscription/paymentInfo/${paymentId}`, { token }),
};

/** What visitors see and do before they have a session. */
export const salesVerbs = {
  /** `userId`: another user's, by an administrator; else one's own. */
  cancelSubscription: ({ userId, reason, support }: { userId: string | null; reason: string; support: boolean }) =>
    request('cancellationAnswer', userId === null ? 'subscription' : 'admin/subscription', {
      method: 'DELETE',
      query: { reason, support, userId },
    }),
  plans: (signal?: AbortSignal) => request('plansAnswer', 'plans', { signal }),
  /** With its card and PIX variants. */
  plan: (planId: string, signal?: AbortSignal) =>
    request('planAnswer', at`plans/${planId}`, { query: { allOptions: true }, signal }),
  secureCommunicationPlans: (signal?: AbortSignal) =>
    request('secureCommunicationPlansAnswer', 'secure-communication/plans', { signal }),
  /** When a sign-up with that CPF or CNPJ would be charged. */
  firstCharge: (cpf: string, planId: string, signal?: AbortSignal) =>
    request('firstChargeAnswer', 'auth/first-charge', { method: 'POST', body: { cpf, planId }, signal }),
  /** The session that it answers is not kept: whoever signed up signs in. */
  register: (body: RegistrationRequest, idempotencyKey: string) =>
    request('registerAnswer', 'auth/register', {
      method: 'POST',
      body: { ...body, device: deviceId() },
      idempotencyKey,
    }),
};
