import { z } from 'zod';
import { orderedSection } from '../api/report.ts';
import { typefaces } from '../api/report-look.ts';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

const role = z.enum(['user', 'admin']);
const instant = z.string();
const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  office: z.string().nullable(),
});
/** With what the user signs reports. */
const signature = { oab: z.string().nullable(), city: z.string().nullable() };
const signingProfile = z.object({ ...profile.shape, ...signature });

/** Whether the password passed the rule for administrators when it was set; events from before do not say. */
const graded = { adminPassword: z.boolean().optional() };

/** Whether it is who signed its account up; events from before do not say, and only those with a trial were. */
const signingUp = { accountAdmin: z.boolean().optional() };

const whoIsMade = {
  userId: z.string(),
  accountId: z.string(),
  role,
  active: z.boolean(),
  emailHash: z.string(),
  trialExpiration: instant.nullable(),
};
const secret = z.object({ passwordHash: z.string() });

/** Since version 2 the password hash is personal data, locked with its user's key; since version 3 with OAB and city. */
const userCreated = eventType(
  'UserCreated',
  z.object({ ...whoIsMade, passwordHash: z.string(), personal: profile.nullable() }),
)
  .next(
    z.object({ ...whoIsMade, personal: z.object({ ...profile.shape, ...secret.shape }).nullable() }),
    ({ passwordHash, personal, ...rest }) => ({
      ...rest,
      personal: personal === null ? null : { ...personal, passwordHash },
    }),
  )
  .next(
    z.object({
      ...whoIsMade,
      ...graded,
      ...signingUp,
      personal: z.object({ ...signingProfile.shape, ...secret.shape }).nullable(),
    }),
    ({ personal, ...rest }) => ({
      ...rest,
      personal: personal === null ? null : { ...personal, oab: null, city: null },
    }),
  );

/** What changed. */
const userEdited = eventType(
  'UserEdited',
  z.object({
    role: role.optional(),
    accountId: z.string().optional(),
    emailHash: z.string().optional(),
    personal: signingProfile.partial().nullable(),
  }),
);

const userActivated = eventType('UserActivated', z.object({}));
const userDeactivated = eventType('UserDeactivated', z.object({}));
/** How the user's reports look, whole. */
const reportLookChosen = eventType(
  'ReportLookChosen',
  z.object({
    colour: z.string(),
    typeface: z.enum(typefaces),
    cover: z.boolean(),
    order: z.array(orderedSection),
  }),
);
const userLogoChanged = eventType('UserLogoChanged', z.object({ logo: z.string().nullable() }));

/** Ends all sessions. Since version 2 the hash is locked, and ended sessions no longer depend on a clock. */
const passwordChanged = eventType(
  'PasswordChanged',
  z.object({ passwordHash: z.string(), tokensRevokedBefore: instant }),
).next(z.object({ ...graded, personal: secret.nullable() }), ({ passwordHash }) => ({ personal: { passwordHash } }));

/** The same password under a more expensive hash: nobody is signed out. */
const passwordRehashed = eventType('PasswordRehashed', z.object({ personal: secret.nullable() }));
const passwordResetRequested = eventType(
  'PasswordResetRequested',
  z.object({ tokenHash: z.string(), expiresAt: instant }),
);

/** An administrator set the password, so that its user has to choose another one before anything else. */
const passwordChangeRequired = eventType('PasswordChangeRequired', z.object({}));

/** Since version 2 with the session in which the user acted; null for those from before. */
const userActed = eventType('UserActed', z.object({ at: instant })).next(
  z.object({ at: instant, sessionId: z.string().nullable() }),
  ({ at }) => ({ at, sessionId: null }),
);

/** Somebody signed in. `device` is the browser in words, `deviceHash` what recognises it, `address` that of the network. */
const sessionBegan = eventType(
  'SessionBegan',
  z.object({
    sessionId: z.string(),
    at: instant,
    expiresAt: instant,
    deviceHash: z.string(),
    /** Signed in from a device never seen before, although others were. */
    newDevice: z.boolean(),
    personal: z.object({ device: z.string(), address: z.string() }).nullable(),
  }),
);

/**
 * A session was signed out, with every token of it. `at` lets the reader drop sessions that have expired by themselves.
 */
const sessionEnded = eventType('SessionEnded', z.object({ sessionId: z.string(), at: instant, expiresAt: instant }));
const allSessionsEnded = eventType('AllSessionsEnded', z.object({}));

/** From programs before sessions had ids: their tokens are refused whether revoked or not. */
const tokenRevoked = eventType('TokenRevoked', z.object({ tokenId: z.string(), expiresAt: instant, at: instant }));

/** The secret of a second factor was shown; it counts once a code of it was given. */
const secondFactorProposed = eventType(
  'SecondFactorProposed',
  z.object({ expiresAt: instant, personal: z.object({ secret: z.string() }).nullable() }),
);
/** The secret last proposed is required from now on. `step` is that of the code given; recovery codes are hashed. */
const secondFactorEnabled = eventType(
  'SecondFactorEnabled',
  z.object({ step: z.int(), recoveryHashes: z.array(z.string()) }),
);
/** A code was used, and with it all codes up to its step. */
const secondFactorUsed = eventType('SecondFactorUsed', z.object({ step: z.int() }));
const recoveryCodeUsed = eventType('RecoveryCodeUsed', z.object({ hash: z.string() }));
const secondFactorDisabled = eventType('SecondFactorDisabled', z.object({}));

const userDeleted = eventType('UserDeleted', z.object({}));

export const userEventTypes = [
  userCreated,
  userEdited,
  userActivated,
  userDeactivated,
  userLogoChanged,
  reportLookChosen,
  passwordChanged,
  passwordRehashed,
  passwordResetRequested,
  passwordChangeRequired,
  userActed,
  sessionBegan,
  sessionEnded,
  allSessionsEnded,
  tokenRevoked,
  secondFactorProposed,
  secondFactorEnabled,
  secondFactorUsed,
  recoveryCodeUsed,
  secondFactorDisabled,
  userDeleted,
] as const;
export const userEvents = eventRegistry(...userEventTypes);
export type UserEvent = EventOf<typeof userEvents>;
