export const KEY_BYTES = 32;

/** 32 bytes for AES-256-GCM, or why there is none. A destroyed key never comes back. */
export type KeyState =
  | { readonly status: 'present'; readonly key: Uint8Array }
  | { readonly status: 'destroyed' }
  | { readonly status: 'missing' };

/**
 * One key per person, stored apart from the log, so that the log can forget a person. Owners are stream names
 * (`customer-42`). Every method throws StoreUnavailable when the store cannot be reached.
 */
export interface Keys {
  /** The owner's key, created durably if there was none. A destroyed key is not replaced. */
  create(owner: string): Promise<KeyState>;
  get(owner: string): Promise<KeyState>;
  getMany(owners: readonly string[]): Promise<ReadonlyMap<string, KeyState>>;
  /** Destroys the key for good; an owner that never had one cannot get one afterwards either. */
  destroy(owner: string): Promise<void>;
  /** All owners with a key, for moving to other stores. */
  list(): AsyncIterable<{ readonly owner: string; readonly key: Uint8Array }>;
  /** All owners whose key was destroyed, for moving to other stores: a forgotten person stays forgotten. */
  forgotten(): AsyncIterable<string>;
  /** Adopts a key created elsewhere. False if this owner has another one, or a destroyed one. */
  restore(owner: string, key: Uint8Array): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
