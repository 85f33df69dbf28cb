import { createHash } from 'node:crypto';

/** The stream that holds an e-mail address: the same for every way of writing it, and not readable back. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
