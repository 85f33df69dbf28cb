import type { JobHandler, JobRef } from '../stores/jobs/port.ts';
import { errorOfThrown } from '../stores/jobs/thrown.ts';

/** A try that went wrong. Of its error only name and code: messages, such as a mail server's, may be about a person. */
export interface FailedTry extends JobRef {
  readonly attempt: number;
  readonly error: string;
  /** Such as ECONNREFUSED; null for an error that has none. */
  readonly code: string | null;
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
      if (!outcome.ok) onFailedTry({ queue, id, attempt, error: outcome.error.name, code: null });
      return outcome;
    } catch (thrown) {
      note('thrown');
      onFailedTry({ queue, id, attempt, error: errorOfThrown(thrown).name, code: codeOf(thrown) });
      throw thrown;
    }
  };

const codeOf = (thrown: unknown): string | null =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null;
