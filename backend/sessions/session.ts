import type { AccountStatus, AccountStatusCause, User } from '../../domain/api/auth.ts';
import type { Claims } from './tokens.ts';

/** A signed-in user, as loaded for this request. */
export interface Session {
  readonly user: User;
  readonly accountStatus: AccountStatus;
  readonly accountStatusCause: AccountStatusCause;
  /** The password was set by an administrator: nothing but choosing another one is open. */
  readonly provisional: boolean;
  readonly claims: Claims;
}
