import type { User } from '../../../domain/api/auth.ts';
import type { Session } from '../../sessions/session.ts';

/** One's own profile, or anybody's for the administrator; to all others the user does not exist. */
export const maySee = ({ user }: Session, id: string): boolean => user.role === 'admin' || user.id === id;

interface Asked {
  readonly role?: User['role'] | undefined;
  readonly email?: string | undefined;
  readonly active?: boolean | undefined;
  readonly accountId?: string | undefined;
}

/** Address, activity, role and account are the administrator's to change; sent back as they were, they are no change. */
export const mayChange = ({ user }: Session, before: User, asked: Asked): boolean =>
  user.role === 'admin' ||
  ((asked.email === undefined || asked.email === before.email) &&
    (asked.active === undefined || asked.active === before.active) &&
    (asked.role === undefined || asked.role === before.role) &&
    (asked.accountId === undefined || asked.accountId === before.accountId));

/** Nobody removes or deactivates themselves: an installation keeps its administrator. */
export const mayRemove = ({ user }: Session, id: string): boolean => user.id !== id;

/** Nobody changes their own role: whoever gave it up could not take it back. */
export const mayHaveRole = ({ user }: Session, before: User, role: User['role'] | undefined): boolean =>
  role === undefined || role === before.role || user.id !== before.id;
