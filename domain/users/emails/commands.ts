/** Instants are ISO 8601 in UTC. */
export type EmailCommand =
  /** Reserves the address for a user about to be created, under the ids that will be used. */
  | { readonly type: 'ReserveEmail'; readonly userId: string; readonly accountId: string; readonly now: string }
  /** The user exists: the address is theirs until released. */
  | { readonly type: 'ConfirmEmail'; readonly userId: string }
  | { readonly type: 'ReleaseEmail'; readonly userId: string };
