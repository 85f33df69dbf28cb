import { createHash } from 'node:crypto';

/** The stream that reserves an e-mail address: the same for every spelling of it, and not reversible. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
