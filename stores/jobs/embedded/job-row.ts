import type { JobState } from '../port.ts';

export interface JobRow {
  readonly queue: string;
  readonly id: string;
  readonly data: string;
  readonly status: JobState['status'];
  readonly attempts: number;
  readonly attempt: number;
  readonly backoff_ms: number;
  readonly progress: number;
  readonly result: string | null;
  readonly error: string | null;
  readonly holder: string | null;
  readonly confidential: 0 | 1;
}

/** A job that runs under a lease: what its worker needs of it. */
export interface TakenRow
  extends Pick<JobRow, 'queue' | 'id' | 'data' | 'attempts' | 'attempt' | 'backoff_ms' | 'confidential'> {
  readonly number: number;
  readonly lease: string;
}

export const stateOf = (row: JobRow): JobState => ({
  queue: row.queue,
  id: row.id,
  status: row.status,
  data: JSON.parse(row.data),
  progress: row.progress,
  attempt: row.attempt,
  result: row.result === null ? null : JSON.parse(row.result),
  error: row.error === null ? null : JSON.parse(row.error),
});
