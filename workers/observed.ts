import type { JobHandler, JobRef } from '../stores/jobs/port.ts';
import { errorOfThrown } from '../stores/jobs/thrown.ts';

/** A try that went wrong. Of its error only the name: messages, such as a mail server's, may be about a person. */
export interface FailedTry extends JobRef {
  readonly attempt: number;
  readonly error: string;
}

/** Told how each job went. */
export interface JobObserver {
  job(queue: string, outcome: 'done' | 'failed' | 'thrown', seconds: number): void;
}

/** The handler, with every try observed and every one that went wrong told of. */
export const observed =
  (handler: JobHandler, observer: JobObserver, onFailedTry: (failed: FailedTry) => void): JobHandler =>
  async (job) => {
    const { queue, id, attempt } = job;
    const begun = performance.now();
    const note = (outcome: 'done' | 'failed' | 'thrown'): void =>
      observer.job(queue, outcome, (performance.now() - begun) / 1000);
    try {
      const outcome = await handler(job);
      note(outcome.ok ? 'done' : 'failed');
      if (!outcome.ok) onFailedTry({ queue, id, attempt, error: outcome.error.name });
      return outcome;
    } catch (thrown) {
      note('thrown');
      onFailedTry({ queue, id, attempt, error: errorOfThrown(thrown).name });
      throw thrown;
    }
  };
