import type { ReportLook } from '../api/report-look.ts';
import type { Role, UserProfile } from './user.ts';

/**
 * Passwords and addresses arrive hashed; instants are ISO 8601 in UTC. `adminPassword`: the password passed the rule for
 * administrators.
 */
export type UserCommand =
  | {
      readonly type: 'CreateUser';
      readonly userId: string;
      readonly accountId: string;
      readonly role: Role;
      readonly profile: UserProfile;
      readonly emailHash: string;
      readonly passwordHash: string;
      readonly adminPassword?: boolean;
      readonly active: boolean;
      readonly trialExpiration: string | null;
      /** Whoever signs an account up decides about it, with a trial or without one. */
      readonly accountAdmin?: boolean;
      /** The user has to choose a password of their own at the first sign-in. */
      readonly passwordChangeRequired?: boolean;
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
  | { readonly type: 'ChooseReportLook'; readonly look: ReportLook }
  /** Ends all sessions. `passwordChangeRequired`: its user has to choose another one before anything else. */
  | {
      readonly type: 'ChangePassword';
      readonly passwordHash: string;
      readonly adminPassword?: boolean;
      readonly passwordChangeRequired?: boolean;
    }
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
      readonly adminPassword?: boolean;
      readonly now: string;
    }
  /** Recorded at most once in five minutes for each session. */
  | { readonly type: 'NoteAction'; readonly sessionId: string; readonly now: string }
  | {
      readonly type: 'BeginSession';
      readonly sessionId: string;
      readonly now: string;
      readonly expiresAt: string;
      readonly deviceHash: string;
      /** The browser in words. */
      readonly device: string;
      /** Of the network. */
      readonly address: string;
    }
  | { readonly type: 'EndSession'; readonly sessionId: string; readonly now: string; readonly expiresAt: string }
  | { readonly type: 'EndAllSessions' }
  /** A secret to be confirmed by one of its codes. */
  | { readonly type: 'ProposeSecondFactor'; readonly secret: string; readonly expiresAt: string }
  /** `step`: that of a code of the proposed secret, which was checked. */
  | {
      readonly type: 'EnableSecondFactor';
      readonly step: number;
      readonly recoveryHashes: readonly string[];
      readonly now: string;
    }
  /** A code of this step was checked. */
  | { readonly type: 'UseSecondFactor'; readonly step: number }
  | { readonly type: 'UseRecoveryCode'; readonly hash: string }
  | { readonly type: 'DisableSecondFactor' }
  | { readonly type: 'DeleteUser' };
