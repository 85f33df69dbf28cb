import { createHash } from 'node:crypto';

/** What the link to a new password holds: the user's id, by which its stream is found, and what nobody can guess. */
export const resetToken = (userId: string, secret: string): string => `${userId}.${secret}`;

export const userIdIn = (token: string): string => token.split('.')[0] ?? '';

/** What the log keeps of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
