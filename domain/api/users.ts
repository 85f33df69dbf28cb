import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { role, user } from './auth.ts';
import { id, ignored, optionalDigits, optionalText, requiredText } from './common.ts';

export const password = z.string({ error: messages.invalidValue }).min(6, messages.passwordTooShort).max(1000);

export const userFields = {
  name: requiredText(120, messages.nameTooLong),
  email: requiredText(254, messages.invalidEmail).pipe(z.email(messages.invalidEmail)),
  phone: optionalDigits([10, 11], messages.invalidPhone),
  office: optionalText(2000),
  oab: optionalText(60),
  city: optionalText(120),
  active: z.boolean({ error: messages.invalidValue }),
  role,
  accountId: id,
  password,
  confirmPassword: z.string().max(1000),
} as const;

/** Set by an administrator: the user has to choose another password at the first sign-in. */
const passwordChangeRequired = z.boolean({ error: messages.invalidValue }).optional();

const serverOwned = {
  id: ignored,
  logo: ignored,
  planId: ignored,
  trialAsaasExpiration: ignored,
  asaasSubscriptionId: ignored,
  asaasSubscriptionExpiration: ignored,
  planName: ignored,
  planValidUntil: ignored,
  accountAdmin: ignored,
  paymentType: ignored,
  createdAt: ignored,
  lastActionAt: ignored,
};

export const userEditBody = z.strictObject({
  user: z.strictObject({
    ...z.strictObject(userFields).partial().shape,
    ...serverOwned,
    passwordChangeRequired,
    /** Required to change one's own password or e-mail, unless the user signed in within the last 15 minutes. */
    currentPassword: z.string({ error: messages.invalidValue }).max(1000).optional(),
  }),
});
export const userCreateBody = z.strictObject({
  user: z.strictObject({
    ...z.strictObject(userFields).partial().shape,
    ...serverOwned,
    passwordChangeRequired,
    name: userFields.name,
    email: userFields.email,
    password,
  }),
});
export const userAnswer = z.strictObject({ user });
export const usersAnswer = z.strictObject({ users: z.array(user) });
