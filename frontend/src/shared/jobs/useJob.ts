import { useState } from 'react';
import type { z } from 'zod';
import { useServerEvents } from './useServerEvents.ts';

interface AnyJob {
  status: 'queued' | 'running' | 'done' | 'failed';
}

export interface JobState<T> {
  job: T | null;
  /** The stream itself was refused, such as for an unknown job. */
  error: unknown;
}

/**
 * Follows a job to its end. Leaving the screen stops listening, not the job: the same path finds it again.
 * @param path such as `cnis-imports/{id}`; its stream is at `/events` below it. Null: no job yet
 */
export const useJob = <T extends AnyJob>(path: string | null, answer: z.ZodType<T>): JobState<T> => {
  const [state, setState] = useState<JobState<T> & { path: string | null }>({ path, job: null, error: null });
  useServerEvents(path === null ? null : `${path}/events`, {
    answer,
    onEvent: (job) => {
      setState({ path, job, error: null });
      return job.status === 'queued' || job.status === 'running';
    },
    onRefusal: (error) => setState({ path, job: null, error }),
  });
  return state.path === path ? state : { job: null, error: null };
};
