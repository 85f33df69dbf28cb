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
