export type Role = 'user' | 'admin';

/** What a user says of themselves. */
export interface UserProfile {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Text in the footer of reports. */
  readonly office: string | null;
}

export const nobody: UserProfile = { name: '', email: '', phone: null, office: null };

/** Instants are ISO 8601 in UTC. */
export interface RevokedToken {
  readonly tokenId: string;
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
  readonly passwordHash: string;
  /** Id of the file, null without a logo. */
  readonly logo: string | null;
  /** End of the trial of a user who signed up; null for one made by an administrator. */
  readonly trialExpiration: string | null;
  readonly lastActionAt: string | null;
  /** Tokens issued before this instant are refused. */
  readonly tokensRevokedBefore: string | null;
  readonly revokedTokens: readonly RevokedToken[];
  readonly passwordReset: PasswordReset | null;
}

export type UserState = { readonly phase: 'unknown' } | OpenUser | { readonly phase: 'deleted' };
