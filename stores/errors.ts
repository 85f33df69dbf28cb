export type StoreName = 'events' | 'views' | 'jobs' | 'files' | 'keys';

/** A store that cannot be reached or cannot write just now. The caller may try again; HTTP answers 503. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    readonly store: StoreName,
    cause: unknown,
  ) {
    super(`The ${store} store cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** A store that will not work until a setting or a right is changed. The message names the setting and what to do. */
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

/** More than every log takes at once: EventStoreDB refuses appends of 1 MiB and more, so the embedded log does as well. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  constructor(
    readonly streamId: string,
    readonly bytes: number,
  ) {
    super(`An append of ${bytes} bytes to ${streamId} is too large`);
  }
}
