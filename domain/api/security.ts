import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, instant } from './common.ts';

/** An open session of the caller. */
export const openSession = z.strictObject({
  id,
  /** The browser in words; null for a session whose beginning was not recorded. */
  device: z.string().nullable(),
  /** Of the network it began from. */
  address: z.string().nullable(),
  startedAt: instant,
  lastUsedAt: instant.nullable(),
  /** Whether the call was made with it. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
/** The current one first, then by last use. */
export const openSessionsAnswer = z.strictObject({ sessions: z.array(openSession) });

/** Required unless the user signed in within the last 15 minutes. */
const currentPassword = z.string({ error: messages.invalidValue }).max(1000).optional();
export const reauthenticationBody = z.strictObject({ currentPassword }).default({});

export const secondFactorState = z.strictObject({
  enabled: z.boolean(),
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** What an authenticator program needs, shown once. */
export const secondFactorProposal = z.strictObject({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth:` */
  address: z.string(),
  /** The address as a PNG, in a `data:` address. */
  qrCode: z.string(),
  expiresAt: instant,
});
export type SecondFactorProposal = z.infer<typeof secondFactorProposal>;

export const secondFactorConfirmBody = z.strictObject({
  code: z.string({ error: messages.invalidValue }).min(1, messages.required).max(40),
});
/** Shown once. */
export const recoveryCodesAnswer = z.strictObject({ recoveryCodes: z.array(z.string()) });
