export type Role = 'user' | 'admin';

/** What a user enters about themselves. */
export interface UserProfile {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Text in the footer of reports. */
  readonly office: string | null;
}

export const nobody: UserProfile = { name: '', email: '', phone: null, office: null };

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

export interface OpenUser {
  readonly phase: 'open';
  readonly userId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly active: boolean;
  readonly profile: UserProfile;
  /** Name of the `email-{hash}` stream that holds the address for this user. */
  readonly emailHash: string;
  /** Null once the user is forgotten: no password matches. */
  readonly passwordHash: string | null;
  /** Id of the file; null without a logo. */
  readonly logo: string | null;
  /** End of the trial of a user who signed up; null for one created by an administrator. */
  readonly trialExpiration: string | null;
  readonly lastActionAt: string | null;
  /** Incremented when all sessions end. A token of an earlier generation is refused, independent of clocks. */
  readonly sessionGeneration: number;
  /** Sessions of this generation that were signed out. */
  readonly endedSessions: readonly EndedSession[];
  readonly passwordReset: PasswordReset | null;
}

export type UserState = { readonly phase: 'unknown' } | OpenUser | { readonly phase: 'deleted' };
