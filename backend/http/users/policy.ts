import { z } from 'zod';
import type { User } from '../../../domain/api/auth.ts';
import type { Session } from '../../sessions/session.ts';

/** Whether the caller manages that user: the administrator everybody, an office's own one the users of its account. */
const manages = ({ user }: Session, { role, accountId }: Pick<User, 'role' | 'accountId'>): boolean =>
  user.role === 'admin' || (user.accountAdmin && user.accountId === accountId && role !== 'admin');

/** One's own profile, or that of a user whom the caller manages; to all others the user does not exist. */
export const maySee = (session: Session, seen: User): boolean => session.user.id === seen.id || manages(session, seen);

interface Asked {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly office?: string | null | undefined;
  readonly oab?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly password?: string | undefined;
  readonly logo?: unknown;
  readonly role?: User['role'] | undefined;
  readonly email?: string | undefined;
  readonly active?: boolean | undefined;
  readonly accountId?: string | undefined;
}

/**
 * Address, activity, role and account are the administrator's to change; an office's own one changes nothing but whether
 * somebody else is active. What is sent back as it was is no change. `sendsLogo`: the request carries an image.
 */
export const mayChange = ({ user }: Session, before: User, asked: Asked, sendsLogo: boolean): boolean => {
  if (user.role === 'admin') return true;
  const keeps = (
    name: 'name' | 'phone' | 'office' | 'oab' | 'city' | 'email' | 'active' | 'role' | 'accountId',
  ): boolean => asked[name] === undefined || asked[name] === before[name];
  if (!(keeps('email') && keeps('role') && keeps('accountId'))) return false;
  if (user.id === before.id) return keeps('active');
  const keepsLogo = !sendsLogo && (asked.logo === undefined || asked.logo === before.logo);
  return (
    keepsLogo &&
    asked.password === undefined &&
    keeps('name') &&
    (['phone', 'office', 'oab', 'city'] as const).every(keeps)
  );
};

/** Nobody removes or deactivates themselves: an installation keeps its administrator. */
export const mayRemove = ({ user }: Session, id: string): boolean => user.id !== id;

/** Nobody changes their own role: whoever gave it up could not take it back. */
export const mayHaveRole = ({ user }: Session, before: User, role: User['role'] | undefined): boolean =>
  role === undefined || role === before.role || user.id !== before.id;

const ofPassword: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'currentPassword',
  'passwordChangeRequired',
]);

const passwordAlone = z.object({
  user: z
    .looseObject({ password: z.unknown() })
    .refine((asked) => asked.password !== undefined && Object.keys(asked).every((field) => ofPassword.has(field))),
});

/** Whether an edit, as it was sent, chooses a password and asks for nothing else; what is wrong with it is said later. */
export const choosesPassword = (sent: unknown): boolean => passwordAlone.safeParse(sent).success;
