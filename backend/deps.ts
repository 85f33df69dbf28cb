import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { Billing } from '../billing/open.ts';
import type { ReadModels } from '../projections/read-models.ts';
import type { Compute } from '../results/compute/compute.ts';
import type { Results } from '../results/results.ts';
import type { Stores } from '../stores/stores.ts';
import type { Recomputation } from '../workers/recompute/state.ts';
import type { Config } from './config.ts';
import type { Changes } from './live/changes.ts';
import type { LockedExtracts } from './locked-extracts.ts';
import type { Metrics } from './metrics.ts';
import type { Pasts } from './pasts.ts';
import type { SecurityLog } from './security-log.ts';
import type { Limits } from './sessions/limits.ts';
import type { Passwords } from './sessions/passwords.ts';

/** What handlers receive: the stores, the settings, and what is impure (clock, ids). */
export interface Deps {
  readonly config: Config;
  readonly stores: Stores;
  /** The payment provider, or the simulator of one. */
  readonly billing: Billing;
  readonly views: ReadModels;
  /** What calculations and customers were before. */
  readonly pasts: Pasts;
  /** Long computations run in a thread. */
  readonly compute: Compute;
  readonly results: Results;
  /** The run over all calculations after the law or the indexes have changed. */
  readonly recomputation: Recomputation;
  readonly changes: Changes;
  readonly lockedExtracts: LockedExtracts;
  /** Signs tokens. */
  readonly tokenKey: KeyObject;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly logger: Logger;
  readonly security: SecurityLog;
  readonly metrics: Metrics;
  /** Aborted when the process is asked to stop: endless streams end then. */
  readonly stopping: AbortSignal;
  /** The current instant, ISO 8601 in UTC. */
  readonly now: () => string;
  readonly newId: () => string;
}
