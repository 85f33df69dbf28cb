import type { Session } from '../sessions/session.ts';

/** What belongs to an account is used by its users alone; to all others, administrators included, it does not exist. */
export const mayUse = ({ user }: Session, object: { readonly accountId: string }): boolean =>
  object.accountId === user.accountId;
