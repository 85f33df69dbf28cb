import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, instant } from './common.ts';
import { paymentType } from './plans.ts';

export const accountStatus = z.enum(['PENDING', 'INACTIVE', 'ACTIVE', 'ONLY_TRIAL']);
export type AccountStatus = z.infer<typeof accountStatus>;

export const role = z.enum(['user', 'admin'], { error: messages.invalidValue });

/** Why an account is INACTIVE; null for every other status. */
export const accountStatusCause = z
  .enum(['overdue', 'expired', 'inactivated', 'cancelled', 'disputed', 'refunded'])
  .nullable();
export type AccountStatusCause = z.infer<typeof accountStatusCause>;

export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role,
  active: z.boolean(),
  accountId: id,
  office: z.string().nullable(),
  /** Number of the bar, and city in which reports are signed. */
  oab: z.string().nullable(),
  city: z.string().nullable(),
  logo: z.string().nullable(),
  planId: z.string().nullable(),
  trialAsaasExpiration: instant.nullable(),
  asaasSubscriptionId: z.string().nullable(),
  asaasSubscriptionExpiration: instant.nullable(),
  /** The account's plan; null without one. */
  planName: z.string().nullable(),
  /** Last day of what was paid for, licensed or tried, `YYYY-MM-DD`; null: no end. */
  planValidUntil: z.string().nullable(),
  /** The office's own administrator: manages the users of the account. */
  accountAdmin: z.boolean(),
  /** How the account pays; null for one that was not bought. In answers to administrators only. */
  paymentType: paymentType.nullable().optional(),
  createdAt: instant,
  lastActionAt: instant.nullable(),
});
export type User = z.infer<typeof user>;

export const loginBody = z.strictObject({
  email: z.string({ error: messages.invalidValue }).min(1, messages.required).max(254),
  password: z.string({ error: messages.invalidValue }).min(1, messages.required).max(1000),
  /** Of the second factor, or a recovery code; asked for with SecondFactorRequired. */
  code: z.string({ error: messages.invalidValue }).max(40).optional(),
  /** A random id that the browser keeps, by which it is known at the next sign-in. */
  device: z.string({ error: messages.invalidValue }).max(100).optional(),
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

/** What stands between a sign-in and the rest. */
const securityShape = {
  /** The password was set by an administrator: nothing but the own profile until another one is chosen. */
  credentialChangeRequired: z.boolean(),
  /** Whether a second factor is asked for at sign-in. */
  secondFactor: z.boolean(),
};

export const selfAnswer = z.strictObject({ user, accountStatus, accountStatusCause, ...securityShape });
export const loginAnswer = z.strictObject({ token: z.string(), ...selfAnswer.shape });
export const renewAnswer = z.strictObject({ token: z.string() });
