export type StoreName = 'events' | 'views' | 'jobs' | 'files' | 'keys' | 'simulator';

/** A store that cannot be reached or written to at the moment. The caller may retry; HTTP answers 503. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    readonly store: StoreName,
    cause: unknown,
  ) {
    super(`The ${store} store cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** A store that will not work until a setting or a permission changes. The message names the setting and the remedy. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
  constructor(
    readonly setting: string,
    reason: string,
    cause: unknown,
  ) {
    super(`${setting}: ${reason}`, { cause });
  }
}

/** Larger than any log accepts: EventStoreDB refuses appends of 1 MiB and more, so the embedded log does too. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  constructor(
    readonly streamId: string,
    readonly bytes: number,
  ) {
    super(`An append of ${bytes} bytes to ${streamId} is too large`);
  }
}
