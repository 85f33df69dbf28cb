import type { JobError, JobRef } from './port.ts';

/** How a job has failed whose worker stopped in the middle of its last try. */
export const JOB_STALLED: JobError = { name: 'JobStalled', message: 'The worker stopped in the middle of the job' };

/** What `onError` is told of such a job, as no handler saw it fail. */
export class JobStalled extends Error {
  override readonly name = 'JobStalled';
  constructor({ queue, id }: JobRef) {
    super(`Job ${id} of ${queue} has failed: its worker stopped in the middle of the last try`);
  }
}
