import type { JobHandler } from '../../stores/jobs/port.ts';
import type { Mailer } from './mailer.ts';
import { mailJob } from './queue.ts';

/** Sends the mail of a job. */
export const sendMail =
  (mailer: Mailer): JobHandler =>
  async (job) => {
    await mailer.send(job.id, mailJob.parse(job.data));
    return { ok: true, result: null };
  };
