import type { Role, UserProfile } from './user.ts';

/** Passwords and addresses arrive hashed; instants are ISO 8601 in UTC. */
export type UserCommand =
  | {
      readonly type: 'CreateUser';
      readonly userId: string;
      readonly accountId: string;
      readonly role: Role;
      readonly profile: UserProfile;
      readonly emailHash: string;
      readonly passwordHash: string;
      readonly active: boolean;
      readonly trialExpiration: string | null;
    }
  /** An absent field keeps its value. A new address was reserved beforehand; its hash comes with it. */
  | {
      readonly type: 'EditUser';
      readonly profile: Partial<UserProfile>;
      readonly emailHash?: string;
      readonly active?: boolean;
      readonly role?: Role;
      readonly accountId?: string;
    }
  | { readonly type: 'ChangeLogo'; readonly logo: string | null }
  /** Ends all sessions. */
  | { readonly type: 'ChangePassword'; readonly passwordHash: string }
  /** Keeps sessions: the password is the same. */
  | { readonly type: 'RehashPassword'; readonly passwordHash: string }
  | {
      readonly type: 'RequestPasswordReset';
      readonly tokenHash: string;
      readonly expiresAt: string;
    }
  | {
      readonly type: 'ResetPassword';
      readonly tokenHash: string;
      readonly passwordHash: string;
      readonly now: string;
    }
  /** Recorded at most once in five minutes. */
  | { readonly type: 'NoteAction'; readonly now: string }
  | { readonly type: 'EndSession'; readonly sessionId: string; readonly now: string; readonly expiresAt: string }
  | { readonly type: 'EndAllSessions' }
  | { readonly type: 'DeleteUser' };
