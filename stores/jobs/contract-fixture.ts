import { randomUUID } from 'node:crypto';
import type { Installation } from '../testing/installation.ts';
import type { JobOutcome, JobRef, JobState, Jobs, RunningJob } from './port.ts';

/** A queue name of its own: a server keeps what earlier tests left. */
export const freshQueue = () => `queue-${randomUUID().slice(0, 8)}`;

export const DONE: JobOutcome = { ok: true, result: null };

/** Work that runs until its signal is aborted. */
export const untilAborted = ({ signal }: RunningJob): Promise<JobOutcome> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(DONE));
  });

/** A promise and the function that resolves it. */
export const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
};

/** Shared by the suites: an open queue, a way to open others, and a wait for a job's end. */
export interface JobsUnderTest {
  readonly jobs: Jobs;
  readonly place: Installation<Jobs>;
}

/** The state in which a job ended. */
export const ended = async (jobs: Jobs, ref: JobRef): Promise<JobState> => {
  let last: JobState | null = null;
  for await (const state of jobs.watch(ref)) last = state;
  if (last === null) throw new Error(`No job ${ref.id}`);
  return last;
};
