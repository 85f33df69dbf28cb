import { z } from 'zod';

export const MAIL_QUEUE = 'mail';

/**
 * The mail for resetting a forgotten password. It is requested by address, whether or not anybody has it; the secret is
 * part of the job, so that every try sends the same mail.
 */
export const passwordResetJob = z.object({
  emailHash: z.string(),
  secret: z.string(),
  /** The link is this followed by the token. */
  page: z.string(),
  correlationId: z.string(),
});
export type PasswordResetJob = z.output<typeof passwordResetJob>;
