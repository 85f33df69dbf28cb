import type { JobState as BullState, Job } from 'bullmq';
import { z } from 'zod';
import type { Json } from '../../../domain/json.ts';
import type { JobError, JobRef, JobState, JobStatus, NewJob } from '../port.ts';

export const DEFAULT_ATTEMPTS = 3;
export const DEFAULT_BACKOFF_MS = 1_000;

/** The data of a BullMQ job: ours, a token that tells whose `add` created it, its owner and the person it is about. */
export const envelopeSchema = z.object({
  mark: z.string(),
  data: z.json(),
  owner: z.string().optional(),
  about: z.string().optional(),
});
export type Envelope = {
  readonly mark: string;
  readonly data: Json;
  readonly owner?: string | undefined;
  readonly about?: string | undefined;
};

/** BullMQ refuses whole numbers as ids, so every id gets a letter; ids of scheduled runs are BullMQ's own. */
const OURS = 'j-';
const SCHEDULED = /^repeat:(.+):(\d+)$/;

export const toBullId = (id: string): string => `${OURS}${id}`;
export const toScheduledId = (id: string): string => `repeat:${id.replace(/-(\d+)$/, ':$1')}`;
export const fromBullId = (id: string): string => {
  const scheduled = SCHEDULED.exec(id);
  return scheduled === null ? id.slice(OURS.length) : `${scheduled[1]}-${scheduled[2]}`;
};

export const optionsOf = ({
  delayMs,
  attempts,
  backoffMs,
  confidential,
}: Omit<NewJob, keyof JobRef | 'data' | 'owner' | 'about'>) => ({
  attempts: attempts ?? DEFAULT_ATTEMPTS,
  removeOnComplete: confidential ?? false,
  backoff: { type: 'exponential', delay: backoffMs ?? DEFAULT_BACKOFF_MS },
  ...(delayMs === undefined ? {} : { delay: delayMs }),
});

export const isConfidential = (job: Job): boolean => job.opts.removeOnComplete === true;

/** Tries begun so far; one that ended with its worker's death counts, a returned one does not. */
export const triesBefore = (job: Job): number => job.attemptsMade + job.stalledCounter;

const errorSchema = z.object({ name: z.string(), message: z.string() });

/** BullMQ's failure reasons are strings; ours are JSON. */
export const toFailedReason = (error: JobError): string => JSON.stringify(error);

const errorOf = (failedReason: string): JobError => {
  try {
    return errorSchema.parse(JSON.parse(failedReason));
  } catch {
    return { name: 'Error', message: failedReason };
  }
};

export const hasEnded = (state: BullState | 'unknown'): boolean => state === 'completed' || state === 'failed';

const statusOf = (state: BullState | 'unknown'): JobStatus => {
  switch (state) {
    case 'completed':
      return 'done';
    case 'failed':
      return 'failed';
    case 'active':
      return 'running';
    default:
      return 'queued';
  }
};

/** From 0 to 1; zero while the job has told nothing. */
const progressSoFar = (progress: Job['progress']): number => (typeof progress === 'number' ? progress : 0);

export const stateOf = (ref: JobRef, job: Job, bullState: BullState | 'unknown'): JobState => {
  const status = statusOf(bullState);
  return {
    queue: ref.queue,
    id: ref.id,
    status,
    data: envelopeSchema.parse(job.data).data,
    progress: status === 'done' ? 1 : progressSoFar(job.progress),
    attempt: triesBefore(job) + (status === 'running' ? 1 : 0),
    result: status === 'done' ? z.json().parse(job.returnvalue ?? null) : null,
    error: status === 'done' || !job.failedReason ? null : errorOf(job.failedReason),
  };
};
