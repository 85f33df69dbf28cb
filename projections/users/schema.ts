import { z } from 'zod';
import { keptReportLook } from '../../domain/api/report-look.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const instant = z.string();

/** A user as sign-in, sessions and administration need them. The password hash never leaves the server. */
const user = z.object({
  id: z.string(),
  accountId: z.string(),
  role: z.enum(['user', 'admin']),
  active: z.boolean(),
  accountAdmin: z.boolean(),
  profile: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    office: z.string().nullable(),
    oab: z.string().nullable(),
    city: z.string().nullable(),
  }),
  foldedName: z.string(),
  emailHash: z.string(),
  passwordHash: z.string().nullable(),
  adminPassword: z.boolean(),
  passwordChangeRequired: z.boolean(),
  logo: z.string().nullable(),
  /** How the user's reports look; null: as usual. */
  reportLook: keptReportLook.nullable(),
  trialExpiration: instant.nullable(),
  lastActionAt: instant.nullable(),
  sessionGeneration: z.int(),
  endedSessions: z.array(z.object({ sessionId: z.string(), expiresAt: instant })),
  passwordReset: z.object({ tokenHash: z.string(), expiresAt: instant }).nullable(),
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      startedAt: instant,
      lastUsedAt: instant,
      expiresAt: instant,
      device: z.string(),
      address: z.string(),
    }),
  ),
  devices: z.array(z.string()),
  /** Without its secret, which only the log has, locked. */
  secondFactor: z.object({ lastStep: z.int(), recoveryHashes: z.array(z.string()) }).nullable(),
  /** What its user is told of by mail, the newest last. */
  news: z.array(
    z.object({ kind: z.enum(['newDevice', 'passwordChanged']), id: z.string(), at: instant, device: z.string() }),
  ),
  /** Of the last news; null without any. */
  lastNewsAt: instant.nullable(),
  createdAt: instant,
});
export type UserDocument = z.output<typeof user>;

export type UserField = 'accountId' | 'role' | 'emailHash' | 'foldedName' | 'lastNewsAt';

export const usersView = viewDefinition<Stamped<UserDocument>, UserField>({
  name: 'users',
  meaning: 1,
  schema: z.object({ ...user.shape, ...stamp }),
  // 0.1.0 did not note whether a password passed the administrators' rule.
  formerly: (document) => ({ adminPassword: false, ...Object(document) }),
  fields: ['accountId', 'role', 'emailHash', 'foldedName', 'lastNewsAt'],
  indexes: [['accountId', 'foldedName'], ['emailHash'], ['foldedName'], ['lastNewsAt']],
});
