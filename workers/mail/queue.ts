import { z } from 'zod';

export const MAIL_QUEUE = 'mail';

/** A mail as it goes out. `link` is what it is about, for installations that send no mail. */
export const mailJob = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
});
export type Mail = z.output<typeof mailJob>;
