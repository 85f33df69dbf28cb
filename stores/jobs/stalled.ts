import type { JobError, JobRef } from './port.ts';

/** The failure of a job whose worker stopped during its last try. */
export const JOB_STALLED: JobError = { name: 'JobStalled', message: 'The worker stopped in the middle of the job' };

/** What `onError` receives for such a job, since no handler saw it fail. */
export class JobStalled extends Error {
  override readonly name = 'JobStalled';
  constructor({ queue, id }: JobRef) {
    super(`Job ${id} of ${queue} has failed: its worker stopped in the middle of the last try`);
  }
}
