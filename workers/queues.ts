import { BILLING_QUEUE } from './billing/queue.ts';
import { CNIS_QUEUE } from './cnis/queue.ts';
import { ERASURE_QUEUE } from './erasure/queue.ts';
import { MAIL_QUEUE } from './mail/queue.ts';
import { NOTICE_QUEUE } from './notices/queue.ts';
import { PRINTING_QUEUE } from './print/queue.ts';
import { RECOMPUTE_ALL_QUEUE, RECOMPUTE_QUEUE } from './recompute/queue.ts';

/** Every kind of job, for those who watch. */
export const QUEUES: readonly string[] = [
  CNIS_QUEUE,
  MAIL_QUEUE,
  NOTICE_QUEUE,
  ERASURE_QUEUE,
  PRINTING_QUEUE,
  RECOMPUTE_QUEUE,
  RECOMPUTE_ALL_QUEUE,
  BILLING_QUEUE,
];
