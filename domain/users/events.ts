import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

const role = z.enum(['user', 'admin']);
const instant = z.string();
const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  office: z.string().nullable(),
});

const userCreated = eventType(
  'UserCreated',
  z.object({
    userId: z.string(),
    accountId: z.string(),
    role,
    active: z.boolean(),
    emailHash: z.string(),
    passwordHash: z.string(),
    trialExpiration: instant.nullable(),
    personal: profile.nullable(),
  }),
);

/** What changed. */
const userEdited = eventType(
  'UserEdited',
  z.object({
    role: role.optional(),
    accountId: z.string().optional(),
    emailHash: z.string().optional(),
    personal: profile.partial().nullable(),
  }),
);

const userActivated = eventType('UserActivated', z.object({}));
const userDeactivated = eventType('UserDeactivated', z.object({}));
const userLogoChanged = eventType('UserLogoChanged', z.object({ logo: z.string().nullable() }));

const passwordChanged = eventType(
  'PasswordChanged',
  z.object({ passwordHash: z.string(), tokensRevokedBefore: instant }),
);
const passwordResetRequested = eventType(
  'PasswordResetRequested',
  z.object({ tokenHash: z.string(), expiresAt: instant }),
);

const userActed = eventType('UserActed', z.object({ at: instant }));

/** `at` lets the reader forget tokens that have expired by themselves. */
const tokenRevoked = eventType('TokenRevoked', z.object({ tokenId: z.string(), expiresAt: instant, at: instant }));

const userDeleted = eventType('UserDeleted', z.object({}));

export const userEventTypes = [
  userCreated,
  userEdited,
  userActivated,
  userDeactivated,
  userLogoChanged,
  passwordChanged,
  passwordResetRequested,
  userActed,
  tokenRevoked,
  userDeleted,
] as const;
export const userEvents = eventRegistry(...userEventTypes);
export type UserEvent = EventOf<typeof userEvents>;
