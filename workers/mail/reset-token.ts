import { createHash } from 'node:crypto';

/** The token in a reset link: the user's id, which leads to their stream, and a secret that cannot be guessed. */
export const resetToken = (userId: string, secret: string): string => `${userId}.${secret}`;

export const userIdIn = (token: string): string => token.split('.')[0] ?? '';

/** The token as the log keeps it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
