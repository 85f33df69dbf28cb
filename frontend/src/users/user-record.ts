import type { User } from '../../../domain/api/auth.ts';

/** A user with the revision that was read, to be sent back with a change. */
export type UserRecord = User & { etag: string | null };
