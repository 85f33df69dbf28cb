import type { ReportLook } from '../api/report-look.ts';

export type Role = 'user' | 'admin';

/** What a user enters about themselves. */
export interface UserProfile {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Text in the footer of reports. */
  readonly office: string | null;
  /** Number of the bar (OAB) and city with which the user signs reports. */
  readonly oab: string | null;
  readonly city: string | null;
}

export const nobody: UserProfile = { name: '', email: '', phone: null, office: null, oab: null, city: null };

/** Instants are ISO 8601 in UTC. */
export interface EndedSession {
  readonly sessionId: string;
  /** When the session would have expired by itself, however often it was renewed. */
  readonly expiresAt: string;
}

export interface PasswordReset {
  readonly tokenHash: string;
  readonly expiresAt: string;
}

/** A session that has not ended, as far as its beginning was recorded. */
export interface OpenSession {
  readonly sessionId: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  /** When it ends by itself, however often it is renewed. */
  readonly expiresAt: string;
  /** The browser in words; empty once the user is forgotten. */
  readonly device: string;
  readonly address: string;
}

export interface SecondFactor {
  /** Base32; null once the user is forgotten. Views hold null: it is read from the log when a code is checked. */
  readonly secret: string | null;
  /** The step of the last code used: earlier ones and itself are refused. */
  readonly lastStep: number;
  /** Of the recovery codes not used yet. */
  readonly recoveryHashes: readonly string[];
}

export interface ProposedSecondFactor {
  readonly secret: string | null;
  readonly expiresAt: string;
}

export interface OpenUser {
  readonly phase: 'open';
  readonly userId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly active: boolean;
  /** The first user of a sign-up, in the account that it opened: manages the users of that account. */
  readonly accountAdmin: boolean;
  readonly profile: UserProfile;
  /** Name of the `email-{hash}` stream that holds the address for this user. */
  readonly emailHash: string;
  /** Null once the user is forgotten: no password matches. */
  readonly passwordHash: string | null;
  /** The password passed the rule for administrators when it was set; false where nobody noted it. */
  readonly adminPassword: boolean;
  /** The password was set by an administrator. */
  readonly passwordChangeRequired: boolean;
  /** Id of the file; null without a logo. */
  readonly logo: string | null;
  /** How the user's reports look; null: as usual. */
  readonly reportLook: ReportLook | null;
  /** End of the trial of a user who signed up; null for one created by an administrator. */
  readonly trialExpiration: string | null;
  readonly lastActionAt: string | null;
  /** Incremented when all sessions end. A token of an earlier generation is refused, independent of clocks. */
  readonly sessionGeneration: number;
  /** Sessions of this generation that were signed out. */
  readonly endedSessions: readonly EndedSession[];
  readonly passwordReset: PasswordReset | null;
  readonly sessions: readonly OpenSession[];
  /** Hashes of the devices that signed in, the newest last. */
  readonly devices: readonly string[];
  readonly secondFactor: SecondFactor | null;
  readonly proposedSecondFactor: ProposedSecondFactor | null;
}

export type UserState = { readonly phase: 'unknown' } | OpenUser | { readonly phase: 'deleted' };
