import { z } from 'zod';

export const MAIL_QUEUE = 'mail';

/**
 * The mail with which somebody who forgot the password chooses another. It is asked for by address, whether anybody has
 * it or not; the secret comes with it, so that it is the same mail however often it is tried.
 */
export const passwordResetJob = z.object({
  emailHash: z.string(),
  secret: z.string(),
  /** The link is this and the token. */
  page: z.string(),
  correlationId: z.string(),
});
export type PasswordResetJob = z.output<typeof passwordResetJob>;
