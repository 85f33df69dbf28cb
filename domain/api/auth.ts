import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, instant } from './common.ts';

export const accountStatus = z.enum(['PENDING', 'INACTIVE', 'ACTIVE', 'ONLY_TRIAL']);
export type AccountStatus = z.infer<typeof accountStatus>;

/** Why an account is INACTIVE; null for every other status. */
export const accountStatusCause = z.enum(['overdue', 'expired', 'inactivated', 'cancelled']).nullable();
export type AccountStatusCause = z.infer<typeof accountStatusCause>;

export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  active: z.boolean(),
  accountId: id,
  office: z.string().nullable(),
  logo: z.string().nullable(),
  planId: z.string().nullable(),
  trialAsaasExpiration: instant.nullable(),
  asaasSubscriptionId: z.string().nullable(),
  asaasSubscriptionExpiration: instant.nullable(),
  createdAt: instant,
  lastActionAt: instant.nullable(),
});
export type User = z.infer<typeof user>;

export const loginBody = z.strictObject({
  email: z.string({ error: messages.invalidValue }).min(1, messages.required).max(254),
  password: z.string({ error: messages.invalidValue }).min(1, messages.required).max(1000),
});
export const forgotPasswordBody = z.strictObject({ email: loginBody.shape.email });

/** As in the sign-up and reset forms; `domain/api/users.ts` has the same for profiles. */
const newPassword = z.string({ error: messages.required }).min(6, messages.passwordTooShort).max(1000);

const resetToken = z.string({ error: messages.required }).min(1, messages.required).max(300);

export const resetTokenBody = z.strictObject({ token: resetToken });

export const resetPasswordBody = z
  .strictObject({
    token: resetToken,
    password: newPassword,
    confirmPassword: z.string({ error: messages.required }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: messages.passwordsDoNotMatch,
    path: ['confirmPassword'],
  });

export const loginAnswer = z.strictObject({ token: z.string(), user, accountStatus, accountStatusCause });
export const selfAnswer = z.strictObject({ user, accountStatus, accountStatusCause });
export const renewAnswer = z.strictObject({ token: z.string() });
